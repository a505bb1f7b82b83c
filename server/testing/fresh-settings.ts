import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { testApp } from './test-app.ts'

/** A portal whose settings are as at the beginning, with nobody in office. */
export async function portalWithFirstSettings() {
  const portal = await testApp()
  await forgetSettings(portal.db)
  return portal
}

/** Rows that are never deleted one by one are taken away all at once, which nobody but a test does. */
async function forgetSettings(db: Db): Promise<void> {
  await sql`truncate setting_change, office_holder, crest`.execute(db)
}
