import type { Penalty } from '@portal/contract/standing/penalty.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { isOverdue, type PenaltyFilter, payableStatuses } from '@portal/domain/standing/penalties.ts'
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PenaltyTable } from '../../database/tables/penalties.ts'
import { orderColumns, usualOrder } from '../facilities/facility-filters.ts'
import { tallyPenalties } from '../reports/tallies.ts'
import { countUpToMax, firstRowsOf, listTotal, type Paging, pageOf } from '../shared/paging.ts'

function penalties(db: Db) {
  return db
    .selectFrom('penalty')
    .leftJoin('invoice', 'invoice.id', 'penalty.invoice_id')
    .select(['penalty.id', 'penalty.facility_id', 'penalty.registration_id', 'penalty.user_id', 'penalty.comment'])
    .select(['penalty.created_at', 'penalty.offence_id', 'penalty.offence', 'penalty.amount_kobo', 'penalty.due_date'])
    .select(['penalty.status', 'penalty.invoice_id', 'invoice.number as invoice_number'])
    .select(['penalty.decided_at', 'penalty.decision_reason'])
}

type PenaltyRow = Awaited<ReturnType<ReturnType<typeof penalties>['executeTakeFirstOrThrow']>>

/** A penalty as the wire shows it. */
function penaltyOf({ amount_kobo, ...row }: PenaltyRow, today: string): Penalty {
  const amount = amount_kobo === null ? null : koboToNaira(amount_kobo)
  return { ...row, amount, is_overdue: isOverdue(row, today) }
}

interface PenaltyQuery extends Paging {
  state?: PenaltyFilter | undefined
  /** A field, with a leading `-` for descending order. */
  sort?: string | undefined
}

/** The columns of each order of the list. Every order has its index, see the migrations. */
const orders = {
  created_at: ['penalty.created_at', 'penalty.id'],
  name: ['facility.name_key', 'facility.id', 'penalty.id'],
  category: ['facility.facility_type_id', 'facility.created_at', 'facility.id', 'penalty.id'],
  lga: ['facility.local_gov_area_id', 'facility.created_at', 'facility.id', 'penalty.id'],
  status: ['penalty.status', 'penalty.created_at', 'penalty.id'],
} as const

/** A list with a filter is counted up to this many penalties. */
const maxCounted = 10_000

/** A page of penalties, the newest first unless asked otherwise, and the number of penalised facilities. */
export async function pagePenalties(db: Db, { state, sort = usualOrder, ...paging }: PenaltyQuery, today: string) {
  const asked = state === undefined ? penalties(db) : penalties(db).where(isIn(state, today))
  const found = asked.innerJoin('facility', 'facility.id', 'penalty.facility_id')
  const ordered = orderColumns({ sort, isCollected: false }, orders).reduce((rows, by) => rows.orderBy(by), found)
  const { n, facilities } = await tallyPenalties(db)
  const known = state === undefined ? { total: n } : await countUpToMax(db, asked, maxCounted)
  const page = await pageOf(db, ordered, { ...paging, known })
  return { ...page, facilities, data: page.data.map((row) => penaltyOf(row, today)) }
}

function penaltiesNewestFirst(db: Db) {
  return penalties(db).orderBy('penalty.created_at', 'desc').orderBy('penalty.id', 'desc')
}

interface PenaltiesAfter {
  state?: PenaltyFilter | undefined
  /** The penalty after which the rows continue. */
  after: number | undefined
  limit: number
}

/** The next penalties, the newest first. */
export async function listPenaltiesAfter(
  db: Db,
  { state, after, limit }: PenaltiesAfter,
  today: string,
): Promise<Penalty[]> {
  const rows = await penaltiesNewestFirst(db)
    .$if(state !== undefined, (all) => all.where(isIn(state ?? 'open', today)))
    .$if(after !== undefined, (all) =>
      all.where(
        sql<boolean>`(penalty.created_at, penalty.id) < (select created_at, id from penalty where id = ${after ?? 0})`,
      ),
    )
    .limit(limit)
    .execute()
  return rows.map((row) => penaltyOf(row, today))
}

function isIn(state: PenaltyFilter, today: string) {
  return state === 'overdue'
    ? sql<boolean>`penalty.status = 'open' and penalty.due_date < ${today}::date`
    : sql<boolean>`penalty.status = ${state}`
}

function penaltiesOf(db: Db, facilityId: number) {
  return penalties(db).where('penalty.facility_id', '=', facilityId).orderBy('penalty.id', 'desc')
}

