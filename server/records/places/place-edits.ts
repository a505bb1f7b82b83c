import { type Selectable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isNotUnique } from '../../database/failures.ts'
import type { Tables } from '../../database/tables/tables.ts'

/** The tables of places. */
export type PlaceTable = 'state' | 'local_gov_area' | 'ward'

const nameColumns = { state: 'name', local_gov_area: 'list', ward: 'name' } as const satisfies Record<
  PlaceTable,
  string
>

/** A change of a place: its name, and whether it is offered. */
interface PlaceChange {
  name?: string | undefined
  retired?: boolean | undefined
}

/**
 * Changes a place. Undefined if it does not exist, and `'taken'` if another one beside it has the name; then the transaction
 * cannot go on.
 */
export async function updatePlace<T extends PlaceTable>(
  db: Db,
  table: T,
  id: number,
  { name, retired }: PlaceChange,
  now: Date,
): Promise<Selectable<Tables[T]> | 'taken' | undefined> {
  const column = sql.ref(nameColumns[table])
  const retiredAt =
    retired === undefined
      ? sql`retired_at`
      : sql`case when ${retired} then coalesce(retired_at, ${now.toISOString()}) end`
  try {
    const { rows } = await sql<Selectable<Tables[T]>>`
      update ${sql.table(table)} set ${column} = coalesce(${name ?? null}::text, ${column}), retired_at = ${retiredAt}
      where id = ${id} returning *
    `.execute(db)
    return rows[0]
  } catch (error) {
    if (isNotUnique(error)) return 'taken'
    throw error
  }
}

/** Writes the present name of a ward into the public register, which keeps it beside each facility. */
export async function renameWardInRegister(db: Db, { id, name }: { id: number; name: string }): Promise<void> {
  await sql`
    update register_entry set ward = ${name}, changed_in = pg_current_xact_id()
    from facility where facility.id = register_entry.facility_id and facility.ward_id = ${id} and register_entry.ward <> ${name}
  `.execute(db)
}

/**
 * Says that the public register has changed with the name of an LGA, which it reads where it shows an entry. One entry is enough:
 * caches ask for the newest change.
 */
export async function renameLgaInRegister(db: Db, id: number): Promise<void> {
  await sql`
    update register_entry set changed_in = pg_current_xact_id()
    where certificate_id = (
      select certificate_id from register_entry where local_gov_area_id = ${id} and shown_from is not null limit 1
    )
  `.execute(db)
}
