import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import { listSubmissions, showRequirementQuestions } from '@portal/contract/applications/calls/submissions.ts'
import type { Submission } from '@portal/contract/applications/submission.ts'
import type { Reply } from '@portal/contract/call.ts'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../api/key-of.ts'

/**
 * Returns a function that puts a saved answer into the cached list of answers, so that no list is loaded again after each
 * answer on a slow connection. Other screens load fresh replies when they are opened next, or now if the page was left.
 */
export function useCacheAnswer(): (saved: Submission, isOnPage: boolean) => Promise<void> {
  const client = useQueryClient()
  return async (saved, isOnPage) => {
    const { facility_id, registration_id } = saved
    const queryKey = keyOf(listSubmissions, { query: { facility_id, registration_id } })
    await client.cancelQueries({ queryKey, exact: true })
    client.setQueryData<Reply<typeof listSubmissions>>(
      queryKey,
      (known) =>
        known && { data: [...known.data.filter(({ sub_list_id }) => sub_list_id !== saved.sub_list_id), saved] },
    )
    const isOutdated = (other: readonly unknown[]) =>
      hashKey(other) !== hashKey(queryKey) && other[1] !== showDraft.path
    await client.invalidateQueries({
      predicate: ({ queryKey }) => isOutdated(queryKey),
      refetchType: isOnPage ? 'none' : 'active',
    })
  }
}

/** Returns a function that puts a saved answer to its question, which may be opened again before it is loaded again. */
export function useCacheAnswerOfQuestion(): (saved: Submission) => void {
  const client = useQueryClient()
  return (saved) => {
    const { requirement_id, facility_id, sub_list_id } = saved
    const queryKey = keyOf(showRequirementQuestions, { params: { id: requirement_id }, query: { facility_id } })
    client.setQueriesData<Reply<typeof showRequirementQuestions>>({ queryKey }, (known) => {
      if (!known) return known
      const data = known.lists.data.map((asked) =>
        asked.id === sub_list_id ? { ...asked, submissions: [saved] } : asked,
      )
      return { ...known, lists: { ...known.lists, data } }
    })
  }
}
