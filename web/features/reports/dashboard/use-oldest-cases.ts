import * as calls from '../../../api/first-page-calls.ts'
import { useCall } from '../../../api/use-call.ts'

/** Which of the cases with the ministry. */
export type CaseFilters = typeof everybodysCases | typeof myCases

export const everybodysCases = { with: 'ministry' } as const
/** Those that the signed-in officer has. */
export const myCases = { with: 'ministry', assignee: 'me' } as const

/** The ten oldest of the cases. web/app/first-calls.ts fetches them in advance. */
export function useOldestCases(filters: CaseFilters) {
  return useCall(calls.listRegistrations, { query: { ...filters, sort: 'submitted_at', per_page: 10 } })
}
