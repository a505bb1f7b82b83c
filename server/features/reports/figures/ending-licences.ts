import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/reports/calls/reports.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { licenceOutcomes, maxEndingListed } from '@portal/domain/licences/licence-outcomes.ts'
import type { Db } from '../../../database/connect.ts'
import { type Column, day, type Table, tableOf, text } from '../../../files/table.ts'
import {
  countEndingLicences,
  type EndingLicence,
  listEndingLicences,
} from '../../../records/licences/ending-licences.ts'
import { pageInfo } from '../../../records/shared/paging.ts'
import type { Context, Serve } from '../../../use-case/context.ts'
import { askedOf, exportBatch, linkToList } from '../../../use-case/exported-list.ts'

const onPage = 20

/** The licences that end in a month, by name, and the link to all of them as a file. */
export function endingLicenceRoutes(serve: Serve): void {
  serve(calls.listEndingLicences, pageOfEnding)
  serve(calls.linkEndingLicences, (context, { body }) =>
    linkToList(context, 'ending-licences', filtersOf(body, context.today)),
  )
}

type Asked = Input<typeof calls.linkEndingLicences>['body']

function filtersOf({ month, ...filters }: Asked, today: string) {
  return { month: month ?? today.slice(0, 7), ...filters }
}

async function pageOfEnding({ db, today }: Context, { query }: Input<typeof calls.listEndingLicences>) {
  const { page, ...asked } = query
  const filters = filtersOf(asked, today)
  const counted = await countEndingLicences(db, filters, maxEndingListed + 1)
  const total = counted > maxEndingListed ? ({ total: maxEndingListed, or_more: true } as const) : { total: counted }
  const data = await listEndingLicences(db, filters, { limit: onPage, offset: (page - 1) * onPage }, today)
  return { ...pageInfo(total, { page, per_page: onPage }), data, month: filters.month }
}

const columns: readonly Column<EndingLicence>[] = [
  text('Number', ({ number }) => number),
  text('Facility', ({ company_name }) => company_name),
  text('Category', ({ category }) => category),
  text('LGA', ({ lga }) => lga),
  day('Licence ends', ({ expiry_date }) => expiry_date),
  text('Standing', ({ standing }) => standing),
  text('Renewal', ({ outcome }) => licenceOutcomes[outcome]),
]

/** All licences that end in the month, a batch at a time. */
export function exportEndingLicences(db: Db, sent: unknown, { now }: { now: Date }): Table {
  const today = lagosDate(now)
  return tableOf(columns, batchesOf(db, filtersOf(askedOf(calls.linkEndingLicences.body, sent), today), today))
}

async function* batchesOf(db: Db, filters: ReturnType<typeof filtersOf>, today: string) {
  let after: EndingLicence | undefined
  while (true) {
    const batch = await listEndingLicences(db, filters, { limit: exportBatch, after }, today)
    yield batch
    if (batch.length < exportBatch) return
    after = batch.at(-1)
  }
}
