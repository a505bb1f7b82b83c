import type { OpenContext } from '../../http/context.ts'
import { portalVersion } from '../../http/version.ts'
import { readSettings } from '../../records/settings.ts'

/** The settings that every screen may show, with the portal's version. Nothing else of the settings leaves. */
export async function showPortal({ db, today }: OpenContext) {
  return { data: { ...(await readSettings(db, today)), version: portalVersion } }
}
