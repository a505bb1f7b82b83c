import type { SheetRow } from '@portal/domain/imports/cell.ts'
import type { ImportedValue, LikelySame, StoredMark } from '@portal/domain/imports/import-reading.ts'
import type { CellMarkKind, ImportChoice, ImportOutcome, ImportRowState } from '@portal/domain/imports/import-states.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { comesInSql, outcomeSql } from './import-figures.ts'

/** Which rows of an import are meant. */
export interface RowFilters {
  state?: ImportRowState | undefined
  outcome?: ImportOutcome | undefined
  mark?: CellMarkKind | undefined
  q?: string | undefined
}

const likely = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

function isMeant({ state, outcome, mark, q }: RowFilters): RawBuilder<boolean> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (state) conditions.push(sql`state = ${state}`)
  if (outcome) conditions.push(sql`state <> 'left out' and ${outcomeSql} = ${outcome}`)
  if (mark) conditions.push(sql`marks @> ${JSON.stringify([{ kind: mark }])}::jsonb`)
  for (const word of q?.split(' ') ?? []) {
    conditions.push(sql`(fields::text || cells::text ilike ${likely(word)} or line::text = ${word})`)
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

const shown = [
  'line',
  'cells',
  'state',
  'choice',
  'fields',
  'marks',
  'likely_same',
  'same_as',
  'facility_id',
  'updated_at',
] as const

/** A row as it is stored, with what becomes of it. */
export interface ListedRow {
  line: number
  cells: SheetRow['cells']
  state: ImportRowState
  choice: ImportChoice | null
  fields: Record<string, ImportedValue>
  marks: StoredMark[]
  likely_same: LikelySame[]
  same_as: number | null
  facility_id: number | null
  updated_at: string
  outcome: ImportOutcome
  why: string | null
}

/** The rows of an import that the filters find, in the order of the file. Blank rows are not stored. */
export function rowsOf(db: Db, importId: number, filters: RowFilters) {
  return db
    .selectFrom('import_row')
    .where('import_id', '=', importId)
    .where(isMeant(filters))
    .orderBy('line')
    .select(shown)
    .select([outcomeSql.as('outcome'), sql<string | null>`coalesce(kept, why)`.as('why')])
}

/** One row, or `not_found`. It is locked until the transaction ends. */
export async function lockRow(db: Db, importId: number, line: number) {
  const row = await db
    .selectFrom('import_row')
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .select(['line', 'state', 'choice', 'corrected', 'likely_same', 'same_as', 'updated_at'])
    .forUpdate()
    .executeTakeFirst()
  return row ?? refuse('not_found', 'This row does not exist')
}

/** Stores what an officer said of a row; its version becomes a later one, and it is to be matched again. */
export async function correctRow(
  db: Db,
  importId: number,
  {
    line,
    ...said
  }: {
    line: number
    corrected: Record<string, ImportedValue>
    choice: ImportChoice | null
    same_as: number | null
    corrected_by: number
  },
  now: Date,
): Promise<void> {
  await db
    .updateTable('import_row')
    .set({
      ...said,
      corrected: JSON.stringify(said.corrected),
      is_matched: false,
      updated_at: sql<string>`greatest(${now.toISOString()}::timestamptz, updated_at + interval '1 millisecond')`,
    })
    .where('import_id', '=', importId)
    .where('line', '=', line)
    .execute()
}

/**
 * Chooses for many rows at once. A row that is wrong, or that is nothing, stays out whatever is chosen; a licence is added only
 * where the facility is known. Returns how many have the choice now.
 */
export async function chooseForRows(
  db: Db,
  importId: number,
  {
    choice,
    lines,
    filters,
    by,
  }: { choice: ImportChoice | null; lines?: readonly number[] | undefined; filters: RowFilters; by: number },
  now: Date,
): Promise<number> {
  const among = lines ? sql`line = any(${[...lines]}::int[])` : isMeant(filters)
  const isPossible = {
    new: sql`state in ('new', 'same', 'doubtful')`,
    'add licence': sql`same_as is not null and state in ('same', 'doubtful')`,
    'leave out': sql`state <> 'left out'`,
  }
  const { rows } = await sql`
    update import_row set choice = ${choice}, corrected_by = ${by}::int,
      updated_at = greatest(${now.toISOString()}::timestamptz, updated_at + interval '1 millisecond')
    where import_id = ${importId}::int and committed_at is null and ${among}
      and ${choice === null ? sql`true` : isPossible[choice]}
    returning line
  `.execute(db)
  return rows.length
}

/** How many rows come in at the commit. */
export async function countComingIn(db: Db, importId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from import_row where import_id = ${importId}::int and committed_at is null and ${comesInSql}
  `.execute(db)
  return rows[0]?.n ?? 0
}

/** What is shown of facilities that rows may be. */
export async function describeFacilities(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('facility')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'facility.local_gov_area_id')
    .where('facility.id', 'in', [...new Set(ids)])
    .select([
      'facility.id',
      'company_name',
      'address',
      'local_gov_area.list as lga',
      'phone_number',
      sql<string | null>`coalesce(registration_number, paper_number)`.as('number'),
      sql<boolean>`exists (
        select from registration
        where facility_id = facility.id and (ended_at is null or approved_at is not null)
      )`.as('is_licensed'),
    ])
    .execute()
  return rows
}
