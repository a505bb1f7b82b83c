import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { canonicalJson } from './canonical-json.ts'
import type { Facts } from './recorded-facts.ts'
import { stateOfAccount, stateOfPaper, stateOfPayment, stateOfRegistration } from './states.ts'

/** Reads what a row of a table says, and what the newest entry about it says that it should say. */
type Reader = (db: Db, id: number) => Promise<{ present: Facts; recorded: Facts | null } | undefined>

interface Source<R> {
  kind: 'registration' | 'certificate' | 'payment' | 'account'
  table: string
  columns: RawBuilder<unknown>
  aboutId?: RawBuilder<unknown>
  stateOf: (row: R) => Facts
}

/** Uses the index audit_entry_about. */
function reader<R>({ kind, table, columns, aboutId = sql`row.id::text`, stateOf }: Source<R>): Reader {
  return async (db, id) => {
    const { rows } = await sql<R & { recorded: Facts | null }>`
      select ${columns}, (
        select body -> 'state' from audit_entry
        where about_kind = ${kind} and about_id = ${aboutId} and body ? 'state'
        order by audit_entry.id desc limit 1
      ) as recorded
      from ${sql.table(table)} as row where row.id = ${id}
    `.execute(db)
    const [row] = rows
    return row && { present: stateOf(row), recorded: row.recorded }
  }
}

/** The tables of which entries say in words what their rows should say. */
const readers = new Map<string, Reader>([
  [
    'registration',
    reader<Parameters<typeof stateOfRegistration>[0]>({
      kind: 'registration',
      table: 'registration',
      columns: sql`status, submitted_at, approved_at, valid_from, expiry_date, processed_by, processed_at, extended_at, ended_at`,
      stateOf: (row) => stateOfRegistration(row),
    }),
  ],
  [
    'certificate',
    reader<Parameters<typeof stateOfPaper>[0]>({
      kind: 'certificate',
      table: 'certificate',
      columns: sql`kind, registration_id, issue_date, expiry_date`,
      aboutId: sql`(row.number || ', issue ' || row.issue)`,
      stateOf: stateOfPaper,
    }),
  ],
  [
    'payment',
    reader<{ status: string; amount_kobo: number }>({
      kind: 'payment',
      table: 'payment',
      columns: sql`status, amount_kobo`,
      stateOf: ({ status, amount_kobo }) => stateOfPayment(status, amount_kobo),
    }),
  ],
  [
    'user_account',
    reader<Parameters<typeof stateOfAccount>[0]>({
      kind: 'account',
      table: 'user_account',
      columns: sql`privilege_type, duties, disabled_at`,
      stateOf: stateOfAccount,
    }),
  ],
])

/** What a row says in place of what it should: `status is Approved and should be declined`. Empty where no entry tells. */
export async function explainDifference(db: Db, table: string, key: string): Promise<string> {
  const found = await readers.get(table)?.(db, Number(key))
  if (!found?.recorded) return ''
  const { present, recorded } = found
  return Object.keys({ ...recorded, ...present })
    .filter((column) => canonicalJson(present[column]) !== canonicalJson(recorded[column]))
    .map((column) => `${column} is ${inWords(present[column])} and should be ${inWords(recorded[column])}`)
    .join(', ')
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? value : canonicalJson(value)
}
