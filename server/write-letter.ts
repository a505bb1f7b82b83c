import type { LetterKind } from '@portal/domain/letters/letter-kinds.ts'
import type { LetterDetails } from '@portal/domain/letters/letter.ts'
import { letterText } from '@portal/domain/letters/letter-text.ts'
import { lastDayToContest } from '@portal/domain/representations.ts'
import type { Context } from './http/context.ts'
import { type LetterAbout, readLetterSubject } from './records/letter-facts.ts'
import { insertLetter } from './records/letters.ts'
import type { Settings } from './records/settings.ts'

interface Writing extends LetterAbout {
  kind: LetterKind
  reason: string | null
  details: LetterDetails | undefined
  settings: Settings
}

/** The portal itself writes a letter without a user. */
type Writer = Pick<Context, 'db' | 'now' | 'today'> & { user: { id: number } | null }

/** Writes the letter of an action to the owner of a facility, in its words of today. It never changes. */
export async function writeLetter(
  { db, user, now, today }: Writer,
  { kind, reason, details, settings, ...about }: Writing,
): Promise<void> {
  const { ministry_name, ministry_address, ministry_phone, ministry_hours, crest_url } = settings
  const { lapse_months, renewal_opens_days, representation_days } = settings
  const subject = await readLetterSubject(db, about, today)
  const text = letterText(kind, {
    ...subject.about,
    ...details,
    reason,
    lapse_months,
    renewal_opens_days,
    contest_until: lastDayToContest(today, representation_days),
  })
  const signatory = subject.signatories.find(({ title }) => title === text.signedBy)
  await insertLetter(db, {
    ...about,
    kind,
    facts: {
      ministry: ministry_name,
      ministry_address,
      ministry_phone,
      ministry_hours,
      crest_url,
      addressee: subject.addressee,
      reference: subject.about.reference,
      subject: text.subject,
      body: text.body,
      signatory: { title: text.signedBy, name: signatory?.name ?? null },
    },
    written_by: user?.id ?? null,
    written_on: today,
    written_at: now.toISOString(),
  })
}
