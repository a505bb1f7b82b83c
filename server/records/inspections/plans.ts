import { isOpen, registrationStatuses } from '@portal/domain/applications/registration-status.ts'
import type { InspectionKind } from '@portal/domain/inspections/inspections.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { InspectionTable } from '../../database/tables/inspections.ts'
import { isOfficerWhoMay } from '../accounts/officers.ts'

/** Adds an inspection. Its number is drawn at the end of the transaction, so it has none that means anything before. */
export async function insertInspection(
  db: Db,
  inspection: Omit<Insertable<InspectionTable>, 'number'>,
): Promise<number> {
  const { id } = await db
    .insertInto('inspection')
    .values({ ...inspection, number: sql<string>`gen_random_uuid()::text` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives an inspection its number. */
export async function numberInspection(db: Db, id: number, number: string): Promise<void> {
  await db.updateTable('inspection').set({ number }).where('id', '=', id).execute()
}

/** Sets the team of an inspection, the lead inspector first. Those who leave it are kept with the moment. */
export async function replaceTeam(
  db: Db,
  id: number,
  { team, now }: { team: readonly number[]; now: Date },
): Promise<void> {
  const of = { inspection_id: id }
  const before = await db.deleteFrom('inspection_member').where('inspection_id', '=', id).returning('user_id').execute()
  if (team.length > 0) {
    await db
      .deleteFrom('inspection_former_member')
      .where('inspection_id', '=', id)
      .where('user_id', 'in', [...team])
      .execute()
    await db
      .insertInto('inspection_member')
      .values(team.map((user_id, place) => ({ ...of, place, user_id })))
      .execute()
  }
  const left = before.filter(({ user_id }) => !team.includes(user_id))
  if (left.length === 0) return
  await db
    .insertInto('inspection_former_member')
    .values(left.map(({ user_id }) => ({ ...of, user_id, left_at: now.toISOString() })))
    .onConflict((same) => same.columns(['inspection_id', 'user_id']).doUpdateSet({ left_at: now.toISOString() }))
    .execute()
}

/** The concerns that an inspection follows. */
export async function insertInspectionConcerns(
  db: Db,
  inspection_id: number,
  concernIds: readonly number[],
): Promise<void> {
  if (concernIds.length === 0) return
  await db
    .insertInto('inspection_concern')
    .values(concernIds.map((concern_id) => ({ inspection_id, concern_id })))
    .execute()
}

/** Those of these people who are officers that may inspect. They keep account and duty until the transaction ends. */
export async function lockInspectors(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await db
    .selectFrom('user_account')
    .where('id', 'in', [...ids])
    .where(isOfficerWhoMay('carry out an inspection'))
    .orderBy('id')
    .select('id')
    .forShare()
    .execute()
  return found.map(({ id }) => id)
}

const openStatuses = registrationStatuses.filter(isOpen)

/** What decides whether a facility can be visited for a reason. */
export async function readPlanFacts(db: Db, { facility_id, kind }: { facility_id: number; kind: InspectionKind }) {
  const openKinds = kind === 'renewal' ? ['renewal'] : ['new', 'change']
  return db
    .selectNoFrom([
      sql<number | null>`(
        select id from registration where facility_id = ${facility_id} and ended_at is null and status = any(${openStatuses}::text[])
          and kind = any(${openKinds}::text[])
        order by id desc limit 1
      )`.as('open_registration_id'),
      sql<number | null>`(
        select user_id from inspection join inspection_member on inspection_id = inspection.id and place = 0
        where facility_id = ${facility_id} and status in ('done', 'published')
        order by done_at desc, inspection.id desc limit 1
      )`.as('last_lead_id'),
      sql<string | null>`(
        select number from inspection where facility_id = ${facility_id} and kind = 'routine' and status = 'planned' limit 1
      )`.as('planned_routine'),
      sql<number[]>`(
        select coalesce(jsonb_agg(distinct sub_list_id), '[]') from corrective_action
        where facility_id = ${facility_id} and is_published and status <> 'closed'
      )`.as('open_questions'),
    ])
    .executeTakeFirstOrThrow()
}

/** The number of an open inspection of a registration; undefined if there is none. */
export function findOpenInspectionOf(db: Db, registrationId: number) {
  return db
    .selectFrom('inspection')
    .where('registration_id', '=', registrationId)
    .where('status', 'in', ['planned', 'under way'])
    .select(['id', 'number', 'status'])
    .executeTakeFirst()
}

/** How many facilities have one of these ids. */
export async function countFacilities(db: Db, ids: readonly number[]): Promise<number> {
  const { facilities } = await db
    .selectFrom('facility')
    .where('id', 'in', ids)
    .select(sql<number>`count(*)::int`.as('facilities'))
    .executeTakeFirstOrThrow()
  return facilities
}

/** How many of these concerns are linked to a facility. */
export async function countLinkedConcerns(db: Db, facilityId: number, concernIds: readonly number[]): Promise<number> {
  const { linked } = await db
    .selectFrom('concern_facility')
    .where('facility_id', '=', facilityId)
    .where('concern_id', 'in', [0, ...concernIds])
    .select(sql<number>`count(*)::int`.as('linked'))
    .executeTakeFirstOrThrow()
  return linked
}

/** The planned visits to a facility, in the order of their ids. */
export async function listPlannedOf(db: Db, facilityId: number): Promise<number[]> {
  const planned = await db
    .selectFrom('inspection')
    .where('facility_id', '=', facilityId)
    .where('status', '=', 'planned')
    .orderBy('id')
    .select('id')
    .execute()
  return planned.map(({ id }) => id)
}

/** Locks the visits that are not done and of whose team an officer is, in the order of their ids. */
export async function lockOpenOfMember(db: Db, userId: number): Promise<number[]> {
  const open = await db
    .selectFrom('inspection')
    .where('status', 'in', ['planned', 'under way'])
    .where((row) =>
      row.exists(
        row
          .selectFrom('inspection_member')
          .whereRef('inspection_id', '=', 'inspection.id')
          .where('user_id', '=', userId)
          .select('place'),
      ),
    )
    .orderBy('id')
    .select('id')
    .forUpdate()
    .execute()
  return open.map(({ id }) => id)
}
