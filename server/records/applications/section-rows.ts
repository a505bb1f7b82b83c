import { rowSections } from '@portal/contract/applications/row-sections.ts'
import type { RowKind } from '@portal/domain/applications/row-sections.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { momentInJson } from '../shared/moment-in-json.ts'

/** A row of a section. Its other fields depend on the section. */
export interface SectionRow {
  id: number
  facility_id: number
  /** Its version. */
  updated_at: string
}

/** The columns that replies show: the fields of the row in the contract. */
function columnsOf(kind: RowKind) {
  return Object.keys(rowSections[kind].row.shape).map((column) =>
    column === version ? momentInJson(column).as(column) : sql.ref(column).as(column),
  )
}

const version = 'updated_at'

/** The rows of a section of a facility, in the order in which they were added. */
export function rowsOf(db: Db, kind: RowKind, facilityId: number) {
  return db
    .selectFrom<RowKind>(kind)
    .where('facility_id', '=', facilityId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .select(columnsOf(kind))
    .$castTo<SectionRow>()
}

/** As {@link rowsOf}, without their versions: what a snapshot of the application stores. */
export function suppliedRowsOf(db: Db, kind: RowKind, facilityId: number) {
  const supplied = Object.keys(rowSections[kind].row.shape).filter((column) => column !== version)
  return rowsOf(db, kind, facilityId)
    .clearSelect()
    .select(supplied.map((column) => sql.ref(column).as(column)))
}

/** A row that has not been removed; undefined when there is none. */
export async function findRow(db: Db, kind: RowKind, id: number): Promise<SectionRow | undefined> {
  const { rows } = await sql<SectionRow>`
    select ${sql.join(columnsOf(kind))} from ${sql.table(kind)} where id = ${id} and removed_at is null
  `.execute(db)
  return rows[0]
}

/** Replaces the fields of a row and increases its version. */
export async function updateRow(
  db: Db,
  kind: RowKind,
  { id, ...fields }: Omit<SectionRow, 'updated_at'>,
  now: Date,
): Promise<SectionRow> {
  const set = Object.entries(fields).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<SectionRow>`
    update ${sql.table(kind)} set ${sql.join(set)},
      updated_at = greatest(${now.toISOString()}, updated_at + interval '1 millisecond')
    where id = ${id} and removed_at is null
    returning ${sql.join(columnsOf(kind))}
  `.execute(db)
  const [changed] = rows
  if (!changed) throw new Error('A row that is changed must exist')
  return changed
}

/** Adds a row to a section. Its fields are the columns of the table. */
export async function insertRow(
  db: Db,
  kind: RowKind,
  row: Omit<SectionRow, 'id' | 'updated_at'> & { recorded_by: number },
): Promise<SectionRow> {
  const columns = Object.keys(row).map((column) => sql.ref(column))
  const { rows } = await sql<SectionRow>`
    insert into ${sql.table(kind)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})
    returning ${sql.join(columnsOf(kind))}
  `.execute(db)
  const [added] = rows
  if (!added) throw new Error('An insert of one row answers one row')
  return added
}

/** Marks a row as removed. It stays in the table, with the person who removed it and the time. */
export async function removeRow(db: Db, kind: RowKind, id: number, removedBy: number, now: Date): Promise<void> {
  await db
    .updateTable<RowKind>(kind)
    .set({ removed_by: removedBy, removed_at: now.toISOString() })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute()
}
