import type { Reply } from '@portal/contract/call.ts'
import type { showImport } from '@portal/contract/imports/calls/imports.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'

type Shown = Reply<typeof showImport>['data']

function joined(parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(', ')
}

/** What a commit will do, in one sentence: '1,842 facilities come in with a licence, 96 need a date, 62 stay out'. */
export function whatWillHappen(of: Pick<Shown, 'licences' | 'needs_date' | 'outcomes'>): string {
  const { licences, needs_date, outcomes } = of
  const out = outcomes['stays out']
  return `${joined([
    byNumber(licences, {
      one: '# facility comes in with a licence',
      other: '# facilities come in with a licence',
    }),
    needs_date > 0 &&
      byNumber(needs_date, {
        one: '# comes in without a day and needs a date',
        other: '# come in without a day and need a date',
      }),
    out > 0 && byNumber(out, { one: '# stays out', other: '# stay out' }),
  ])}.`
}

/** What a commit has done, or an undoing has left, in one sentence. */
export function whatHappened(of: Pick<Shown, 'status' | 'licences' | 'needs_date' | 'outcomes'>): string {
  const { outcomes, status, needs_date } = of
  const kept = outcomes['kept out']
  if (status === 'undone') {
    return `${joined([
      byNumber(outcomes['taken back'], { one: '# facility was taken back', other: '# facilities were taken back' }),
      outcomes['came in'] > 0 &&
        byNumber(outcomes['came in'], {
          one: '# stays, because somebody has worked on it',
          other: '# stay, because somebody has worked on them',
        }),
    ])}.`
  }
  return `${joined([
    byNumber(outcomes['came in'], { one: '# facility came in', other: '# facilities came in' }),
    needs_date > 0 && byNumber(needs_date, { one: '# of them needs a date', other: '# of them need a date' }),
    kept > 0 &&
      byNumber(kept, { one: '# was kept out at the last moment', other: '# were kept out at the last moment' }),
  ])}.`
}
