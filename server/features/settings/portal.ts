import * as calls from '@portal/contract/settings/calls/portal.ts'
import { portalVersion } from '../../http/version.ts'
import { readSettings } from '../../records/settings/settings.ts'
import type { OpenContext, Serve } from '../../use-case/context.ts'
import { describeSettings } from './settings.ts'

/** The public settings of the portal. */
export function portalRoutes(serve: Serve): void {
  serve(calls.showPortal, showPortal)
}

/** The settings that every screen may show, and the portal's version. The reply's schema removes all other settings. */
async function showPortal({ db, today }: OpenContext) {
  const settings = await readSettings(db, today)
  const not_taking_since = settings.takes_applications === 'yes' ? null : await notTakingSince(db, today)
  return { data: { ...settings, version: portalVersion, not_taking_since } }
}

/** The first day of the present value of the setting; today if it is the one that the portal began with. */
async function notTakingSince(db: OpenContext['db'], today: string): Promise<string> {
  const { takes_applications } = await describeSettings(db, today)
  return takes_applications.since ?? today
}
