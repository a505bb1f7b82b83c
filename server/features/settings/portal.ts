import * as calls from '@portal/contract/settings/calls/portal.ts'
import { portalVersion } from '../../http/version.ts'
import { readSettings } from '../../records/settings/settings.ts'
import type { OpenContext, Serve } from '../../use-case/context.ts'

/** The public settings of the portal. */
export function portalRoutes(serve: Serve): void {
  serve(calls.showPortal, showPortal)
}

/** The settings that every screen may show, and the portal's version. The reply's schema removes all other settings. */
async function showPortal({ db, today }: OpenContext) {
  return { data: { ...(await readSettings(db, today)), version: portalVersion } }
}
