import { readStatementAmount } from '@portal/domain/money/bank-statement/statement-amount.ts'
import { referenceKey } from '@portal/domain/money/bank-statement/statement-keys.ts'
import { type PaymentView, paymentViewNames } from '@portal/domain/money/payment-views.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { plannedEachTime } from '../../database/named-statements.ts'
import { orderColumns } from '../facilities/facility-filters.ts'
import { pageOfSearch } from '../search/search.ts'
import { type After, countedSome, countUpToMax, type Paging, pageOf, type Total } from '../shared/paging.ts'
import { listPaymentsByIds } from './payments.ts'

/** The columns of each order of the list. Every order has its index, see the migrations. */
const orders = {
  created_at: ['payment.id'],
  amount: ['payment.amount_kobo', 'payment.id'],
  name: ['facility.name_key', 'facility.id', 'payment.id'],
} as const

/** A list is counted up to this many payments. */
const maxCounted = 10_000
/** The tabs count up to this many. */
const maxInTab = 1000
/** So many payments with an amount, or with such a reference, are found. */
const maxNumbered = 1000

interface PaymentFilters extends Paging {
  status: PaymentView
  q?: string | undefined
  /** A field, with a leading `-` for descending order. */
  sort?: string | undefined
}

/** A page of the payments of all facilities, the oldest first unless asked otherwise. What is searched for is a number, else a name. */
export async function pagePayments(db: Db, filters: PaymentFilters, today: string) {
  const { q } = filters
  const page = q === undefined ? await pageByStatus(db, filters) : await pageOfWords(db, { ...filters, q }, today)
  return { ...page, data: await listPaymentsByIds(db, page.data) }
}

async function pageByStatus(db: Db, filters: PaymentFilters) {
  // Counted without the facilities, which every payment has: joining ten thousand of them takes longer than everything else.
  const counted = db.selectFrom('payment').where(isIn(filters.status)).select('payment.id')
  return pageOf(db, orderedIds(db, filters, false), { ...filters, known: await countUpToMax(db, counted, maxCounted) })
}

async function pageOfWords(db: Db, filters: PaymentFilters & { q: string }, today: string) {
  const { q, sort, page, per_page } = filters
  const found = await findNumbered(db, filters)
  if (found.length > 0) {
    const these = orderedIds(db, filters, true).where(sql<boolean>`payment.id = any(${found}::int[])`)
    const known = countedSome(found.length, maxNumbered)
    return pageOf(db, these, { page, per_page, known })
  }
  const { matchedIn: _, ...named } = await pageOfSearch(db, {
    q,
    among: { today },
    paging: filters,
    list: {
      id: sql<number>`payment.id`,
      join: sql`join payment on payment.facility_id = facility.id`,
      where: isIn(filters.status),
    },
    sorted: sort === undefined ? undefined : (isCollected) => orderedIds(db, filters, isCollected),
  })
  return named
}

/** The next payments of all facilities, the oldest first, after one of them. */
export async function listPaymentsAfter(db: Db, status: PaymentView, { after = 0, limit }: After) {
  const rows = await db
    .selectFrom('payment')
    .where(isIn(status))
    .where('payment.id', '>', after)
    .select('payment.id')
    .orderBy('payment.id')
    .limit(limit)
    .execute()
  return listPaymentsByIds(db, rows)
}

function orderedIds(db: Db, { status, sort = 'created_at' }: PaymentFilters, isCollected: boolean) {
  const rows = db
    .selectFrom('payment')
    .innerJoin('facility', 'facility.id', 'payment.facility_id')
    .where(isIn(status))
    .select('payment.id')
  return orderColumns({ sort, isCollected }, orders).reduce((query, column) => query.orderBy(column), rows)
}

function isIn(status: PaymentView): RawBuilder<boolean> {
  // A literal from a closed list, so that the planner knows how many there are.
  const has = status === 'all' ? sql`true` : sql`payment.status = ${sql.lit(status)}`
  return sql<boolean>`(payment.removed_at is null and ${has})`
}

/** The payments of an amount, or whose reference begins like that, if what was typed can be one. */
async function findNumbered(db: Db, { q, status }: { q: string; status: PaymentView }): Promise<number[]> {
  const [key, amount] = [referenceKey(q), readStatementAmount(q) ?? 0]
  if (key.length < 3 || !/\d/.test(key)) return []
  const { rows } = await sql<{ id: number }>`${sql.raw(plannedEachTime)}
    select id from (
      (select id from payment where ${isIn(status)} and amount_kobo = ${amount}::bigint
        order by id limit ${sql.lit(maxNumbered + 1)})
      union
      (select id from payment where ${isIn(status)} and reference_key ~>=~ ${key}::text and reference_key ~<~ ${`${key}~`}::text
        limit ${sql.lit(maxNumbered + 1)})
    ) as found limit ${sql.lit(maxNumbered + 1)}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** How many payments each tab has, and how many lines of bank statements are not assigned to a payment or an invoice. */
export async function countPayments(db: Db): Promise<{ counts: Record<PaymentView, Total>; unassigned_lines: number }> {
  const counts = paymentViewNames.map(
    (view) => sql`(
      select count(*)::int from (select from payment where ${isIn(view)} limit ${sql.lit(maxInTab + 1)}) as counted
    ) as ${sql.ref(view)}`,
  )
  const { rows } = await sql<Record<PaymentView, number> & { unassigned_lines: number }>`
    select ${sql.join(counts)}, (
      select coalesce(sum((summary #>> '{doubtful,lines}')::int + (summary #>> '{unmatched,lines}')::int), 0)::int
      from bank_statement where summary is not null
    ) as unassigned_lines
  `.execute(db)
  const [found] = rows
  if (!found) throw new Error('A select without a condition answers one row')
  return {
    counts: recordOf(paymentViewNames, (view) => countedSome(found[view], maxInTab)),
    unassigned_lines: found.unassigned_lines,
  }
}
