import { rowSections } from '@portal/contract/row-sections.ts'
import type { RowKind } from '@portal/domain/row-sections.ts'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** A row of a section. Its other fields depend on the section. */
interface Row {
  id: number
  facility_id: number
}

/** The columns that replies show: the fields of the row in the contract. */
function columnsOf(kind: RowKind) {
  return Object.keys(rowSections[kind].row.shape).map((column) => sql.ref(column).as(column))
}

/** The rows of a section of a facility, in the order in which they were added. */
export function rowsOf(db: Db, kind: RowKind, facilityId: number) {
  return db
    .selectFrom<RowKind>(kind)
    .where('facility_id', '=', facilityId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .select(columnsOf(kind))
    .$castTo<Row>()
}

/** Adds a row to a section. Its fields are the columns of the table. */
export async function insertRow(db: Db, kind: RowKind, row: Omit<Row, 'id'> & { recorded_by: number }): Promise<Row> {
  const columns = Object.keys(row).map((column) => sql.ref(column))
  const { rows } = await sql<Row>`
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
