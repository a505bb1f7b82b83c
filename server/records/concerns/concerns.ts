import type { Concern } from '@portal/contract/concerns/concern.ts'
import {
  type ConcernFilter,
  type ConcernKind,
  type ConcernStatus,
  openConcernStatuses,
  statusesShown,
} from '@portal/domain/concerns/concerns.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ConcernEventTable, ConcernPhotoTable, ConcernTable } from '../../database/tables/concerns.ts'
import { finishFile } from '../applications/files.ts'
import { orderColumns } from '../facilities/facility-filters.ts'
import { type After, countUpToMax, type Paging, pageOf } from '../shared/paging.ts'

type LinkedFacility = Concern['facilities'][number]

function concerns(db: Db) {
  return db
    .selectFrom('concern')
    .leftJoin('local_gov_area', 'local_gov_area.id', 'concern.local_gov_area_id')
    .leftJoin('user_account as holder', 'holder.id', 'concern.assignee_id')
    .leftJoin('concern_photo', 'concern_photo.concern_id', 'concern.id')
    .select(['concern.id', 'reference', 'concern.kind', 'place', 'concern.address', 'local_gov_area.list as lga'])
    .select(['concern.text', 'concern.status', 'outcome', 'reported_at', 'closed_at', 'assignee_id'])
    .select(['holder.first_name', 'holder.last_name', 'concern_photo.slug as photo_slug'])
    .select(
      sql<LinkedFacility[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', facility.id, 'company_name', company_name) order by facility.id), '[]')
        from concern_facility join facility on facility.id = concern_facility.facility_id
        where concern_facility.concern_id = concern.id
      )`.as('facilities'),
    )
}

type ConcernRow = Awaited<ReturnType<ReturnType<typeof concerns>['executeTakeFirstOrThrow']>>

function concernOf({ assignee_id, first_name, last_name, photo_slug, ...row }: ConcernRow): Concern {
  const isHeld = assignee_id !== null && first_name !== null && last_name !== null
  return {
    ...row,
    has_photo: photo_slug !== null,
    assignee: isHeld ? { id: assignee_id, first_name, last_name } : null,
  }
}

/** Whether somebody still has to deal with a row of `concern`. */
export const isOpenConcern = sql<boolean>`status in (${sql.join(openConcernStatuses.map((status) => sql.lit(status)))})`

interface ConcernFilters {
  status?: ConcernFilter | undefined
  kind?: ConcernKind | undefined
  local_gov_area_id?: number | undefined
  assignee_id?: number | undefined
}

interface ConcernQuery extends ConcernFilters, Paging {
  /** A field, with a leading `-` for descending order. */
  sort?: string | undefined
}

/** The columns of each order of the list. Every order has its index, see the migrations. */
const orders = {
  reported_at: ['concern.id'],
  place: ['concern.place', 'concern.id'],
  lga: ['concern.local_gov_area_id', 'concern.id'],
  status: ['concern.status', 'concern.id'],
} as const

/** A list is counted up to this many concerns. */
const maxCounted = 10_000

/** A page of concerns, the newest first unless asked otherwise. */
export async function pageConcerns(db: Db, { page, per_page, sort = '-reported_at', ...filters }: ConcernQuery) {
  const found = orderColumns({ sort, isCollected: false }, orders).reduce(
    (query, column) => query.orderBy(column),
    filtered(db, filters),
  )
  const known = await countUpToMax(db, found, maxCounted)
  const listed = await pageOf(db, found, { page, per_page, known })
  return { ...listed, data: listed.data.map(concernOf) }
}

/** The next concerns, the newest first, after one of them. */
export async function listConcernsAfter(db: Db, { after, limit, ...filters }: ConcernFilters & After) {
  const rows = await filtered(db, filters)
    .$if(after !== undefined, (all) => all.where('concern.id', '<', after ?? 0))
    .orderBy('concern.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(concernOf)
}

function filtered(db: Db, { status, ...filters }: ConcernFilters) {
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined)
  const found = asked.reduce(
    (query, [column, value]) => query.where(sql<boolean>`${sql.ref(`concern.${column}`)} = ${value}`),
    concerns(db),
  )
  return status === undefined ? found : found.where('concern.status', 'in', statusesShown(status))
}

/** A page of the concerns that are linked to a facility, the newest first. */
export async function pageConcernsOf(db: Db, facilityId: number, paging: Paging) {
  const linked = concerns(db)
    .innerJoin('concern_facility as link', 'link.concern_id', 'concern.id')
    .where('link.facility_id', '=', facilityId)
    .orderBy('concern.id', 'desc')
  const listed = await pageOf(db, linked, paging)
  return { ...listed, data: listed.data.map(concernOf) }
}

/** How many concerns there are in each state. */
export async function countConcerns(db: Db): Promise<Record<ConcernStatus, number>> {
  const rows = await db
    .selectFrom('concern')
    .groupBy('status')
    .select(['status', sql<number>`count(*)::int`.as('total')])
    .execute()
  const totals = new Map(rows.map(({ status, total }) => [status, total]))
  const countOf = (status: ConcernStatus) => totals.get(status) ?? 0
  return { new: countOf('new'), 'in hand': countOf('in hand'), closed: countOf('closed') }
}

/** A concern, the contact of whoever reported it, and everything that was done; or `not_found`. */
export async function getConcern(db: Db, id: number) {
  const row = await concerns(db)
    .where('concern.id', '=', id)
    .select(['concern.name', 'concern.phone_number', 'concern.email', 'contact_erased_at'])
    .executeTakeFirst()
  if (!row) return refuseMissing()
  const { name, phone_number, email, contact_erased_at, ...shown } = row
  const history = await db
    .selectFrom('concern_event')
    .leftJoin('user_account', 'user_account.id', 'actor_id')
    .where('concern_id', '=', id)
    .orderBy('concern_event.id')
    .select(['concern_event.id', 'at', 'text', 'note'])
    .select(sql<string | null>`first_name || ' ' || last_name`.as('by'))
    .execute()
  const contact = name || phone_number || email ? { name, phone_number, email } : null
  return { ...concernOf(shown), contact, contact_erased_at, history }
}

/** Locks a concern, then reads it as the previous holder of the lock left it; or `not_found`. */
export async function lockConcern(db: Db, id: number) {
  const concern = await db
    .selectFrom('concern')
    .where('id', '=', id)
    .select(['id', 'reference', 'status', 'assignee_id'])
    .forUpdate()
    .executeTakeFirst()
  return concern ?? refuseMissing()
}

/** When the concern was reported that so many others followed; undefined if there are not so many. */
export async function findReportTime(db: Db, newer: number): Promise<string | undefined> {
  const newest = db.selectFrom('concern').select('reported_at').orderBy('id', 'desc')
  return (await newest.offset(newer).limit(sql.lit(1)).executeTakeFirst())?.reported_at
}

/** Adds a concern and returns its id. */
export async function insertConcern(db: Db, concern: Insertable<ConcernTable>): Promise<number> {
  return (await db.insertInto('concern').values(concern).returning('id').executeTakeFirstOrThrow()).id
}

/** Changes a concern. It must be locked. */
export async function updateConcern(db: Db, id: number, changed: Updateable<ConcernTable>): Promise<void> {
  await db.updateTable('concern').set(changed).where('id', '=', id).execute()
}

/** Adds a line to the history of a concern. */
export async function insertConcernEvent(db: Db, event: Insertable<ConcernEventTable>): Promise<void> {
  await db.insertInto('concern_event').values(event).execute()
}

/** Adds the photo of a concern, which is stored already. */
export async function insertConcernPhoto(db: Db, photo: Insertable<ConcernPhotoTable>): Promise<void> {
  await finishFile(db, photo.slug)
  await db.insertInto('concern_photo').values(photo).execute()
}

/** The photo of a concern; undefined if it has none. */
export function findPhotoOf(db: Db, concernId: number) {
  return db.selectFrom('concern_photo').where('concern_id', '=', concernId).select('slug').executeTakeFirst()
}

function refuseMissing(): never {
  return refuse('not_found', 'This concern does not exist')
}
