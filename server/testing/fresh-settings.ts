import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { testApp } from './test-app.ts'

/** A portal with its initial settings and without terms of office. */
export async function portalWithInitialSettings() {
  const portal = await testApp()
  await resetSettings(portal.db)
  return portal
}

/** Removes every change, crest and term of office. Sets the initial settings to a time before any clock of a test. */
async function resetSettings(db: Db): Promise<void> {
  await sql`truncate setting_change, office_holder, office_signature, crest`.execute(db)
  await sql`update setting set updated_at = '2020-01-01T00:00:00Z'`.execute(db)
}
