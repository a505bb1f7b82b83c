import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../database/connect.ts'

const typeColumns = ['id', 'category_list', 'definition', 'asks_folio', 'asks_additional_mdcn'] as const
const partColumns = ['id', 'designation', 'part_name'] as const

/** The facility types that may be chosen. */
export function listFacilityTypes(db: Db) {
  return db.selectFrom('facility_type').where('retired_at', 'is', null).select(typeColumns).orderBy('id').execute()
}

/** A facility type, or `not_found`. A retired one is found too: there are facilities of it. */
export async function getFacilityType(db: Db, id: number) {
  const type = await db.selectFrom('facility_type').where('id', '=', id).select(typeColumns).executeTakeFirst()
  return type ?? refuse('not_found', 'This type of facility does not exist')
}

/** Adds a facility type; nothing when one has that name. */
export function insertFacilityType(db: Db, type: { category_list: string; definition: string }) {
  return db
    .insertInto('facility_type')
    .values(type)
    .onConflict((same) => same.doNothing())
    .returning(typeColumns)
    .executeTakeFirst()
}

/** The parts in use. */
export function listParts(db: Db) {
  return db.selectFrom('part').where('retired_at', 'is', null).select(partColumns).orderBy('id').execute()
}

/** A part in use, or `not_found`. */
export async function getPart(db: Db, id: number) {
  const part = await db
    .selectFrom('part')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .select(partColumns)
    .executeTakeFirst()
  return part ?? refuse('not_found', 'This part does not exist')
}

/** Adds a part; nothing when one has that designation. */
export function insertPart(db: Db, part: { designation: string; part_name: string }) {
  return db
    .insertInto('part')
    .values(part)
    .onConflict((same) => same.doNothing())
    .returning(partColumns)
    .executeTakeFirst()
}

/** Which of these may be chosen for something new: those that exist and are not retired. */
export async function isInUse(db: Db, table: 'facility_type' | 'part' | 'requirement', id: number): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
