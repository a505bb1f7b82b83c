import type { Reply } from '@portal/contract/call.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import * as calls from './first-page-calls.ts'
import { useSession } from './session.ts'
import { useCall } from './use-call.ts'

/** The numbers beside the entries of the menu. */
export type InboxCounts = Reply<typeof calls.countInbox>['data']

const freshMs = 30_000

/** How much waits for the signed-in officer, for the navigation. While the page is visible it is fetched again every 30 seconds. */
export function useInboxCounts() {
  const enabled = mayDo(useSession(), 'see the applications')
  const { data } = useCall(
    calls.countInbox,
    {},
    { enabled, staleTime: freshMs, refetchInterval: () => enabled && freshMs },
  )
  return data?.data
}
