import { showDraft } from '@portal/contract/applications/calls/drafts.ts'
import { listSubmissions } from '@portal/contract/applications/calls/submissions.ts'
import type { Submission } from '@portal/contract/applications/submission.ts'
import type { Reply } from '@portal/contract/call.ts'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { keyOf } from '../../../api/key-of.ts'

type Answers = Reply<typeof listSubmissions>

/**
 * Returns a function that puts a saved answer into the cached list of answers, so that no list is loaded again after each
 * answer on a slow connection. Other screens load fresh replies when they are opened next, or now if the page was left.
 */
export function useCacheAnswer(): (saved: Submission, isOnPage: boolean) => Promise<void> {
  const client = useQueryClient()
  return async (saved, isOnPage) => {
    const { facility_id, registration_id } = saved
    const ofAnswers = keyOf(listSubmissions, { query: { facility_id, registration_id } })
    await client.cancelQueries({ queryKey: ofAnswers, exact: true })
    client.setQueryData<Answers>(ofAnswers, (known) => known && withAnswer(known, saved))
    // A page that has opened again since may have asked for the list before the answer was saved, so it is asked for once more.
    const hashOfFresh = isOnPage ? hashKey(ofAnswers) : undefined
    await client.invalidateQueries({
      predicate: ({ queryKey }) => hashKey(queryKey) !== hashOfFresh && !isOfDraft(queryKey),
      refetchType: isOnPage ? 'none' : 'active',
    })
  }
}

/** The list with this answer in place of the earlier one to the same question. */
function withAnswer({ data }: Answers, saved: Submission): Answers {
  return { data: [...data.filter(({ sub_list_id }) => sub_list_id !== saved.sub_list_id), saved] }
}

function isOfDraft([, path]: readonly unknown[]): boolean {
  return path === showDraft.path
}
