import * as calls from '@portal/contract/calls/submissions.ts'
import { useCall } from '../../api/use-call.ts'

interface Place {
  requirementId: string
  facilityId: number
  page: number
}

/**
 * One question of a requirement with its answer. Its neighbours are fetched along, so that Previous and Next show them
 * at once on a slow line. The former is asked first: an answer that was just given is still being fetched when the
 * page moves on, and would be dropped if nobody waited for it any more.
 */
export function useQuestion({ requirementId, facilityId, page }: Place) {
  const at = (page: number) => ({ params: { id: requirementId }, query: { page, facility_id: facilityId } })
  useCall(calls.showRequirementQuestions, at(page - 1), { enabled: page > 1 })
  const question = useCall(calls.showRequirementQuestions, at(page))
  const last = question.data?.lists.last_page ?? 0
  useCall(calls.showRequirementQuestions, at(page + 1), { enabled: page < last })
  return question
}
