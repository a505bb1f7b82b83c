import type { Input } from '@portal/contract/call.ts'
import type { RenewalRow } from '@portal/contract/licences/renewal-row.ts'
import * as calls from '@portal/contract/reports/calls/exports.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Db } from '../../database/connect.ts'
import { type Column, day, number, type Table, tableOf, text } from '../../files/table.ts'
import { pageOfRenewals, renewalRows } from '../../reading/page-of-renewals.ts'
import { listRenewalRows, type RowPosition } from '../../records/licences/renewal-lists.ts'
import { readSettings } from '../../records/settings/settings.ts'
import type { Serve } from '../../use-case/context.ts'
import { askedOf, exportBatch, foundBatches, linkToList } from '../../use-case/exported-list.ts'

type Filters = Input<typeof calls.linkRenewalsExport>['body']

/** The link to a list of renewals as a file. */
export function renewalExportRoutes(serve: Serve): void {
  serve(calls.linkRenewalsExport, (context, { body }) => linkToList(context, 'renewals', body))
}

const columns: readonly Column<RenewalRow>[] = [
  text('Facility', ({ facility }) => facility.company_name),
  text('Category', ({ facility }) => facility.facility_types.category_list),
  text('Owner', ({ facility }) => facility.owner_name),
  text('Phone', ({ facility }) => facility.phone_number),
  text('LGA', ({ facility }) => facility.local_gov_areas.list),
  day('Licence ends', ({ licence }) => licence?.expiry_date ?? null),
  number('Days left', ({ licence }) => licence?.days_left ?? null),
  day('Can be renewed until', ({ licence }) => licence?.renewable_until ?? null),
  number('Surcharge in per cent', ({ surcharge_percent }) => surcharge_percent),
  day('Reminded on', ({ last_reminder }) => last_reminder && lagosDate(Date.parse(last_reminder.sent_at))),
  text('Renewal', ({ renewal }) => renewal?.reference ?? null),
  text('Status', ({ renewal }) => renewal?.status ?? null),
  day('Submitted', ({ renewal }) => (renewal?.submitted_at ? lagosDate(Date.parse(renewal.submitted_at)) : null)),
  day('Renewed until', ({ renewal }) => renewal?.expiry_date ?? null),
]

/** All rows that the filters choose, a batch at a time. */
export function exportRenewals(db: Db, sent: unknown, { now }: { now: Date }): Table {
  const filters = askedOf(calls.linkRenewalsExport.body, sent)
  const reader = { db, today: lagosDate(now) }
  const found = () => foundBatches((paging) => pageOfRenewals(reader, { ...filters, ...paging }))
  return tableOf(columns, filters.q === undefined ? batchesOf(reader, filters) : found())
}

interface Reader {
  db: Db
  today: string
}

/** Each batch is a query of its own that continues after the last row, so that no transaction stays open while a slow line reads. */
async function* batchesOf({ db, today }: Reader, filters: Filters): AsyncGenerator<RenewalRow[]> {
  const settings = await readSettings(db, today)
  let after: RowPosition | undefined
  while (true) {
    const listed = await listRenewalRows(db, filters, { today, ...settings }, { limit: exportBatch, after })
    const ids = listed.map(({ id }) => id)
    if (ids.length > 0) yield renewalRows({ db, today }, settings, { list: filters.list, ids })
    if (ids.length < exportBatch) return
    after = listed.at(-1)
  }
}
