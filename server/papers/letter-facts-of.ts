import type { LetterDetails } from '@portal/domain/letters/letter.ts'
import type { LetterKind } from '@portal/domain/letters/letter-kinds.ts'
import { letterText } from '@portal/domain/letters/letter-text.ts'
import { lastDayToContest } from '@portal/domain/standing/representations.ts'
import type { LetterFacts, LetterSubjectRow } from '../records/letters/letter-facts.ts'
import type { Settings } from '../records/settings/settings.ts'

/** What a letter says besides the facts of its facility and registration. */
export interface LetterWords {
  kind: LetterKind
  reason: string | null
  details: LetterDetails | undefined
}

interface Wording extends LetterWords {
  settings: Settings
}

/** Everything that is printed on a letter about a subject, in the words of its day. */
export function letterFactsOf(
  { about, addressee, signatories, words }: LetterSubjectRow,
  { kind, reason, details, settings }: Wording,
): LetterFacts {
  const { ministry_name, ministry_address, ministry_phone, ministry_hours, crest_url } = settings
  const { lapse_months, renewal_opens_days, representation_days } = settings
  const contest_until = lastDayToContest(about.today, representation_days)
  const known = { ...about, ...details, reason, lapse_months, renewal_opens_days, contest_until }
  const text = letterText(kind, known, words)
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
    signatory: {
      title: text.signedBy,
      name: details?.payment?.received_by ?? holder?.name ?? null,
      ...(text.carriesSignature && holder?.signature && { signature: holder.signature }),
    },
  }
}