/** A page of the penalties of one facility, the newest first. */
export async function pagePenaltiesOf(db: Db, facilityId: number, paging: Paging, today: string) {
  const page = await pageOf(db, penaltiesOf(db, facilityId), paging)
  return { ...page, data: page.data.map((row) => penaltyOf(row, today)) }
}

/** The newest penalties of one facility, and how many it has. */
export async function firstPenaltiesOf(db: Db, facilityId: number, today: string) {
  const { total, data } = await firstRowsOf(penaltiesOf(db, facilityId).select(listTotal))
  return { total, data: data.map((row) => penaltyOf(row, today)) }
}

/** The penalties of a facility that are still to be paid, in the order in which they are due, and how many there are. */
export async function firstUnpaidPenaltiesOf(db: Db, facilityId: number, today: string) {
  const unpaid = penalties(db)
    .where('penalty.facility_id', '=', facilityId)
    .where('penalty.amount_kobo', 'is not', null)
    .where(isIn('open', today))
    .orderBy('penalty.due_date')
    .orderBy('penalty.id')
  const { total, data } = await firstRowsOf(unpaid.select(listTotal))
  return { total, data: data.map((row) => penaltyOf(row, today)) }
}

/** How often a facility was penalised. */
export async function countPenaltiesOf(db: Db, facilityId: number): Promise<number> {
  const { total } = await db
    .selectFrom('penalty')
    .where('facility_id', '=', facilityId)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Adds a penalty and returns its id. */
export async function insertPenalty(db: Db, penalty: Insertable<PenaltyTable>): Promise<number> {
  return (await db.insertInto('penalty').values(penalty).returning('id').executeTakeFirstOrThrow()).id
}

/** A penalty, or `not_found`. */
export async function getPenalty(db: Db, id: number, today: string): Promise<Penalty> {
  const row = await penalties(db).where('penalty.id', '=', id).executeTakeFirst()
  return row ? penaltyOf(row, today) : refuse('not_found', 'This penalty does not exist')
}

/** A penalty that this transaction has locked. */
export type LockedPenalty = Awaited<ReturnType<typeof lockPenalty>>

/** Locks a penalty, then reads it as the previous holder of the lock left it. */
export function lockPenalty(db: Db, id: number) {
  return db
    .selectFrom('penalty')
    .where('id', '=', id)
    .select(['id', 'facility_id', 'registration_id', 'status', 'offence', 'amount_kobo', 'due_date', 'invoice_id'])
    .select(['recorded_by', 'created_at'])
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Stores what was decided about a penalty. It must be locked. */
export async function updatePenalty(db: Db, id: number, changed: Updateable<PenaltyTable>): Promise<void> {
  await db.updateTable('penalty').set(changed).where('id', '=', id).execute()
}

/** Locks the penalties of the facilities of these invoices that can be paid. Returns the invoices whose facility has such penalties. */
export async function lockPenaltiesOfInvoices(db: Db, invoiceIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('penalty')
    .innerJoin('invoice', 'invoice.facility_id', 'penalty.facility_id')
    .where(sql<boolean>`invoice.id = any(${invoiceIds}::int[])`)
    .where('penalty.status', 'in', payableStatuses)
    .where('penalty.amount_kobo', 'is not', null)
    .orderBy('penalty.id')
    .select('invoice.id')
    .forUpdate('penalty')
    .execute()
  return [...new Set(rows.map(({ id }) => id))]
}

/** A locked penalty that is paid or can be. */
export type PayablePenalty = Awaited<ReturnType<typeof lockPayablePenaltiesOf>>[number]

/**
 * Locks the penalties of a facility that have an amount and that nobody gave up, in the order of their ids. One invoice may ask for
 * several and one penalty may have been on several, so those who change money lock all.
 */
export function lockPayablePenaltiesOf(db: Db, facilityId: number | RawBuilder<number>) {
  return db
    .selectFrom('penalty')
    .where('facility_id', '=', facilityId)
    .where('amount_kobo', 'is not', null)
    .where('status', 'in', payableStatuses)
    .orderBy('id')
    .select(['id', 'status', 'offence', 'created_at', 'invoice_id'])
    .forUpdate()
    .execute()
}

/** Locks the penalties of the facility of an invoice as {@link lockPayablePenaltiesOf} does. */
export function lockPayablePenalties(db: Db, invoiceId: number) {
  return lockPayablePenaltiesOf(db, sql<number>`(select facility_id from invoice where id = ${invoiceId})`)
}
