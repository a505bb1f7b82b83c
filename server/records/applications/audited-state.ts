import type { ComparedRow } from '@portal/contract/audit/call-audit.ts'
import { valueOn } from '@portal/domain/dates/dated-values.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { listLetterWords, wordsOverTime } from '../letters/letter-words.ts'
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

/** The words of a kind of letter on a day, and those of later days. Null stands for the words that came with the portal. */
export async function readLetterWordsState(db: Db, kind: string, today: string): Promise<State> {
  const rows = (await listLetterWords(db)).filter((row) => row.kind === kind)
  const held = wordsOverTime(rows)
  const later = held.flatMap(({ value, start_date }) =>
    start_date !== null && start_date > today ? [[`words from ${start_date}`, value]] : [],
  )
  return { words: valueOn(held, today).value, ...Object.fromEntries(later) }
}
