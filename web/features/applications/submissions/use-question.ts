import * as calls from '@portal/contract/applications/calls/submissions.ts'
import { useCall } from '../../../api/use-call.ts'

interface Place {
  requirementId: string
  facilityId: number
  page: number
}

/**
 * One question of a requirement with its answer. The previous and next questions are prefetched, so that they open at once
 * on a slow connection. The previous one is fetched first: right after an answer was submitted, its refetch is still
 * running, and without an observer it would be cancelled.
 */
export function useQuestion({ requirementId, facilityId, page }: Place) {
  const at = (page: number) => ({ params: { id: requirementId }, query: { page, facility_id: facilityId } })
  useCall(calls.showRequirementQuestions, at(page - 1), { enabled: page > 1 })
  const question = useCall(calls.showRequirementQuestions, at(page))
  const last = question.data?.lists.last_page ?? 0
  useCall(calls.showRequirementQuestions, at(page + 1), { enabled: page < last })
  return question
}
