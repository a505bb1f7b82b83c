import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { Facts } from './recorded-facts.ts'
import {
  idOfPaper,
  stateOfAccount,
  stateOfFacility,
  stateOfPaper,
  stateOfPayment,
  stateOfRegistration,
} from './states.ts'

/** A row of a table beside what the newest entry about it says. */
export interface ComparedRow {
  id: number
  /** How entries call it. */
  about_id: string
  present: Facts
  /** Null if no entry says what its state is. */
  recorded: Facts | null
  entry: number | null
}

/** A table whose rows are compared with the record. */
export interface ComparedTable {
  kind: ComparedKind
  /** The state of a row about which no entry says anything; undefined if each row has an entry. */
  untold: Facts | undefined
  list: (db: Db, after: number, limit: number) => Promise<ComparedRow[]>
  /** How entries call the rows of the table, in SQL. */
  keys: RawBuilder<unknown>
}

type ComparedKind = 'registration' | 'certificate' | 'facility' | 'payment' | 'account'

/** What the newest entry with a state says of a row, in SQL. Uses the index audit_entry_about. */
function recordedOf(kind: ComparedKind, aboutId: RawBuilder<unknown>) {
  return sql`left join lateral (
    select id, body -> 'state' as state from audit_entry
    where about_kind = ${kind} and about_id = ${aboutId} and body ? 'state'
    order by audit_entry.id desc limit 1
  ) as told on true`
}

interface Told {
  id: number
  told_id: number | null
  told_state: Facts | null
}

interface Source<R> {
  kind: ComparedKind
  untold?: Facts
  table: string
  columns: RawBuilder<unknown>
  aboutId: RawBuilder<unknown>
  aboutIdOf: (row: R & { id: number }) => string
  stateOf: (row: R) => Facts
}

function table<R>({ kind, untold, table: name, columns, aboutId, aboutIdOf, stateOf }: Source<R>): ComparedTable {
  const from = sql`${sql.table(name)} as row`
  return {
    kind,
    untold,
    keys: sql`(select ${aboutId} from ${from})`,
    list: async (db, after, limit) => {
      const { rows } = await sql<R & Told>`
        select row.id, ${columns}, told.id as told_id, told.state as told_state
        from ${from} ${recordedOf(kind, aboutId)}
        where row.id > ${after} order by row.id limit ${sql.lit(limit)}
      `.execute(db)
      return rows.map((row) => ({
        id: row.id,
        about_id: aboutIdOf(row),
        present: stateOf(row),
        recorded: row.told_state,
        entry: row.told_id,
      }))
    },
  }
}

const ownId = sql`row.id::text`
const ownIdOf = ({ id }: { id: number }) => String(id)

/** The tables that are compared with the record, each with the columns that only the portal's own actions change. */
export const comparedTables: readonly ComparedTable[] = [
  table<Parameters<typeof stateOfRegistration>[0]>({
    kind: 'registration',
    table: 'registration',
    columns: sql`status, submitted_at, approved_at, valid_from, expiry_date, processed_by, processed_at, extended_at, ended_at`,
    aboutId: ownId,
    aboutIdOf: ownIdOf,
    stateOf: (row) => stateOfRegistration(row),
  }),
  table<Parameters<typeof stateOfPaper>[0] & { number: string; issue: number }>({
    kind: 'certificate',
    table: 'certificate',
    columns: sql`kind, registration_id, number, issue, issue_date, expiry_date`,
    aboutId: sql`(row.number || ', issue ' || row.issue)`,
    aboutIdOf: idOfPaper,
    stateOf: stateOfPaper,
  }),
  table<Parameters<typeof stateOfFacility>[0]>({
    kind: 'facility',
    untold: stateOfFacility({ closed_from: null, restrictions: [] }),
    table: 'facility',
    columns: sql`
      (select closed_from from facility_closing as closing where closing.facility_id = row.id and reopened_at is null) as closed_from,
      (select coalesce(jsonb_agg(to_jsonb(restriction) order by restriction.id), '[]')
        from facility_restriction as restriction where restriction.facility_id = row.id and lifted_at is null) as restrictions`,
    aboutId: ownId,
    aboutIdOf: ownIdOf,
    stateOf: stateOfFacility,
  }),
  table<{ status: string; amount_kobo: number }>({
    kind: 'payment',
    untold: stateOfPayment('submitted', 0),
    table: 'payment',
    columns: sql`status, amount_kobo`,
    aboutId: ownId,
    aboutIdOf: ownIdOf,
    stateOf: ({ status, amount_kobo }) => stateOfPayment(status, amount_kobo),
  }),
  table<Parameters<typeof stateOfAccount>[0]>({
    kind: 'account',
    untold: stateOfAccount({ privilege_type: 'user', duties: [], disabled_at: null }),
    table: 'user_account',
    columns: sql`privilege_type, duties, disabled_at`,
    aboutId: ownId,
    aboutIdOf: ownIdOf,
    stateOf: stateOfAccount,
  }),
]
