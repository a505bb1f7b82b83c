import type { Condition } from '@portal/domain/licences/conditions.ts'
import { issuingEvents } from '@portal/domain/audit/audited-actions.ts'
import { certificateNumber, type PrintedKind, registrationNumber } from '@portal/domain/licences/certificate.ts'
import { recordedPaper } from '../audit/paper-facts.ts'
import { doerOf, recordEntry } from '../audit/record-entry.ts'
import { idOfPaper, stateOfPaper } from '../audit/states.ts'
import type { Acting } from './change-registration-status.ts'
import { confirmPaper } from '../papers/confirm-paper.ts'
import type { Db } from '../database/connect.ts'
import type { Context } from '../use-case/context.ts'
import {
  insertCertificate,
  type Issue as NewPaper,
  nextSerial,
  type PrintedFacts,
  readPrintedFacts,
} from '../records/licences/certificates.ts'
import { findNewestPaper, listPapersInForce } from '../records/licences/certificate-history.ts'
import { readSettings, type Settings } from '../records/settings/settings.ts'
import { signPaper } from '../papers/sign-paper.ts'

interface Issue {
  kind: PrintedKind
  registration: { id: number; facility_id: number; reference: string }
  /** The day on which the licence begins. */
  valid_from: string
  expiry_date: string
  conditions: readonly Condition[]
  settings: Settings
}

/** Who issues a paper, and the keys that sign it. */
type Issuing = Acting & Pick<Context, 'signingKeys'>

/** Issues the certificate of an approval or the statement of a temporary approval, with today's data. It never changes. */
export async function issueCertificate(
  context: Issuing,
  { kind, registration, valid_from, expiry_date, conditions, settings }: Issue,
): Promise<void> {
  const { db, today } = context
  const facts = await readPrintedFacts(db, registration, today)
  const numbers = await numbersOf[kind](db, { registration, facts, settings, valid_from })
  await storePaper(context, registration.facility_id, {
    kind,
    registration_id: registration.id,
    issue: 1,
    reissued_on: null,
    issue_date: today,
    expiry_date,
    ...numbers,
    printed: { ...facts.printed, conditions: [...conditions], ...letterhead(settings) },
  })
}

/** Signs a paper and stores it with its entry of the audit record, which says what it states and what its code is. */
async function storePaper(context: Issuing, facilityId: number, paper: NewPaper): Promise<void> {
  const { db, now, signingKeys } = context
  const key = await signingKeys.current(db, now)
  const code = signPaper(paper, key)
  await insertCertificate(db, facilityId, paper, { kid: key.kid, code, signed_at: now.toISOString() })
  await recordEntry(db, {
    ...doerOf(context),
    action: issuingEvents[paper.kind],
    about: { kind: 'certificate', id: idOfPaper(paper) },
    after: { facility_id: facilityId },
    state: stateOfPaper(paper),
    paper: recordedPaper(paper, code),
  })
}

function letterhead({ ministry_name, ministry_address, crest_url }: Settings) {
  return { ministry: ministry_name, ministry_address, crest_url }
}

/**
 * Issues the certificates and statements of a facility that are in force again, with its present name, address and owner, under the same
 * number and with the same dates. Whatever else they state stays as it was approved; the ministry signs as of today.
 */
export async function reissuePapers(context: Issuing, facilityId: number): Promise<void> {
  const { db, today } = context
  const inForce = await listPapersInForce(db, facilityId, today)
  if (inForce.length === 0) return
  const settings = await readSettings(db, today)
  for (const paper of inForce) await issueAgain(context, facilityId, { paper, settings })
}

interface Extension {
  registration: { id: number; facility_id: number }
  expiry_date: string
  settings: Settings
}

/** Issues the statement of a temporary approval that is extended again, under the same number and until the new last day. */
export async function reissueStatement(
  context: Issuing,
  { registration, expiry_date, settings }: Extension,
): Promise<void> {
  const statement = await findNewestPaper(context.db, registration, 'statement')
  if (!statement) return
  await issueAgain(context, registration.facility_id, { paper: statement, expiry_date, settings })
}

type Paper = Awaited<ReturnType<typeof listPapersInForce>>[number]

async function issueAgain(
  context: Issuing,
  facilityId: number,
  { paper, expiry_date = paper.expiry_date, settings }: { paper: Paper; expiry_date?: string; settings: Settings },
): Promise<void> {
  const { db, today } = context
  const { id: _, stored, printed, issue, registration_id, ...kept } = paper
  // What was changed behind the portal's back must not be signed as a new issue.
  await confirmPaper(db, { ...paper, printed: stored })
  const facts = await readPrintedFacts(db, { id: registration_id }, today)
  const { facility_name, address, lga, owner_name, signatories } = facts.printed
  await storePaper(context, facilityId, {
    ...kept,
    registration_id,
    registration_number: facts.registration_number,
    issue: issue + 1,
    expiry_date,
    reissued_on: today,
    printed: { ...printed, facility_name, address, lga, owner_name, signatories, ...letterhead(settings) },
  })
}

interface Numbering extends Pick<Issue, 'registration' | 'settings' | 'valid_from'> {
  facts: PrintedFacts
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

/** The registration number and the year in which the licence begins: NSMOH/PHF/00001/2026. */
async function certificateNumbers(db: Db, { facts, settings, valid_from }: Numbering): Promise<Numbers> {
  const registration_number =
    facts.registration_number ??
    registrationNumber(settings.certificate_prefix, await nextSerial(db, 'registration_number'))
  return { number: certificateNumber(registration_number, valid_from), registration_number }
}

/** The application's reference; later statements of the same registration add /2, /3 and so on. */
async function statementNumbers(_db: Db, { registration: { reference }, facts }: Numbering): Promise<Numbers> {
  const { statements, registration_number } = facts
  return { number: statements === 0 ? reference : `${reference}/${statements + 1}`, registration_number }
}
