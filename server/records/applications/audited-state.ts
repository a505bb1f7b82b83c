import type { ComparedRow } from '@portal/contract/audit/call-audit.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { readSettings } from '../settings/settings.ts'

/** The present facts of something that a call is about to change, or has changed. */
export type State = Record<string, unknown>

/** A row as plain data; empty if there is none. Its table has the name of its kind. */
export async function readRowState(db: Db, kind: ComparedRow, id: number): Promise<State> {
  const { rows } = await sql<{ state: State }>`
    select to_jsonb(row) - 'updated_at' as state from ${sql.table(kind)} as row where id = ${id}
  `.execute(db)
  return rows[0]?.state ?? {}
}

/** The settings of a day, and what is planned for later days. */
export async function readSettingState(db: Db, today: string): Promise<State> {
  const planned = await db
    .selectFrom('setting_change')
    .where('start_date', '>', today)
    .orderBy('id')
    .select(['key', 'value', 'start_date'])
    .execute()
  const later = planned.map(({ key, value, start_date }) => [`${key} from ${start_date}`, value])
  return { ...(await readSettings(db, today)), ...Object.fromEntries(later) }
}
