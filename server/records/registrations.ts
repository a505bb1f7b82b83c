import { applicationReference } from '@portal/domain/certificate.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ApplicantTable, RegistrationTable } from '../database/tables/registrations.ts'
import { nextSerial } from './certificates.ts'
import { lockFacility } from './facilities.ts'
import { type Brief, listBriefs } from './registration-briefs.ts'
import { addEvent } from './review.ts'

/** A registration's own row. */
export type RegistrationRow = Selectable<RegistrationTable>

/** One registration as the wire's RegistrationBrief, or `not_found`. */
export async function getBrief(db: Db, id: number, today: string): Promise<Brief> {
  const [brief] = await listBriefs(db, [id], today)
  return brief ?? refuse('not_found', 'This registration does not exist')
}

/**
 * A registration, held by this transaction until it ends, and whether a newer one of its facility has replaced it. Whoever
 * decides next waits and then sees what was decided. Its facility is held first, as it is when a registration is started.
 */
export async function lockRegistration(db: Db, id: number): Promise<RegistrationRow & { superseded: boolean }> {
  const { facility_id } = await find(db, id)
  await lockFacility(db, facility_id)
  const newest = await findNewestRegistration(db, facility_id)
  const row = await db.selectFrom('registration').where('id', '=', id).selectAll().forUpdate().executeTakeFirst()
  if (!row) return refuse('not_found', 'This registration does not exist')
  return { ...row, superseded: newest?.id !== id }
}

async function find(db: Db, id: number): Promise<RegistrationRow> {
  const row = await db.selectFrom('registration').where('id', '=', id).selectAll().executeTakeFirst()
  return row ?? refuse('not_found', 'This registration does not exist')
}

/** The newest registration of a facility, if any was started. */
export function findNewestRegistration(db: Db, facilityId: number): Promise<RegistrationRow | undefined> {
  return db
    .selectFrom('registration')
    .where('facility_id', '=', facilityId)
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirst()
}

/** The reference of an application that starts today. Taken before anything else is written, so that starts queue here. */
export async function nextReference(db: Db, today: string): Promise<string> {
  const year = Number(today.slice(0, 4))
  return applicationReference(year, await nextSerial(db, `application_reference/${year}`))
}

interface Start {
  facility_id: number
  reference: string
  kind: 'new' | 'renewal'
  recorded_by: number
  applicant: Omit<Insertable<ApplicantTable>, 'registration_id'>
  now: Date
}

/** Starts a registration with its applicant and the first line of its timeline; answers its id. */
export async function insertRegistration(db: Db, { applicant, now, ...start }: Start): Promise<number> {
  const at = now.toISOString()
  const { id } = await db
    .insertInto('registration')
    .values({ ...start, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('applicant')
    .values({ ...applicant, registration_id: id })
    .execute()
  await addEvent(db, { registration_id: id, actor_id: start.recorded_by, from_status: null, to_status: 'pending', at })
  return id
}

/** Writes what a step changed on a registration. */
export async function updateRegistration(
  db: Db,
  id: number,
  changed: Updateable<RegistrationTable>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('registration')
    .set({ ...changed, updated_at: now.toISOString() })
    .where('id', '=', id)
    .execute()
}
