import { storedSettings } from '@portal/contract/settings/setting-schemas.ts'
import type { SettingValues } from '@portal/domain/settings/settings.ts'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../database/connect.ts'

/** The values of the ministry's settings, and which terms people accept: a text that comes with the portal. Spec §9.3. */
const settings = z.object({ ...storedSettings, terms_version: z.string() })
export type Settings = z.output<typeof settings>

/** The settings that apply on a day. */
export async function readSettings(db: Db, day: string): Promise<Settings> {
  const rows = await db
    .selectFrom('setting')
    .leftJoinLateral(
      (changes) =>
        changes
          .selectFrom('setting_change')
          .whereRef('setting_change.key', '=', 'setting.key')
          .where('start_date', '<=', day)
          .orderBy('start_date', 'desc')
          .orderBy('setting_change.id', 'desc')
          .limit(sql.lit(1))
          .select(['setting_change.id', 'setting_change.value'])
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select([
      'setting.key',
      sql<unknown>`case when latest.id is null then setting.value else latest.value end`.as('value'),
    ])
    .execute()
  return settings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

/** The value of one setting on a day, for a statement that reads something else as well. */
export function settingOn<K extends keyof Settings>(key: K, day: string | RawBuilder<string>) {
  return sql<Settings[K]>`coalesce(
    (
      select value from setting_change
      where key = ${key} and start_date <= ${day}
      order by start_date desc, id desc limit 1
    ),
    (select value from setting where key = ${key})
  )`
}

/** The initial settings, before their first change, and when they were stored. */
export async function readFirstSettings(db: Db): Promise<Settings & { since: string }> {
  const rows = await readFirst(db)
  const [since = ''] = rows.map(({ updated_at }) => updated_at).sort()
  return { ...settings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value]))), since }
}

function readFirst(db: Db) {
  return db.selectFrom('setting').select(['key', 'value', 'updated_at']).execute()
}

/** Every change of a setting in the order of recording, with the officer who recorded it. */
export async function listSettingChanges(db: Db) {
  const rows = await db
    .selectFrom('setting_change')
    .innerJoin('user_account', 'user_account.id', 'setting_change.recorded_by')
    .orderBy('setting_change.id')
    .select(['setting_change.id', 'key', 'value', 'start_date', 'recorded_at', 'first_name', 'last_name'])
    .execute()
  return rows.map(({ first_name, last_name, ...change }) => ({ ...change, user: { first_name, last_name } }))
}

/** Locks the settings until the transaction ends, so that one officer at a time changes them. */
export async function lockSettings(db: Db): Promise<void> {
  await db.selectFrom('setting').where('key', '=', 'product_name').select('key').forUpdate().execute()
}

/** The fields of a change of settings besides the values. */
interface Recording {
  start_date: string
  recorded_by: number
  recorded_at: string
}

/**
 * Records the values of settings from a day on. `recorded_at` is the version of the settings, so it must increase with each
 * change: by at least a millisecond, whatever the clock says. The settings must be locked.
 */
export async function insertSettingChanges(
  db: Db,
  values: Partial<SettingValues>,
  recording: Recording,
): Promise<void> {
  const recorded_at = sql<string>`(
    select greatest(${recording.recorded_at}::timestamptz, max(at) + interval '1 millisecond')
    from (select recorded_at from setting_change union all select min(updated_at) from setting) as earlier (at)
  )`
  const written = { ...recording, recorded_at }
  const rows = Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value), ...written }))
  if (rows.length > 0) await db.insertInto('setting_change').values(rows).execute()
}
