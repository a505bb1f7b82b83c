import type { LetterWords } from '@portal/contract/letters/letter-words.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { Day } from '../../../ui/dates.tsx'

/** Whose words a kind of letter has, and since or from when. */
export function WhoseWords({ of: { is_own, start_date } }: { of: LetterWords['present'] }) {
  const whose = is_own ? 'Own words' : 'Built-in words'
  if (start_date === null) return whose
  return (
    <>
      {whose} {start_date > lagosDate(Date.now()) ? 'from' : 'since'} <Day of={start_date} />
    </>
  )
}
