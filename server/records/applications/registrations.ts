import { registrationActions } from '@portal/domain/actions/registration.ts'
import type { RegistrationKind } from '@portal/domain/applications/registration-kinds.ts'
import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import { applicationReference } from '@portal/domain/licences/certificate.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ApplicantTable, RegistrationEventTable, RegistrationTable } from '../../database/tables/registrations.ts'
import { goesThroughStages } from '../cases/case-stages.ts'
import { restsOn } from '../cases/decided-facts.ts'
import { closedFrom } from '../facilities/closings.ts'
import { hasConditions } from '../licences/conditions.ts'
import { licenceEndBesides } from '../licences/licence-end.ts'
import { nextSerial } from '../licences/serials.ts'
import { type NewNotification, withNotification } from '../messages/notifications.ts'
import { settingOn } from '../settings/settings.ts'
import { hasWaitingRepresentation } from '../standing/representations.ts'
import { restrictionsColumn } from '../standing/restrictions.ts'
import { isPresent } from './present-registration.ts'
import { type Brief, briefs, listBriefs } from './registration-briefs.ts'

/** One registration as the wire's RegistrationBrief, or `not_found`. */
export async function getBrief(db: Db, id: number, today: string): Promise<Brief> {
  const [brief] = await listBriefs(db, [id], today)
  return brief ?? refuse('not_found', 'This registration does not exist')
}

/** A registration that this transaction has locked, with its facility's owner and name, and whether there is a newer one. */
export type LockedRegistration = Awaited<ReturnType<typeof lockRegistration>>

interface Locking {
  /** It was locked before in this transaction. */
  isLocked?: boolean
  /** The day of a decision or a sign-off: what it rests on is read too. */
  judgedOn?: string | undefined
  /** When it is submitted: whether the ministry takes applications, and whether it goes through stages, is read too. */
  submitted?: { today: string; now: Date } | undefined
}

/** The visit for the registration that is not finished, of which there is one at most. */
const openInspection = sql<number | null>`(
  select id from inspection where registration_id = registration.id and status in ('planned', 'under way')
)`.as('open_inspection')

/**
 * Locks a registration until the transaction ends by locking its facility, like everything that starts or changes a
 * registration. It is read in a separate statement after the lock, so that a waiting transaction sees the latest state.
 */
export async function lockRegistration(db: Db, id: number, locking: Locking = {}) {
  const { isLocked = false, judgedOn, submitted } = locking
  if (!isLocked) await lockFacilityOf(db, id)
  const row = await briefs(db)
    .innerJoin('facility', 'facility.id', 'registration.facility_id')
    .where('registration.id', '=', id)
    .selectAll('registration')
    .select(['facility.user_id', 'facility.company_name'])
    .select([licenceEndBesides(id), closedFrom, restrictionsColumn, hasConditions, openInspection])
    .select(hasWaitingRepresentation.as('has_waiting_representation'))
    .select((registration) =>
      registration
        .exists(
          registration
            .selectFrom('registration as newer')
            .whereRef('newer.facility_id', '=', 'registration.facility_id')
            .where('newer.id', '>', id)
            .where('newer.ended_at', 'is', null)
            .where('newer.kind', '<>', 'change')
            .select('newer.id'),
        )
        .as('has_newer'),
    )
    .$if(judgedOn !== undefined, (judged) => judged.select(restsOn(db, id, judgedOn ?? '')))
    .$if(submitted !== undefined, (registration) =>
      registration.select([
        settingOn('takes_applications', submitted?.today ?? '').as('takes_applications'),
        goesThroughStages(submitted?.now.toISOString() ?? '').as('goes_through_stages'),
      ]),
    )
    .executeTakeFirst()
  return row
    ? { ...row, has_owner_account: row.user_id !== null, has_newer: Boolean(row.has_newer) }
    : refuse('not_found', 'This registration does not exist')
}

async function lockFacilityOf(db: Db, id: number): Promise<void> {
  await db
    .selectFrom('facility')
    .where('id', '=', (row) =>
      row.selectFrom('registration').where('registration.id', '=', id).select('registration.facility_id'),
    )
    .select('id')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Registrations in the order in which several are locked: that of their facilities, whose rows are the locks. Those that do not
 * exist come last.
 */
export async function inOrderOfLocks(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('registration')
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .orderBy('facility_id')
    .orderBy('id')
    .select('id')
    .execute()
  return [...new Set([...rows.map(({ id }) => id), ...ids])]
}

/** The newest registration of a facility that has not ended, if there is one. A change of type that was declined is left out. */
export function findNewestRegistration(db: Db, facilityId: number): Promise<Selectable<RegistrationTable> | undefined> {
  return db
    .selectFrom('registration')
    .where('facility_id', '=', facilityId)
    .where(isPresent)
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirst()
}

/** The registrations that were declined before the given time and have not ended, the oldest decision first. */
export async function listDeclinedBefore(db: Db, moment: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('registration')
    .where('status', '=', registrationActions.Decline.leadsTo)
    .where('ended_at', 'is', null)
    .where('processed_at', '<', moment)
    .where(sql<boolean>`not ${hasWaitingRepresentation}`)
    .orderBy('processed_at')
    .orderBy('id')
    .limit(sql.lit(limit))
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The reference of an application that starts today. Its counter stays locked until the transaction ends. */
export async function nextReference(db: Db, today: string): Promise<string> {
  const year = Number(today.slice(0, 4))
  return applicationReference(year, await nextSerial(db, `application_reference/${year}`))
}

interface NewRegistration {
  facility_id: number
  reference: string
  kind: RegistrationKind
  /** The type that a change asks for; any other registration has that of its facility. */
  facility_type_id?: number
  recorded_by: number
  applicant: Omit<Insertable<ApplicantTable>, 'registration_id'>
  now: Date
}

/** Adds a registration with its applicant. Returns its id. */
export async function insertRegistration(
  db: Db,
  { applicant, now, ...start }: NewRegistration,
): Promise<{ id: number }> {
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

interface StatusChange {
  id: number
  changed: Updateable<RegistrationTable> & { status: RegistrationStatus }
  event: Pick<Insertable<RegistrationEventTable>, 'actor_id' | 'from_status' | 'reason' | 'is_internal'>
  /** Further lines of the timeline, for officers alone. */
  remarks: readonly string[]
  at: string
  notification?: NewNotification | undefined
}

/** Changes a registration, adds the timeline entry and the notification with its messages, in one statement. */
export async function updateRegistrationStatus(
  db: Db,
  { id, changed, event, remarks, at, notification }: StatusChange,
): Promise<void> {
  const notifying = notification ? withNotification(db, notification) : db
  const entry = { ...event, registration_id: id, to_status: changed.status, at }
  await notifying
    .with('updated', (tables) =>
      tables
        .updateTable('registration')
        .set({ ...changed, updated_at: at })
        .where('id', '=', id),
    )
    .insertInto('registration_event')
    .values([entry, ...remarks.map((reason) => ({ ...entry, from_status: changed.status, reason, is_internal: true }))])
    .execute()
}
