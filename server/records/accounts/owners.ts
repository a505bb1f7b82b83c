import type { OwnedKind } from '@portal/contract/call.ts'
import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import { type RowKind, rowKinds } from '@portal/domain/applications/row-sections.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isPresent } from '../applications/present-registration.ts'
import { lockFacility } from '../facilities/facilities.ts'

/** The facility an object belongs to, with its owner. */
export interface Ownership {
  facility_id: number
  user_id: number | null
  /** Whether the person who asks helps with the facility. */
  is_helped: boolean
  /** When the facility was taken back with its import. */
  taken_back_at: string | null
}

const facilityIdOfRow = (kind: RowKind) => (id: number | string) =>
  sql`select facility_id from ${sql.table(kind)} where id = ${id}::int and removed_at is null`

const facilityIdOf = {
  ...recordOf(rowKinds, facilityIdOfRow),
  facility: (id) => sql`select id from facility where id = ${id}::int`,
  registration: (id) => sql`select facility_id from registration where id = ${id}::int`,
  answer: (id) => sql`select facility_id from submission where id = ${id}::int`,
  change: (id) => sql`select facility_id from change_request where id = ${id}::int`,
  payment: (id) => sql`select facility_id from payment where id = ${id}::int and removed_at is null`,
  condition: (id) => sql`
    select facility_id from registration where id = (select registration_id from registration_condition where id = ${id}::int)
  `,
  representation: (id) => sql`
    select coalesce(registration.facility_id, penalty.facility_id, facility_restriction.facility_id)
    from representation
    left join registration on registration.id = registration_id
    left join penalty on penalty.id = penalty_id
    left join facility_restriction on facility_restriction.id = restriction_id
    where representation.id = ${id}::int
  `,
  penalty: (id) => sql`select facility_id from penalty where id = ${id}::int`,
  invoice: (id) => sql`select facility_id from invoice where id = ${id}::int`,
  inspection: (id) => sql`select facility_id from inspection where id = ${id}::int`,
  'corrective action': (id) => sql`select facility_id from corrective_action where id = ${id}::int`,
  letter: (id) => sql`select facility_id from letter where id = ${id}::int`,
  document: (slug) => sql`select facility_id from file where slug = ${slug}::text`,
} as const satisfies Record<OwnedKind, (id: number | string) => RawBuilder<unknown>>

/** What owners and helpers do not see before it is published: to them it does not exist. */
const isPublished: Partial<Record<OwnedKind, (id: number | string) => RawBuilder<unknown>>> = {
  inspection: (id) => sql`exists (select from inspection where id = ${id}::int and status = 'published')`,
  'corrective action': (id) => sql`exists (select from corrective_action where id = ${id}::int and is_published)`,
}

interface Owned {
  kind: OwnedKind
  id: number | string
  userId: number | null | undefined
  /** Whether the facility is locked until the transaction ends. */
  isLocking?: boolean
}

/** The facility and the owner of an object, and whether a person helps with it; undefined when it does not exist. */
export async function findOwnership(
  db: Db,
  { kind, id, userId = null, isLocking = false }: Owned,
): Promise<Ownership | undefined> {
  const isShown = isPublished[kind]?.(id) ?? sql`true`
  const { rows } = await sql<Ownership>`
    select id as facility_id, taken_back_at, case when ${isShown} then user_id end as user_id, ${isShown} and exists (
      select from helper where helper.facility_id = facility.id and helper.user_id = ${userId}::int
    ) as is_helped
    from facility where id = (${facilityIdOf[kind](id)}) ${isLocking ? sql`for no key update` : sql``}
  `.execute(db)
  return rows[0]
}

/**
 * The status of the facility's newest registration, whose contents are about to change. Locks both rows until the
 * transaction ends, the facility first as everywhere, so that no decision can happen between this check and the change.
 */
export async function lockNewestStatus(db: Db, facilityId: number): Promise<RegistrationStatus | undefined> {
  await lockFacility(db, facilityId)
  const newest = await db
    .selectFrom('registration')
    .where('facility_id', '=', facilityId)
    .where(isPresent)
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .select('status')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return newest?.status
}
