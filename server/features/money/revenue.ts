import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/revenue.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { monthsBetween, mostMonths } from '@portal/domain/dates/months.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import type { Db } from '../../database/connect.ts'
import { type Column, naira, type Table, tableOf, text } from '../../files/table.ts'
import { listRevenue, type RevenueSums, readRevenue } from '../../records/money/revenue.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { askedOf, linkToList } from '../../use-case/exported-list.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** What was invoiced, waived and confirmed, by month, LGA and facility type. */
export function revenueRoutes(serve: Serve): void {
  serve(calls.showRevenue, showRevenue)
  serve(calls.linkRevenueExport, (context, { body }) => linkToList(context, 'revenue', periodOf(body, context.today)))
}

type Filters = Input<typeof calls.showRevenue>['query']

/** The period that is asked for; without one, this year until now. */
function periodOf<F extends Filters>(filters: F, today: string): F & { from: string; to: string } {
  const { to = today.slice(0, 7) } = filters
  const { from = `${to.slice(0, 4)}-01` } = filters
  if (from > to) refuseField('to', 'Choose a month that is not before the first')
  if (monthsBetween(from, to).length > mostMonths) refuseField('from', `Choose at most ${mostMonths} months`)
  return { ...filters, from, to }
}

function inNaira({ invoiced_kobo, waived_kobo, confirmed_kobo, open_kobo }: RevenueSums) {
  return {
    invoiced: koboToNaira(invoiced_kobo),
    waived: koboToNaira(waived_kobo),
    confirmed: koboToNaira(confirmed_kobo),
    open: koboToNaira(open_kobo),
  }
}

const nothing: RevenueSums = { invoiced_kobo: 0, waived_kobo: 0, confirmed_kobo: 0, open_kobo: 0 }

async function showRevenue({ db, today }: Context, { query }: Input<typeof calls.showRevenue>) {
  const period = periodOf(query, today)
  const { total, by_month, by_lga, by_type } = await readRevenue(db, period)
  const { from, to } = period
  const found = new Map(by_month.map((row) => [row.month, row]))
  return {
    from,
    to,
    total: inNaira(total),
    by_month: monthsBetween(from, to).map((month) => ({ month, ...inNaira(found.get(month) ?? nothing) })),
    by_lga: by_lga.map((row) => ({ id: row.id, name: row.name, ...inNaira(row) })),
    by_type: by_type.map((row) => ({ id: row.id, name: row.name, ...inNaira(row) })),
  }
}

type Row = Awaited<ReturnType<typeof listRevenue>>[number]

const columns: readonly Column<Omit<Row, keyof RevenueSums> & ReturnType<typeof inNaira>>[] = [
  text('Month', ({ month }) => month),
  text('LGA', ({ lga }) => lga),
  text('Facility type', ({ facility_type }) => facility_type),
  naira('Invoiced', ({ invoiced }) => invoiced),
  naira('Waived', ({ waived }) => waived),
  naira('Confirmed', ({ confirmed }) => confirmed),
  naira('Still open', ({ open }) => open),
]
const linesAtOnce = 1000

/** The figures that the filters choose. */
export function exportRevenue(db: Db, sent: unknown, { now }: { now: Date }): Table {
  return tableOf(columns, batchesOf(db, periodOf(askedOf(calls.linkRevenueExport.body, sent), lagosDate(now))))
}

async function* batchesOf(db: Db, period: Parameters<typeof listRevenue>[1]) {
  const rows = await listRevenue(db, period)
  for (let first = 0; first < rows.length; first += linesAtOnce) {
    yield rows.slice(first, first + linesAtOnce).map((row) => ({ ...row, ...inNaira(row) }))
  }
}
