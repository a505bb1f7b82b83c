import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { testApp } from './test-app.ts'

/** A portal whose settings are as at the beginning, with nobody in office. */
export async function portalWithFirstSettings() {
  const portal = await testApp()
  await forgetSettings(portal.db)
  return portal
}

/** Removes every change, crest and term of office. The first settings are older than any clock that a test sets. */
async function forgetSettings(db: Db): Promise<void> {
  await sql`truncate setting_change, office_holder, crest`.execute(db)
  await sql`update setting set updated_at = '2020-01-01T00:00:00Z'`.execute(db)
}
