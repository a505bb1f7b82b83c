import type { Inspection } from '@portal/contract/inspections/inspection.ts'
import type { ComplianceClass } from '@portal/domain/inspections/compliance-class.ts'
import {
  type InspectionKind,
  type InspectionStatus,
  openInspectionStatuses,
} from '@portal/domain/inspections/inspections.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { InspectionTable } from '../../database/tables/inspections.ts'
import { countUpToMax, type Paging, pageOf } from '../shared/paging.ts'

/** The inspectors of a visit, the lead inspector first. */
export const teamColumn = sql<Inspection['team']>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', user_account.id, 'first_name', first_name, 'last_name', last_name) order by place), '[]')
  from inspection_member join user_account on user_account.id = user_id
  where inspection_id = inspection.id
)`.as('team')

/** A query for inspections as lists show them. The type of a visit that has begun stays. */
export function inspections(db: Db) {
  return db
    .selectFrom('inspection')
    .innerJoin('facility', 'facility.id', 'inspection.facility_id')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'facility.local_gov_area_id')
    .innerJoin('facility_type', (join) =>
      join.on(sql`coalesce(inspection.facility_type_id, facility.facility_type_id)`, '=', sql.ref('facility_type.id')),
    )
    .select(['inspection.id', 'inspection.number', 'inspection.kind', 'inspection.status', 'inspection.facility_id'])
    .select(['facility.company_name', 'facility_type.category_list as facility_type', 'local_gov_area.list as lga'])
    .select(['inspection.registration_id', 'planned_day', 'planned_half', 'is_announced', teamColumn])
    .select(sql<string | null>`(done_at at time zone 'Africa/Lagos')::date`.as('done_on'))
    .select(['score', 'inspection.class', 'recommendation', 'critical_failures', 'published_at'])
    .select(
      sql<number>`(
        select count(*)::int from corrective_action where inspection_id = inspection.id and corrective_action.status <> 'closed'
      )`.as('open_actions'),
    )
    .select('inspection.updated_at')
}

interface InspectionQuery extends Paging {
  status?: InspectionStatus | undefined
  kind?: InspectionKind | undefined
  class?: ComplianceClass | undefined
  local_gov_area_id?: number | undefined
  /** Only those of whose team this officer is. */
  memberId?: number | undefined
  /** A field, with a leading `-` for descending order. */
  sort?: string | undefined
}

/** The columns of each order of the list. Every order has its index, see the migrations. */
const orders = {
  planned_day: ['inspection.planned_day', 'inspection.id'],
  done_on: ['inspection.done_at', 'inspection.id'],
  score: ['inspection.score', 'inspection.id'],
  facility: ['facility.company_name', 'inspection.id'],
  lga: ['facility.local_gov_area_id', 'inspection.id'],
  status: ['inspection.status', 'inspection.planned_day', 'inspection.id'],
} as const satisfies Record<string, readonly string[]>

const mayBeNull: readonly string[] = ['inspection.planned_day', 'inspection.done_at', 'inspection.score']

/** What has no day, end or score comes first, and last in the other direction, so that one index serves both. */
function inOrder(sort: string): RawBuilder<unknown> {
  const [direction, nulls] = sort.startsWith('-') ? [sql`desc`, sql`nulls last`] : [sql`asc`, sql`nulls first`]
  const asked = Object.entries(orders).find(([field]) => field === sort.replace('-', ''))
  const columns = asked?.[1] ?? orders.planned_day
  return sql.join(columns.map((name) => sql`${sql.ref(name)} ${direction} ${mayBeNull.includes(name) ? nulls : sql``}`))
}

/** A list is counted up to this many inspections. */
const maxCounted = 10_000

/** A page of inspections: those without a day and those of the earliest day first, unless asked otherwise. */
export async function pageInspections(
  db: Db,
  { page, per_page, sort = 'planned_day', local_gov_area_id, memberId, ...filters }: InspectionQuery,
) {
  const isAsked = [
    ...Object.entries(filters).map(
      ([column, value]) => value !== undefined && sql<boolean>`${sql.ref(`inspection.${column}`)} = ${value}`,
    ),
    local_gov_area_id !== undefined && sql<boolean>`facility.local_gov_area_id = ${local_gov_area_id}`,
    memberId !== undefined &&
      sql<boolean>`exists (
        select from inspection_member where inspection_id = inspection.id and inspection_member.user_id = ${memberId}
      )`,
  ].flatMap((condition) => condition || [])
  const found = isAsked.reduce((query, condition) => query.where(condition), inspections(db))
  const known = await countUpToMax(db, found, maxCounted)
  return pageOf(db, found.orderBy(inOrder(sort)), { page, per_page, known })
}

/** A page of the inspections of a facility, the newest first. `isOwners`: only those that are published, or announced for a day. */
export function pageInspectionsOf(db: Db, facilityId: number, { isOwners, ...paging }: Paging & { isOwners: boolean }) {
  const listed = inspections(db).where('inspection.facility_id', '=', facilityId).orderBy('inspection.id', 'desc')
  return pageOf(db, isOwners ? listed.where(isShownToOwner) : listed, paging)
}

const isShownToOwner = sql<boolean>`(inspection.status = 'published' or (
  is_announced and planned_day is not null and inspection.status in (${sql.join(openInspectionStatuses.map((status) => sql.lit(status)))})
))`

/** The inspections with these ids, in their order. */
export function listInspectionsById(db: Db, ids: readonly number[]) {
  return inspections(db)
    .where('inspection.id', 'in', [0, ...ids])
    .orderBy('inspection.id')
    .execute()
}

/** An inspection that this transaction has locked. */
export type LockedInspection = Awaited<ReturnType<typeof lockInspection>>

/** Locks an inspection, then reads it as the previous holder of the lock left it; or `not_found`. */
export async function lockInspection(db: Db, id: number) {
  const locked = await db.selectFrom('inspection').where('id', '=', id).select('id').forUpdate().executeTakeFirst()
  if (!locked) return refuseMissingInspection()
  return findInspection(db, id)
}

/** An inspection with its team, those who left it, and its facility; or `not_found`. */
export async function findInspection(db: Db, id: number) {
  const inspection = await db
    .selectFrom('inspection')
    .innerJoin('facility', 'facility.id', 'inspection.facility_id')
    .where('inspection.id', '=', id)
    .selectAll('inspection')
    .select(['facility.user_id', 'facility.company_name', 'facility.facility_type_id as present_type_id', teamColumn])
    .select(
      sql<{ id: number; left_at: string }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', former.user_id, 'left_at', left_at)), '[]')
        from inspection_former_member as former where former.inspection_id = inspection.id
      )`.as('former'),
    )
    .executeTakeFirst()
  return inspection ?? refuseMissingInspection()
}

/** Refuses an inspection that does not exist. */
export function refuseMissingInspection(): never {
  return refuse('not_found', 'This inspection does not exist')
}

/** Changes an inspection and increases its version. */
export async function updateInspection(
  db: Db,
  id: number,
  changed: Updateable<InspectionTable>,
  now: Date,
): Promise<void> {
  const updated_at = sql<string>`greatest(${now.toISOString()}::timestamptz, updated_at + interval '1 millisecond')`
  await db
    .updateTable('inspection')
    .set({ ...changed, updated_at })
    .where('id', '=', id)
    .execute()
}

/** Keeps with an inspection the report that was written last about its facility in this transaction. Returns its id. */
export async function keepReport(db: Db, id: number, facilityId: number): Promise<number | null> {
  const kept = await db
    .updateTable('inspection')
    .set({
      letter_id: (row) =>
        row
          .selectFrom('letter')
          .where('letter.facility_id', '=', facilityId)
          .where('letter.kind', '=', 'inspection report')
          .select((letter) => letter.fn.max('letter.id').as('id')),
    })
    .where('id', '=', id)
    .returning('letter_id')
    .executeTakeFirst()
  return kept?.letter_id ?? null
}
