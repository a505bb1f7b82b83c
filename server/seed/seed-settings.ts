import { recordOf } from '@portal/domain/record-of.ts'
import { ministrySettings, settingNames } from '@portal/domain/settings/settings.ts'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables/tables.ts'

/** The initial settings, until an officer changes them, and the version of the terms. Spec §9.2. */
const initialSettings = {
  ...recordOf(settingNames, (name) => ministrySettings[name].initial),
  terms_version: '2026-11',
}

/** Seeds the settings that do not exist yet. */
export async function seedSettings(db: Kysely<Tables>): Promise<void> {
  const rows = Object.entries(initialSettings).map(([key, value]) => ({ key, value: JSON.stringify(value) }))
  await db
    .insertInto('setting')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
}
