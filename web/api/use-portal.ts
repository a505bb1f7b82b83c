import * as calls from '@portal/contract/calls/portal.ts'
import { useCall } from './use-call.ts'

/** The portal's settings that everyone may see: its name, the ministry's, the home state. Undefined until they are there. */
export function usePortal() {
  return useCall(calls.showPortal, undefined, { staleTime: Number.POSITIVE_INFINITY }).data?.data
}
