import {
  type ImportOutcome,
  type ImportRowState,
  importOutcomes,
  importRowStates,
} from '@portal/domain/imports/import-states.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * The rows that come in at the commit: a new one unless it was left out, another one only if an officer chose so. None comes in
 * without name, type and LGA.
 */
export const comesInSql = sql<boolean>`(
  (state = 'new' and choice is distinct from 'leave out' or state in ('same', 'doubtful') and choice in ('new', 'add licence'))
  and fields ->> 'name' is not null and fields ->> 'type' is not null and fields ->> 'lga' is not null
)`

/** What becomes, or became, of a row. */
export const outcomeSql = sql<ImportOutcome>`case
  when taken_back_at is not null then 'taken back'
  when facility_id is not null then 'came in'
  when committed_at is not null then 'kept out'
  when ${comesInSql} then 'comes in'
  else 'stays out'
end`

const hasDay = sql`(fields ->> 'issued' is not null or fields ->> 'last_day' is not null)`

interface Figures {
  states: Record<ImportRowState, number>
  unsettled: { doubtful: number; wrong: number }
  outcomes: Record<ImportOutcome, number>
  licences: number
  needs_date: number
  uncertain_values: number
}

/** How many rows there are in each state and with each outcome. What is left out counts in no outcome. */
export async function readFigures(db: Db, importId: number): Promise<Figures> {
  const { rows } = await sql<{
    state: ImportRowState
    outcome: ImportOutcome
    has_day: boolean
    is_chosen: boolean
    n: number
  }>`
    select state, ${outcomeSql} as outcome, ${hasDay} as has_day, choice is not null as is_chosen, count(*)::int as n
    from import_row where import_id = ${importId}::int group by 1, 2, 3, 4
  `.execute(db)
  const sum = (counts: (row: (typeof rows)[number]) => boolean) =>
    rows.reduce((total, row) => total + (counts(row) ? row.n : 0), 0)
  const unsettled = (state: ImportRowState) => sum((row) => row.state === state && !row.is_chosen)
  const isIn = ({ outcome }: (typeof rows)[number]) => outcome === 'comes in' || outcome === 'came in'
  return {
    states: recordOf(importRowStates, (state) => sum((row) => row.state === state)),
    unsettled: { doubtful: unsettled('doubtful'), wrong: unsettled('wrong') },
    outcomes: recordOf(importOutcomes, (outcome) => sum((row) => row.outcome === outcome && row.state !== 'left out')),
    licences: sum((row) => isIn(row) && row.has_day),
    needs_date: sum((row) => isIn(row) && !row.has_day),
    uncertain_values: await countValues(db, importId),
  }
}

/** The rows whose values still count: neither titles and totals nor what an officer left out. */
const mayComeIn = sql`state <> 'left out' and choice is distinct from 'leave out'`

/** The distinct written values that are not certain. */
export function uncertainValues(db: Db, importId: number, field?: string) {
  return db
    .selectFrom(
      sql<{
        field: string
        written: string
        kind: string
        rows: number
        sentence: string | null
        offers: { value: number | string; label: string }[]
      }>`(
        select mark ->> 'field' as field, mark ->> 'written' as written, max(mark ->> 'kind') as kind,
          count(*)::int as rows, min(mark ->> 'sentence') as sentence, (array_agg(mark -> 'offers'))[1] as offers
        from import_row, jsonb_array_elements(marks) as mark
        where import_id = ${importId}::int and ${mayComeIn} and mark ->> 'kind' in ('doubtful', 'wrong')
          and mark ->> 'written' <> ''
        group by 1, 2
      )`.as('value'),
    )
    .$if(field !== undefined, (query) => query.where('field', '=', field ?? ''))
    .orderBy('rows', 'desc')
    .orderBy('field')
    .orderBy('written')
    .selectAll()
}

async function countValues(db: Db, importId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct (mark ->> 'field', mark ->> 'written'))::int as n
    from import_row, jsonb_array_elements(marks) as mark
    where import_id = ${importId}::int and ${mayComeIn} and mark ->> 'kind' in ('doubtful', 'wrong')
      and mark ->> 'written' <> ''
  `.execute(db)
  return rows[0]?.n ?? 0
}

/** How far a commit or its undoing is. */
export async function readProgress(db: Db, importId: number, work: 'commit' | 'undo') {
  const turn =
    work === 'commit'
      ? { isDone: sql`committed_at is not null`, isMeant: sql`(committed_at is not null or ${comesInSql})` }
      : { isDone: sql`undone_at is not null`, isMeant: sql`facility_id is not null` }
  const { rows } = await sql<{ done: number; total: number }>`
    select count(*) filter (where ${turn.isDone})::int as done, count(*)::int as total
    from import_row where import_id = ${importId}::int and ${turn.isMeant}
  `.execute(db)
  return rows[0] ?? { done: 0, total: 0 }
}
