import { registrationActions } from '@portal/domain/actions/registration.ts'
import { applicationReference } from '@portal/domain/certificate.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { RegistrationStatus } from '@portal/domain/registration-status.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { ApplicantTable, RegistrationEventTable, RegistrationTable } from '../database/tables/registrations.ts'
import { nextSerial } from './certificates.ts'
import { type Brief, listBriefs } from './registration-briefs.ts'

/** One registration as the wire's RegistrationBrief, or `not_found`. */
export async function getBrief(db: Db, id: number, today: string): Promise<Brief> {
  const [brief] = await listBriefs(db, [id], today)
  return brief ?? refuse('not_found', 'This registration does not exist')
}

/** A registration that this transaction holds, with its facility's owner and name, and whether a newer one has replaced it. */
export type LockedRegistration = Awaited<ReturnType<typeof lockRegistration>>

/**
 * Locks a registration until the transaction ends by locking its facility, as everything does that starts or changes a
 * registration. It is read only then, in a statement of its own: whoever waited sees what was done meanwhile.
 */
export async function lockRegistration(db: Db, id: number) {
  await db
    .selectFrom('facility')
    .where('id', '=', (row) =>
      row.selectFrom('registration').where('registration.id', '=', id).select('registration.facility_id'),
    )
    .select('id')
    .forNoKeyUpdate()
    .execute()
  const row = await db
    .selectFrom('registration')
    .innerJoin('facility', 'facility.id', 'registration.facility_id')
    .where('registration.id', '=', id)
    .selectAll('registration')
    .select(['facility.user_id', 'facility.company_name'])
    .select((registration) =>
      registration
        .exists(
          registration
            .selectFrom('registration as newer')
            .whereRef('newer.facility_id', '=', 'registration.facility_id')
            .where('newer.id', '>', id)
            .where('newer.ended_at', 'is', null)
            .select('newer.id'),
        )
        .as('superseded'),
    )
    .executeTakeFirst()
  return row ? { ...row, superseded: Boolean(row.superseded) } : refuse('not_found', 'This registration does not exist')
}

/** The newest registration of a facility that has not ended, if there is one. */
export function findNewestRegistration(db: Db, facilityId: number): Promise<Selectable<RegistrationTable> | undefined> {
  return db
    .selectFrom('registration')
    .where('facility_id', '=', facilityId)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirst()
}

/** The registrations that were declined before a moment and have not ended, those declined first. */
export async function listDeclinedBefore(db: Db, moment: string, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('registration')
    .where('status', '=', registrationActions.Decline.leadsTo)
    .where('ended_at', 'is', null)
    .where('processed_at', '<', moment)
    .orderBy('processed_at')
    .orderBy('id')
    .limit(sql.lit(most))
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
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

/** Starts a registration with its applicant; answers its id. */
export async function insertRegistration(db: Db, { applicant, now, ...start }: Start): Promise<{ id: number }> {
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
  return { id }
}

interface Move {
  id: number
  changed: Updateable<RegistrationTable> & { status: RegistrationStatus }
  event: Pick<Insertable<RegistrationEventTable>, 'actor_id' | 'from_status' | 'reason'>
  at: string
}

/** Changes a registration and adds the line to its timeline, in one statement. */
export async function moveRegistration(db: Db, { id, changed, event, at }: Move): Promise<void> {
  await db
    .with('moved', (tables) =>
      tables
        .updateTable('registration')
        .set({ ...changed, updated_at: at })
        .where('id', '=', id),
    )
    .insertInto('registration_event')
    .values({ ...event, registration_id: id, to_status: changed.status, at })
    .execute()
}
