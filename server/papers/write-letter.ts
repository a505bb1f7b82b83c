import type { LetterKind } from '@portal/domain/letters/letter-kinds.ts'
import type { LetterDetails } from '@portal/domain/letters/letter.ts'
import { letterText } from '@portal/domain/letters/letter-text.ts'
import { lastDayToContest } from '@portal/domain/standing/representations.ts'
import type { Context } from '../use-case/context.ts'
import {
  type LetterAbout,
  type LetterFacts,
  type LetterSubjectRow,
  readLetterSubject,
} from '../records/letters/letter-facts.ts'
import { insertLetters } from '../records/letters/letters.ts'
import type { Settings } from '../records/settings/settings.ts'

interface Wording {
  kind: LetterKind
  reason: string | null
  details: LetterDetails | undefined
  settings: Settings
}

interface Writing extends LetterAbout, Wording {}

/** The portal itself writes a letter without a user. */
type Writer = Pick<Context, 'db' | 'now' | 'today'> & { user: { id: number } | null }

/** Writes the letter of an action to the owner of a facility, in its words of today. It never changes. */
export async function writeLetter(
  { db, user, now, today }: Writer,
  { kind, reason, details, settings, ...about }: Writing,
): Promise<void> {
  const subject = await readLetterSubject(db, about, today)
  const facts = letterFactsOf(subject, { kind, reason, details, settings })
  const written = { written_by: user?.id ?? null, written_on: today, written_at: now.toISOString() }
  await insertLetters(db, [{ ...about, kind, facts, ...written }])
}

/** Everything that is printed on a letter about a subject, in the words of its day. */
export function letterFactsOf(
  { about, addressee, signatories }: LetterSubjectRow,
  { kind, reason, details, settings }: Wording,
): LetterFacts {
  const { ministry_name, ministry_address, ministry_phone, ministry_hours, crest_url } = settings
  const { lapse_months, renewal_opens_days, representation_days } = settings
  const text = letterText(kind, {
    ...about,
    ...details,
    reason,
    lapse_months,
    renewal_opens_days,
    contest_until: lastDayToContest(about.today, representation_days),
  })
  const holder = signatories.find(({ title }) => title === text.signedBy)
  return {
    ministry: ministry_name,
    ministry_address,
    ministry_phone,
    ministry_hours,
    crest_url,
    addressee: { ...addressee, name: details?.claim?.claimed_by ?? addressee.name },
    reference: about.reference,
    subject: text.subject,
    body: text.body,
    signatory: { title: text.signedBy, name: details?.payment?.received_by ?? holder?.name ?? null },
  }
}
