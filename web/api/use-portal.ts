import * as calls from './first-page-calls.ts'
import { useCall } from './use-call.ts'

/** The public settings: the names of the portal and the ministry, the home state. Undefined until they are loaded. */
export function usePortal() {
  return useCall(calls.showPortal, undefined, { staleTime: Number.POSITIVE_INFINITY }).data?.data
}
