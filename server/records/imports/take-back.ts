import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A row of an import that can be taken back: what came of it, and whether the facility came in with it. */
export interface TakeableRow {
  line: number
  facility_id: number
  /** Its licence; null where the facility needed a date. */
  registration_id: number | null
  /** Otherwise only the licence came of it. */
  is_facility: boolean
  since: string
}

/** Locks facilities in their order until the transaction ends. A claim locks its facility too. */
export async function lockFacilities(db: Db, ids: readonly number[]): Promise<void> {
  await sql`select id from facility where id = any(${[...ids]}::int[]) order by id for no key update`.execute(db)
}

/** What came of rows of an import and was not taken back yet. `references` are those that its licences have. */
export async function listTakeable(
  db: Db,
  importId: number,
  rows: readonly { line: number; facility_id: number; reference: string }[],
): Promise<TakeableRow[]> {
  const { rows: found } = await sql<TakeableRow>`
    select line, facility_id, registration.id as registration_id, import_id is not distinct from ${importId}::int as is_facility,
      coalesce(registration.created_at, facility.created_at) as since
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (line int, facility_id int, reference text)
    join facility on facility.id = given.facility_id and taken_back_at is null
    left join registration using (facility_id, reference)
    where (import_id = ${importId}::int or registration.id is not null) and registration.ended_at is null
    order by facility_id
  `.execute(db)
  return found
}

/**
 * Takes facilities and licences back. Nothing is deleted but what was counted of them: similar names, open flags and the risk. A facility that stays loses the number that it had from the licence.
 */
export async function takeRowsBack(db: Db, rows: readonly TakeableRow[], at: string): Promise<void> {
  const facilities = rows.flatMap(({ facility_id, is_facility }) => (is_facility ? [facility_id] : []))
  const licences = rows.flatMap(({ registration_id }) => registration_id ?? [])
  const staying = rows.flatMap(({ facility_id, is_facility }) => (is_facility ? [] : [facility_id]))
  const gone = sql`any(${facilities}::int[])`
  await sql`update registration set ended_at = ${at}, updated_at = ${at} where id = any(${licences}::int[])`.execute(db)
  await sql`update claim set ended_at = ${at} where facility_id = ${gone} and ended_at is null`.execute(db)
  await sql`delete from similar_facility where facility_id = ${gone} or similar_id = ${gone}`.execute(db)
  await sql`delete from flagged_facility where facility_id = ${gone}`.execute(db)
  await sql`delete from visit_risk where facility_id = ${gone}`.execute(db)
  await sql`update facility set taken_back_at = ${at} where id = ${gone}`.execute(db)
  await sql`
    update facility set paper_number = null,
      registration_number = case when registration_number is distinct from paper_number then registration_number end
    where id = any(${staying}::int[]) and import_id is null
  `.execute(db)
}
