import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/reports/calls/exports.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { SignedIn } from '../../auth/sessions.ts'
import type { Db } from '../../database/connect.ts'
import { type Column, day, number, type Table, tableOf, text } from '../../files/table.ts'
import { pageOfCases } from '../../reading/page-of-cases.ts'
import type { Serve } from '../../use-case/context.ts'
import { askedOf, exportBatch, foundBatches, linkToList } from '../../use-case/exported-list.ts'

type Filters = Input<typeof calls.linkRegistrationsExport>['body']
type Row = Awaited<ReturnType<typeof pageOfCases>>['data'][number]

/** The link to a list of registrations as a file. */
export function exportRoutes(serve: Serve): void {
  serve(calls.linkRegistrationsExport, (context, { body }) => linkToList(context, 'registrations', body))
}

const columns: readonly Column<Row>[] = [
  text('Reference', ({ reference }) => reference),
  text('Facility', ({ facility }) => facility.company_name),
  text('Category', ({ facility }) => facility.facility_types.category_list),
  text('Owner', ({ facility }) => facility.owner_name),
  text('Phone', ({ facility }) => facility.phone_number),
  text('LGA', ({ facility }) => facility.local_gov_areas.list),
  text('Status', ({ status }) => status),
  day('Submitted', ({ submitted_at }) => submitted_at && lagosDate(Date.parse(submitted_at))),
  number('Days with the ministry', (row) => row.case.clock?.ministry_days ?? null),
  number('Days with the owner', (row) => row.case.clock?.owner_days ?? null),
  number('Usual days', (row) => row.case.service_days),
  text('Officer', ({ case: { assignee } }) => assignee && `${assignee.first_name} ${assignee.last_name}`),
  text('Flags', (row) => row.case.flags.join(', ')),
  day('Expiry date', ({ expiry_date }) => expiry_date),
  text('Issued', ({ origin }) => (origin === 'paper' ? 'on paper' : 'by the portal')),
]

/** All registrations that the filters choose, a batch at a time. */
export function exportRegistrations(db: Db, sent: unknown, { user, now }: { user: SignedIn; now: Date }): Table {
  const filters = askedOf(calls.linkRegistrationsExport.body, sent)
  return tableOf(columns, batchesOf({ db, user, today: lagosDate(now) }, filters))
}

type Reader = Parameters<typeof pageOfCases>[0]

/** Each batch is a query of its own that continues after the last row, so that no transaction stays open while a slow line reads. */
async function* batchesOf(reader: Reader, filters: Filters): AsyncGenerator<readonly Row[]> {
  if (filters.q !== undefined) return yield* foundBatches((paging) => pageOfCases(reader, { ...filters, ...paging }))
  // Rows without an expiry date have no place in that order from which the list could continue.
  const sort = filters.sort?.endsWith('expiry_date') ? '-created_at' : filters.sort
  let after: number | undefined
  while (true) {
    const { data } = await pageOfCases(reader, { ...filters, sort, after, page: 1, per_page: exportBatch })
    if (data.length > 0) yield data
    if (data.length < exportBatch) return
    after = data.at(-1)?.id
  }
}
