import { subList } from '@portal/contract/catalogue/sub-list.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const typeColumns = ['id', 'category_list', 'definition', 'asks_folio', 'asks_additional_mdcn'] as const
const partColumns = ['id', 'designation', 'part_name'] as const
/** The columns of a question that replies show. */
export const questionColumns = subList.keyof().options

/** Whether a type of facility asks a question in the present version of the catalogue. */
const asksQuestions = sql<boolean>`exists (
  select from questions_at(facility_type.id, catalogue_version()) as asked where asked.sub_list_id is not null
)`

/** The facility types that are not retired, also those that are not offered to owners. */
export function listFacilityTypes(db: Db) {
  return db
    .selectFrom('facility_type')
    .where('retired_at', 'is', null)
    .select(typeColumns)
    .select(asksQuestions.as('is_offered'))
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Whether owners can add a facility of a type, which must exist: it asks at least one question now. */
export async function isOffered(db: Db, id: number): Promise<boolean> {
  const type = await db
    .selectFrom('facility_type')
    .where('id', '=', id)
    .select(asksQuestions.as('is_offered'))
    .executeTakeFirst()
  return type?.is_offered === true
}

/** A facility type, or `not_found`. Retired types are included, because facilities may have them. */
export async function getFacilityType(db: Db, id: number) {
  const type = await db.selectFrom('facility_type').where('id', '=', id).select(typeColumns).executeTakeFirst()
  return type ?? refuse('not_found', 'This type of facility does not exist')
}

/** The number of the present version of the catalogue. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select catalogue_version() as version`.execute(db)
  return rows[0]?.version ?? 0
}

/** Adds a facility type; undefined when the name exists. */
export function insertFacilityType(db: Db, type: { category_list: string; definition: string }) {
  return db
    .insertInto('facility_type')
    .values(type)
    .onConflict((same) => same.doNothing())
    .returning(typeColumns)
    .executeTakeFirst()
}

/** The parts that are not retired. */
export function listParts(db: Db) {
  return db
    .selectFrom('part')
    .where('retired_at', 'is', null)
    .select(partColumns)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Adds a part; undefined when the designation exists. */
export function insertPart(db: Db, part: { designation: string; part_name: string }) {
  return db
    .insertInto('part')
    .values(part)
    .onConflict((same) => same.doNothing())
    .returning(partColumns)
    .executeTakeFirst()
}

/** Whether a row exists and is not retired. */
export async function isInUse(db: Db, table: 'facility_type' | 'part' | 'requirement', id: number): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether each id is that of a type of facility, retired or not. */
export async function areFacilityTypes(db: Db, ids: readonly number[]): Promise<boolean> {
  const distinct = [...new Set(ids)]
  if (distinct.length === 0) return true
  const found = await db.selectFrom('facility_type').where('id', 'in', distinct).select('id').execute()
  return found.length === distinct.length
}

/** Whether the type of a facility is retired. */
export async function hasRetiredType(db: Db, facilityId: number): Promise<boolean> {
  const row = await db
    .selectFrom('facility')
    .innerJoin('facility_type', 'facility_type.id', 'facility.facility_type_id')
    .where('facility.id', '=', facilityId)
    .where('retired_at', 'is not', null)
    .select('facility.id')
    .executeTakeFirst()
  return row !== undefined
}
