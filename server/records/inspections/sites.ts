import type { Site, SiteForm } from '@portal/contract/inspections/site.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { InspectionSiteTable } from '../../database/tables/inspections.ts'
import { finishFile } from '../applications/files.ts'

/** What was recorded on site; all empty before the visit begins. */
export async function readSite(db: Db, inspectionId: number): Promise<Site> {
  const row = await db
    .selectFrom('inspection')
    .leftJoin('inspection_site as site', 'site.inspection_id', 'inspection.id')
    .where('inspection.id', '=', inspectionId)
    .select([
      'arrived_at',
      'began_at',
      'departed_at',
      'latitude',
      'longitude',
      'accuracy_m',
      'met_name',
      'met_position',
    ])
    .select(['beds_counted', 'remarks', 'signature_refused'])
    .select([
      sql<boolean>`signature_slug is not null`.as('is_signed'),
      sql<string>`coalesce(site.updated_at, planned_at)`.as('updated_at'),
    ])
    .executeTakeFirstOrThrow()
  const staff = await db
    .selectFrom('inspection_person_seen')
    .where('inspection_id', '=', inspectionId)
    .orderBy('place')
    .select(['staff_id', 'full_name', 'cadre', 'seen'])
    .execute()
  return { ...row, staff }
}

type SiteRow = Partial<Omit<Insertable<InspectionSiteTable>, 'inspection_id' | 'updated_at'>>

/** Changes what was recorded on site, and increases its version. */
export async function updateSite(db: Db, inspection_id: number, changed: SiteRow, now: Date): Promise<void> {
  const at = now.toISOString()
  if (changed.signature_slug) await finishFile(db, changed.signature_slug)
  await db
    .insertInto('inspection_site')
    .values({ ...changed, inspection_id, updated_at: at })
    .onConflict((same) =>
      same.column('inspection_id').doUpdateSet({
        ...changed,
        updated_at: sql<string>`greatest(${at}::timestamptz, inspection_site.updated_at + interval '1 millisecond')`,
      }),
    )
    .execute()
}

/** Replaces who was seen on site. */
export async function replacePeopleSeen(db: Db, inspection_id: number, people: SiteForm['staff']): Promise<void> {
  await db.deleteFrom('inspection_person_seen').where('inspection_id', '=', inspection_id).execute()
  if (people.length === 0) return
  await db
    .insertInto('inspection_person_seen')
    .values(people.map((person, place) => ({ ...person, inspection_id, place })))
    .execute()
}

/** The file of the signature, if there is one. */
export function findSignature(db: Db, inspectionId: number) {
  return db
    .selectFrom('inspection_site')
    .where('inspection_id', '=', inspectionId)
    .select(['signature_slug', 'signature_refused'])
    .executeTakeFirst()
}

/** How many of these are of the staff of a facility, also of those who have left it since. */
export async function countStaffOf(db: Db, facilityId: number, ids: readonly number[]): Promise<number> {
  const { found } = await db
    .selectFrom('staff')
    .where('facility_id', '=', facilityId)
    .where('id', 'in', [0, ...ids])
    .select(sql<number>`count(*)::int`.as('found'))
    .executeTakeFirstOrThrow()
  return found
}
