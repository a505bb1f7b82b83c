import { concernActions } from '@portal/domain/actions/concern.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { findPaperLicence, findPapersByNumber } from '../licences/paper-numbers.ts'

/** Links a concern to a facility, which must be locked. Returns false if it was linked already. */
export async function insertConcernFacility(
  db: Db,
  link: { concern_id: number; facility_id: number },
  now: Date,
): Promise<boolean> {
  const added = await db
    .insertInto('concern_facility')
    .values({ ...link, linked_at: now.toISOString() })
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

/** The facility that a certificate or statement was issued to whose number somebody may have typed so; undefined unless it is one. */
export async function findFacilityByPaper(db: Db, typed: string): Promise<number | undefined> {
  const recorded = await findPaperLicence(db, typed)
  const papers = recorded ? [recorded] : await findPapersByNumber(db, typed, { needsLetters: true })
  if (papers.length === 0) return undefined
  const facilities = await db
    .selectFrom('registration')
    .where('id', 'in', [...new Set(papers.map(({ registration_id }) => registration_id))])
    .select('facility_id')
    .distinct()
    .execute()
  return facilities.length === 1 ? facilities[0]?.facility_id : undefined
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

/** Locks a facility, so that no undoing takes it back meanwhile, and returns its name; undefined if there is none. */
export async function lockFacilityToLink(db: Db, id: number) {
  return db
    .selectFrom('facility')
    .where('id', '=', id)
    .select(['company_name', 'taken_back_at'])
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** The name of a facility; undefined if there is none. */
export async function findFacilityName(db: Db, id: number): Promise<string | undefined> {
  const facility = await db.selectFrom('facility').where('id', '=', id).select('company_name').executeTakeFirst()
  return facility?.company_name
}
