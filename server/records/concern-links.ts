import { concernActions } from '@portal/domain/actions/concern.ts'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

/** Links a concern to a facility. Returns false if it was linked already. */
export async function insertConcernFacility(db: Db, concern_id: number, facility_id: number): Promise<boolean> {
  const added = await db
    .insertInto('concern_facility')
    .values({ concern_id, facility_id })
    .onConflict((same) => same.doNothing())
    .returning('concern_id')
    .executeTakeFirst()
  return added !== undefined
}

/** Removes the link of a concern to a facility. Returns false if there was none. */
export async function deleteConcernFacility(db: Db, concern_id: number, facility_id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('concern_facility')
    .where('concern_id', '=', concern_id)
    .where('facility_id', '=', facility_id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** How many facilities a concern is linked to. */
export async function countLinkedFacilities(db: Db, concernId: number): Promise<number> {
  const { total } = await db
    .selectFrom('concern_facility')
    .where('concern_id', '=', concernId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** The facility that a certificate or statement with one of these numbers was issued to. */
export async function findFacilityByPaper(db: Db, numbers: readonly string[]): Promise<number | undefined> {
  const found = await db
    .selectFrom('certificate')
    .innerJoin('registration', 'registration.id', 'certificate.registration_id')
    .where('certificate.number', 'in', numbers)
    .select('registration.facility_id')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return found?.facility_id
}

/** The bytes of the photos of concerns that are not closed. */
export async function sumWaitingPhotoBytes(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('concern_photo')
    .innerJoin('concern', 'concern.id', 'concern_photo.concern_id')
    .where('status', '<>', concernActions['Close concern'].leadsTo)
    .select(sql<number>`coalesce(sum(size_bytes), 0)::bigint`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** A photo of a concern by its slug. */
export function findConcernPhoto(db: Db, slug: string) {
  return db
    .selectFrom('concern_photo')
    .innerJoin('concern', 'concern.id', 'concern_photo.concern_id')
    .where('slug', '=', slug)
    .select(['slug', 'media_type', 'size_bytes', 'concern.reference as name'])
    .executeTakeFirst()
}

/** The name of a facility; undefined if there is none. */
export async function findFacilityName(db: Db, id: number): Promise<string | undefined> {
  const facility = await db.selectFrom('facility').where('id', '=', id).select('company_name').executeTakeFirst()
  return facility?.company_name
}
