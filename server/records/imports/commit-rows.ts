import type { LikelySame } from '@portal/domain/imports/import-reading.ts'
import type { ImportChoice } from '@portal/domain/imports/import-states.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { comesInSql } from './import-figures.ts'

/** A row whose turn it is, with the fields that come in. What paper does not say is null. */
export interface RowToCommit {
  line: number
  choice: ImportChoice | null
  same_as: number | null
  corrected_by: number | null
  likely_same: LikelySame[]
  fields: {
    name: string | null
    type: number | null
    lga: number | null
    ward: number | null
    address: string | null
    phone: string | null
    email: string | null
    owner_name: string | null
    cac: string | null
    officer_name: string | null
    paper_number: string | null
    issued: string | null
    last_day: string | null
  }
}

/** The next rows of an import that come in, in the order of its file. */
export async function listRowsToCommit(db: Db, importId: number, limit: number): Promise<RowToCommit[]> {
  const { rows } = await sql<RowToCommit>`
    select line, choice, same_as, corrected_by, likely_same, (
      select to_jsonb(field) from jsonb_to_record(fields) as field (
        name text, type int, lga int, ward int, address text, phone text, email text, owner_name text, cac text,
        officer_name text, paper_number text, issued text, last_day text
      )
    ) as fields
    from import_row
    where import_id = ${importId}::int and committed_at is null and ${comesInSql}
    order by line limit ${sql.lit(limit)}
  `.execute(db)
  return rows
}

/** The numbers on the papers of an import that begin with a text and are yet to come in. */
export async function listNumbersToCommit(db: Db, importId: number, beginning: string): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select fields ->> 'paper_number' as number from import_row
    where import_id = ${importId}::int and committed_at is null and ${comesInSql}
      and exists (select from import where id = import_id and status = 'committing')
      and starts_with(upper(btrim(fields ->> 'paper_number')), upper(${beginning}))
  `.execute(db)
  return rows.map(({ number }) => number)
}

/** What became of a row in the commit. */
export interface CommittedRow {
  line: number
  facility_id: number | null
  /** Why it did not come in. */
  kept: string | null
}

/** Stores what became of rows. */
export async function storeCommitted(
  db: Db,
  importId: number,
  rows: readonly CommittedRow[],
  at: string,
): Promise<void> {
  await sql`
    update import_row as present set committed_at = ${at}::timestamptz, facility_id = row.facility_id, kept = row.kept
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (line int, facility_id int, kept text)
    where present.import_id = ${importId}::int and present.line = row.line
  `.execute(db)
}

/** The next rows whose facilities are to be taken back. */
export async function listRowsToUndo(
  db: Db,
  importId: number,
  limit: number,
): Promise<{ line: number; facility_id: number }[]> {
  const { rows } = await sql<{ line: number; facility_id: number }>`
    select line, facility_id from import_row
    where import_id = ${importId}::int and facility_id is not null and undone_at is null
    order by line limit ${sql.lit(limit)}
  `.execute(db)
  return rows
}

/** Stores which rows were taken back, and why others were not. */
export async function storeUndone(
  db: Db,
  importId: number,
  rows: readonly { line: number; kept: string | null }[],
  at: string,
): Promise<void> {
  await sql`
    update import_row as present set undone_at = ${at}::timestamptz, kept = row.kept,
      taken_back_at = case when row.kept is null then ${at}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (line int, kept text)
    where present.import_id = ${importId}::int and present.line = row.line
  `.execute(db)
}

/**
 * Lets one import at a time come in, of all portals, until the transaction ends: two files with the same facility find each other.
 * A portal that finds it taken waits.
 */
export async function lockCommits(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('commit of an import'))`.execute(db)
}

/** Whoever committed or undoes an import, by name. */
export function findOfficer(db: Db, id: number) {
  return db
    .selectFrom('user_account')
    .where('id', '=', id)
    .select(['id', 'first_name', 'last_name'])
    .executeTakeFirstOrThrow()
}
