import type { SheetRow } from '@portal/domain/imports/cell.ts'
import {
  type ImportedValue,
  type LikelySame,
  noMeaning,
  type RowMeaning,
  type StoredMark,
} from '@portal/domain/imports/import-reading.ts'
import type { ImportChoice, ImportRowState } from '@portal/domain/imports/import-states.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Adds rows as they are written in the file. They are to be matched yet. */
export async function insertRows(db: Db, importId: number, rows: readonly SheetRow[], at: string): Promise<void> {
  await sql`
    insert into import_row (import_id, line, cells, updated_at)
    select ${importId}::int, number, cells, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (number int, cells jsonb)
  `.execute(db)
}

/** Deletes all rows of an import, before its file is read again. */
export async function deleteRows(db: Db, importId: number): Promise<void> {
  await db.deleteFrom('import_row').where('import_id', '=', importId).execute()
}

/** A row with what an officer said of it. */
export interface RowToMatch {
  line: number
  meaning: RowMeaning | null
  corrected: Record<string, ImportedValue>
  choice: ImportChoice | null
  same_as: number | null
  /** What an officer saw that it may be. */
  likely_same: LikelySame[]
  is_by_hand: boolean
}

/** The next rows after a line that are to be matched, in the order of the file. */
export async function listRowsToMatch(
  db: Db,
  importId: number,
  { after, limit, lines }: { after: number; limit: number; lines?: readonly number[] },
): Promise<RowToMatch[]> {
  const { rows } = await sql<RowToMatch>`
    select line, meaning, corrected, choice, same_as, likely_same,
      (select source = 'by hand' from import where id = import_id) as is_by_hand
    from import_row
    where import_id = ${importId}::int and not is_matched and line > ${after}::int
      ${lines ? sql`and line = any(${[...lines]}::int[])` : sql``}
    order by line limit ${sql.lit(limit)}
  `.execute(db)
  return rows
}

/** The rows of a file from a line on, as they are written. */
export async function listCells(
  db: Db,
  importId: number,
  { after, limit }: { after: number; limit: number },
): Promise<SheetRow[]> {
  const { rows } = await sql<SheetRow>`
    select line as number, cells from import_row
    where import_id = ${importId}::int and line > ${after}::int order by line limit ${sql.lit(limit)}
  `.execute(db)
  return rows
}

/** Stores what rows mean, so that they are to be matched again. Rows with nothing to say keep none, and are left out. */
export async function storeMeanings(
  db: Db,
  importId: number,
  rows: readonly ({ line: number } & RowMeaning)[],
): Promise<void> {
  const given = rows.map(({ line, ...meaning }) => ({ line, meaning }))
  await sql`
    update import_row as present set meaning = row.meaning, is_matched = false
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as row (line int, meaning jsonb)
    where present.import_id = ${importId}::int and present.line = row.line
  `.execute(db)
}

/** What became of a row. */
export interface RowMatch {
  line: number
  fields: Record<string, ImportedValue>
  marks: StoredMark[]
  likely_same: LikelySame[]
  state: ImportRowState
  why: string | null
  choice: ImportChoice | null
  same_as: number | null
}

/** Stores what became of rows. A row that an officer corrected meanwhile is matched by that, and is left alone. */
export async function storeMatches(db: Db, importId: number, matches: readonly RowMatch[]): Promise<void> {
  await sql`
    update import_row as present set
      fields = row.fields, marks = row.marks, likely_same = row.likely_same, state = row.state, why = row.why,
      choice = row.choice, same_as = row.same_as, repeats = null, is_matched = true
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as row
      (line int, fields jsonb, marks jsonb, likely_same jsonb, state text, why text, choice text, same_as int)
    where present.import_id = ${importId}::int and present.line = row.line and not present.is_matched
  `.execute(db)
}

/** Says that rows are to be matched again: some, or those that have a written value of a field. */
export async function unmatchRows(
  db: Db,
  importId: number,
  which: { lines: readonly number[] } | { values: readonly { field: string; written: string }[] },
): Promise<void> {
  const among =
    'lines' in which
      ? sql`line = any(${[...which.lines]}::int[])`
      : sql`exists (
          select from jsonb_array_elements(marks) as mark
          join jsonb_to_recordset(${JSON.stringify(which.values)}::jsonb) as asked (field text, written text)
            on mark ->> 'field' = asked.field and mark ->> 'written' = asked.written
        )`
  await sql`
    update import_row set is_matched = false where import_id = ${importId}::int and is_matched and ${among}
  `.execute(db)
}

/** How many rows there are, and how many of them are matched. */
export async function countMatched(db: Db, importId: number): Promise<{ done: number; total: number }> {
  return db
    .selectFrom('import_row')
    .where('import_id', '=', importId)
    .select([sql<number>`count(*) filter (where is_matched)::int`.as('done'), sql<number>`count(*)::int`.as('total')])
    .executeTakeFirstOrThrow()
}

/** Adds the one row of an import that an officer typed: what was typed stands as a correction of nothing. */
export async function insertRowByHand(
  db: Db,
  import_id: number,
  { fields, same_as, at }: { fields: Record<string, ImportedValue>; same_as: number | null; at: string },
): Promise<void> {
  const choice = same_as === null ? null : 'add licence'
  const row = {
    import_id,
    line: 1,
    cells: '[]',
    meaning: JSON.stringify(noMeaning),
    same_as,
    choice,
    updated_at: at,
  } as const
  await db
    .insertInto('import_row')
    .values({ ...row, corrected: JSON.stringify(fields) })
    .execute()
}

/** How many rows are to be matched. */
export async function countUnmatched(db: Db, importId: number): Promise<number> {
  const { done, total } = await countMatched(db, importId)
  return total - done
}

/** How many rows of a file do not mean anything yet. Those with nothing to say never do. */
export async function countUnread(db: Db, importId: number): Promise<number> {
  const { n } = await db
    .selectFrom('import_row')
    .where('import_id', '=', importId)
    .where('meaning', 'is', null)
    .where('is_matched', 'is', sql.lit(false))
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow()
  return n
}
