import {
  type LimitName,
  refuseBeyondLimit,
  refuseBeyondStaffDocuments,
  refuseBeyondStorage,
} from '@portal/domain/applications/quotas.ts'
import { type RowKind, rowSectionOf } from '@portal/domain/applications/row-sections.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { readSettings } from '../settings/settings.ts'

/** What a check of a limit needs. */
interface LimitContext {
  db: Db
  today: string
}

const rowCounts = {
  max_facilities: (userId) => sql`select count(*)::int as n from facility where user_id = ${userId}`,
  max_documents: (id) =>
    sql`select count(*)::int as n from document where facility_id = ${id} and staff_id is null and removed_at is null`,
  max_staff_documents: (id) =>
    sql`select count(*)::int as n from document where staff_id = ${id} and removed_at is null`,
  max_payments: (id) => sql`select count(*)::int as n from payment where facility_id = ${id} and removed_at is null`,
  max_helpers: (id) => sql`select count(*)::int as n from helper where facility_id = ${id}`,
  max_comments: (id) => sql`select count(*)::int as n from comment where registration_id = ${id}`,
} as const satisfies Partial<Record<LimitName, (id: number) => RawBuilder<unknown>>>

/**
 * Refuses another row when the limit is reached. `id` is the account, facility, registration or person that has the rows; it, or the owner of the
 * facility, must be locked, so that concurrent requests are counted one after another.
 */
export function checkLimit(adding: LimitContext, name: keyof typeof rowCounts, id: number): Promise<void> {
  return refuseWhenFull(adding, name, rowCounts[name](id))
}

/** Like {@link checkLimit}, for a document of a member of staff. The owner must be locked. */
export async function checkStaffDocuments(adding: LimitContext, facilityId: number, staffId: number): Promise<void> {
  await checkLimit(adding, 'max_staff_documents', staffId)
  const limits = await readSettings(adding.db, adding.today)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from document where facility_id = ${facilityId} and staff_id is not null and removed_at is null
  `.execute(adding.db)
  refuseBeyondStaffDocuments(rows[0]?.n ?? 0, limits)
}

/** Like {@link checkLimit}, for the rows of a section of a facility. */
export function checkRowLimit(adding: LimitContext, kind: RowKind, facilityId: number): Promise<void> {
  const present = sql`
    select count(*)::int as n from ${sql.table(kind)} where facility_id = ${facilityId} and removed_at is null
  `
  return refuseWhenFull(adding, `max_${rowSectionOf(kind).list}`, present)
}

type RowLimit = Exclude<LimitName, 'max_stored_megabytes'>

async function refuseWhenFull(
  { db, today }: LimitContext,
  name: RowLimit,
  present: RawBuilder<unknown>,
): Promise<void> {
  const { [name]: limit } = await readSettings(db, today)
  const { rows } = await sql<{ n: number }>`${present}`.execute(db)
  refuseBeyondLimit(name, rows[0]?.n ?? 0, limit)
}

/**
 * Refuses a file that exceeds the account's storage limit. Uploads that are not finished count with their whole size. The
 * account must be locked.
 */
export async function checkStorage({ db, today }: LimitContext, userId: number, size_bytes: number): Promise<void> {
  const { max_stored_megabytes } = await readSettings(db, today)
  const { rows } = await sql<{ n: number }>`
    select (
      (
        select coalesce(sum(file.size_bytes), 0)
        from file join facility on facility.id = file.facility_id
        where facility.user_id = ${userId}
      ) + (select coalesce(sum(size_bytes), 0) from resumable_upload where user_id = ${userId})
    )::bigint as n
  `.execute(db)
  refuseBeyondStorage((rows[0]?.n ?? 0) + size_bytes, max_stored_megabytes)
}

/** Locks the account of a facility's owner until the transaction ends, and returns its id; undefined if it has none. */
export async function lockOwnerIfAny(db: Db, facilityId: number): Promise<number | undefined> {
  const owner = await db
    .selectFrom('user_account')
    .where('id', '=', (facility) =>
      facility.selectFrom('facility').where('facility.id', '=', facilityId).select('user_id'),
    )
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst()
  return owner?.id
}

/** The same of a facility that has an owner with an account. */
export async function lockOwner(db: Db, facilityId: number): Promise<number> {
  const id = await lockOwnerIfAny(db, facilityId)
  if (id === undefined) throw new Error(`Facility ${facilityId} has no owner with an account`)
  return id
}

/** Locks an account until the transaction ends, so that its rows can be counted. */
export async function lockAccount(db: Db, userId: number): Promise<void> {
  await db.selectFrom('user_account').where('id', '=', userId).select('id').forNoKeyUpdate().execute()
}
