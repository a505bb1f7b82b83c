import { issuingEvents } from '@portal/domain/audit/audited-actions.ts'
import { letterNumber } from '@portal/domain/letters/letter-kinds.ts'
import { certificateNumber, type PrintedKind, registrationNumber } from '@portal/domain/licences/certificate.ts'
import type { Condition } from '@portal/domain/licences/conditions.ts'
import type { LicencePeriod } from '@portal/domain/licences/renewal.ts'
import { recordedPaper } from '../audit/paper-facts.ts'
import { doerOf, recordEntry } from '../audit/record-entry.ts'
import { idOfPaper, stateOfPaper } from '../audit/states.ts'
import type { SigningKey } from '../keys/signing-key.ts'
import type { LetterAbout } from '../records/letters/letter-facts.ts'
import { insertNumbered } from '../records/letters/letters.ts'
import { type Issue, insertCertificate, type PaperSubject, readPaperSubject } from '../records/licences/certificates.ts'
import { drawSerials } from '../records/licences/serials.ts'
import type { Settings } from '../records/settings/settings.ts'
import type { Changing } from '../use-case/context.ts'
import { type LetterWords, letterFactsOf } from './letter-facts-of.ts'
import { signPaper } from './sign-paper.ts'

/** A certificate or statement to issue for a registration. */
export interface PaperToIssue extends LicencePeriod {
  kind: PrintedKind
  conditions: readonly Condition[]
}

interface ToIssue {
  about: LetterAbout
  paper?: PaperToIssue | undefined
  letter?: LetterWords | undefined
  settings: Settings
}

/**
 * Issues the certificate of an approval or the statement of a temporary approval, and writes the letter to the owner, both with
 * today's data. They never change. Everything is read before the numbers are drawn: all decisions share their counters, which
 * stay locked until the commit.
 */
export async function issuePapers(context: Changing, { about, paper, letter, settings }: ToIssue): Promise<void> {
  if (!paper && !letter) return
  const { db, user, now, today } = context
  const key = paper && (await signingKey(context))
  const subject = await readPaperSubject(db, about, { kind: letter?.kind, today })
  const year = Number(today.slice(0, 4))
  const [ofFacility, ofLetter] = ['registration_number', `letter/${year}`]
  const needsNumber = paper?.kind === 'certificate' && subject.registration_number === null
  const serials = await drawSerials(
    db,
    [needsNumber && ofFacility, letter && ofLetter].flatMap((name) => (name ? [{ name, value: 1 }] : [])),
  )
  const serial = serials.get(ofFacility)
  const numbered =
    serial === undefined
      ? subject
      : { ...subject, registration_number: registrationNumber(settings.certificate_prefix, serial) }
  const issue = paper && newPaper(numbered, { about, paper, settings, today })
  if (issue && key) await storePaper(context, { facilityId: about.facility_id, issue, key })
  if (!letter) return
  const certificate_number = issue?.number ?? subject.about.certificate_number
  const facts = letterFactsOf({ ...subject, about: { ...subject.about, certificate_number } }, { ...letter, settings })
  const written = { written_by: user?.id ?? null, written_on: today, written_at: now.toISOString() }
  const number = letterNumber(year, serials.get(ofLetter) ?? 0)
  await insertNumbered(db, [{ ...about, ...written, kind: letter.kind, facts, number }])
}

/** The key to sign with now. */
export function signingKey({ db, now, signingKeys }: Changing): Promise<SigningKey> {
  if (!signingKeys) throw new Error('The portal issues no paper by itself')
  return signingKeys.current(db, now)
}

/** Stores a signed paper with its entry of the audit record, which says what it states and what its code is. */
export async function storePaper(
  context: Changing,
  { facilityId, issue, key }: { facilityId: number; issue: Issue; key: SigningKey },
): Promise<void> {
  const { db, now } = context
  const code = signPaper(issue, key)
  await insertCertificate(db, facilityId, issue, { kid: key.kid, code, signed_at: now.toISOString() })
  await recordEntry(db, {
    ...doerOf(context),
    action: issuingEvents[issue.kind],
    about: { kind: 'certificate', id: idOfPaper(issue) },
    after: { facility_id: facilityId },
    state: stateOfPaper(issue),
    paper: recordedPaper(issue, code),
  })
}

interface New extends Required<Pick<ToIssue, 'about' | 'settings'>> {
  paper: PaperToIssue
  today: string
}

function newPaper(subject: PaperSubject, { about, paper, settings, today }: New): Issue {
  const { kind, valid_from, expiry_date, conditions } = paper
  const { registration_number, printed } = subject
  return {
    kind,
    registration_id: about.registration_id ?? 0,
    issue: 1,
    reissued_on: null,
    issue_date: today,
    expiry_date,
    registration_number,
    number: numberOf[kind](subject, valid_from),
    printed: { ...printed, conditions: [...conditions], ...letterhead(settings) },
  }
}

/** What the head of a paper names. */
export function letterhead({ ministry_name, ministry_address, crest_url }: Settings) {
  return { ministry: ministry_name, ministry_address, crest_url }
}

const numberOf = {
  /** The facility's number, which it has from its first certificate for life, and the year in which the licence begins: NSMOH/PHF/00001/2026. */
  certificate: ({ registration_number }, validFrom) => certificateNumber(registration_number ?? '', validFrom),
  /** The application's reference; later statements of the same registration add /2, /3 and so on. */
  statement: ({ about: { reference }, statements }) =>
    statements === 0 ? (reference ?? '') : `${reference}/${statements + 1}`,
} as const satisfies Record<PrintedKind, (subject: PaperSubject, validFrom: string) => string>
