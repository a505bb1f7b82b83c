import * as calls from '@portal/contract/calls/portal.ts'
import type { Serve } from '../../http/context.ts'
import { showPortal } from './show-portal.ts'

/** What the portal is called and whose it is. */
export function portalRoutes(serve: Serve): void {
  serve(calls.showPortal, showPortal)
}
