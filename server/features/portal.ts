import * as calls from '@portal/contract/calls/portal.ts'
import type { OpenContext, Serve } from '../http/context.ts'
import { portalVersion } from '../http/version.ts'
import { readSettings } from '../records/settings.ts'

/** What the portal is called and whose it is. */
export function portalRoutes(serve: Serve): void {
  serve(calls.showPortal, showPortal)
}

/** The settings that every screen may show, with the portal's version. Nothing else of the settings leaves. */
async function showPortal({ db, today }: OpenContext) {
  return { data: { ...(await readSettings(db, today)), version: portalVersion } }
}
