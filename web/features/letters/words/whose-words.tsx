import type { LetterWords } from '@portal/contract/letters/letter-words.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { Day } from '../../../ui/dates.tsx'

/** Whose words a kind of letter has, since or from when, and who saved them. */
export function WhoseWords({ of: { is_own, start_date, recorded_by } }: { of: LetterWords['present'] }) {
  const whose = is_own ? 'Own words' : 'Built-in words'
  if (start_date === null) return whose
  return (
    <>
      {whose} {start_date > lagosDate(Date.now()) ? 'from' : 'since'} <Day of={start_date} />, saved by {recorded_by}
    </>
  )
}
