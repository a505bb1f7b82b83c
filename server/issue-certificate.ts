import { certificateNumber, type PrintedKind, registrationNumber } from '@portal/domain/certificate.ts'
import type { Db } from './database/connect.ts'
import { insertCertificate, nextSerial, type PrintedFacts, readPrintedFacts } from './records/certificates.ts'
import type { Settings } from './records/settings.ts'

interface Issue {
  kind: PrintedKind
  registration: { id: number; facility_id: number; reference: string }
  expiry_date: string
  settings: Settings
}

/** Issues the certificate of an approval or the statement of a temporary approval, with today's data. It never changes. */
export async function issueCertificate(
  { db, today }: { db: Db; today: string },
  { kind, registration, expiry_date, settings }: Issue,
): Promise<void> {
  const facts = await readPrintedFacts(db, registration, today)
  const numbers = await numbersOf[kind](db, { registration, facts, settings, today })
  await insertCertificate(db, registration.facility_id, {
    kind,
    registration_id: registration.id,
    issue_date: today,
    expiry_date,
    ...numbers,
    printed: {
      ...facts.printed,
      ministry: settings.ministry_name,
      ministry_address: settings.ministry_address,
      crest_url: settings.crest_url,
    },
  })
}

interface Numbering extends Pick<Issue, 'registration' | 'settings'> {
  facts: PrintedFacts
  today: string
}

interface Numbers {
  number: string
  /** The facility's registration number, given with its first certificate and kept for life. */
  registration_number: string | null
}

const numbersOf = { certificate: certificateNumbers, statement: statementNumbers } as const satisfies Record<
  PrintedKind,
  unknown
>

/** The registration number and the year: NSMOH/PHF/00001/2026. */
async function certificateNumbers(db: Db, { facts, settings, today }: Numbering): Promise<Numbers> {
  const registration_number =
    facts.registration_number ??
    registrationNumber(settings.certificate_prefix, await nextSerial(db, 'registration_number'))
  return { number: certificateNumber(registration_number, Number(today.slice(0, 4))), registration_number }
}

/** The application's reference; later statements of the same registration add /2, /3 and so on. */
async function statementNumbers(_db: Db, { registration: { reference }, facts }: Numbering): Promise<Numbers> {
  const { statements, registration_number } = facts
  return { number: statements === 0 ? reference : `${reference}/${statements + 1}`, registration_number }
}
