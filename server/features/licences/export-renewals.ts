import type { Input } from '@portal/contract/call.ts'
import type { RenewalRow } from '@portal/contract/licences/renewal-row.ts'
import * as calls from '@portal/contract/reports/calls/exports.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../../database/connect.ts'
import { csvLines } from '../../http/csv-lines.ts'
import { pageOfRenewals, renewalRows } from '../../reading/page-of-renewals.ts'
import { listRenewalRows, type RowPosition } from '../../records/licences/renewal-lists.ts'
import { readSettings } from '../../records/settings/settings.ts'
import type { Context, Serve } from '../../use-case/context.ts'

type Filters = Input<typeof calls.linkRenewalsExport>['body']

/** The link to a list of renewals as a file. */
export function renewalExportRoutes(serve: Serve): void {
  serve(calls.linkRenewalsExport, linkRenewalsExport)
}

/** A signed link to the list. The filters are part of the signed path. */
async function linkRenewalsExport({ signPath, throttle, user }: Context, { body }: { body: Filters }) {
  await throttle.beforeUploading(user.id)
  return signPath(`/exports/renewals/${Buffer.from(JSON.stringify(body)).toString('base64url')}`)
}

const batchSize = 500
const searchPageSize = 100
/** A search finds the best matches first; an export has at most this many. */
const maxFound = 1000

const columns = {
  Facility: ({ facility }) => facility.company_name,
  Category: ({ facility }) => facility.facility_types.category_list,
  Owner: ({ facility }) => facility.owner_name,
  Phone: ({ facility }) => facility.phone_number,
  LGA: ({ facility }) => facility.local_gov_areas.list,
  'Licence ends': ({ licence }) => licence?.expiry_date ?? null,
  'Days left': ({ licence }) => licence?.days_left ?? null,
  'Can be renewed until': ({ licence }) => licence?.renewable_until ?? null,
  'Surcharge in per cent': ({ surcharge_percent }) => surcharge_percent,
  'Reminded on': ({ last_reminder }) => last_reminder && lagosDate(Date.parse(last_reminder.sent_at)),
  Renewal: ({ renewal }) => renewal?.reference ?? null,
  Status: ({ renewal }) => renewal?.status ?? null,
  Submitted: ({ renewal }) => (renewal?.submitted_at ? lagosDate(Date.parse(renewal.submitted_at)) : null),
  'Renewed until': ({ renewal }) => renewal?.expiry_date ?? null,
} as const satisfies Record<string, (row: RenewalRow) => string | number | null>

/** The text of the file with all rows that the filters choose, piece by piece, so that only one batch is in memory. */
export async function* exportRenewals(db: Db, sent: unknown, { now }: { now: Date }): AsyncGenerator<string> {
  const { data: filters } = calls.linkRenewalsExport.body.safeParse(sent)
  if (!filters) return refuse('not_found', 'This link does not work')
  yield csvLines([Object.keys(columns)], { isBeginning: true })
  const today = lagosDate(now)
  for await (const rows of filters.q === undefined
    ? batchesOf({ db, today }, filters)
    : foundBatches({ db, today }, filters)) {
    yield csvLines(rows.map((row) => Object.values(columns).map((cell) => cell(row))))
  }
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
    const listed = await listRenewalRows(db, filters, { today, ...settings }, { limit: batchSize, after })
    const ids = listed.map(({ id }) => id)
    if (ids.length > 0) yield renewalRows({ db, today }, settings, { list: filters.list, ids })
    if (ids.length < batchSize) return
    after = listed.at(-1)
  }
}

async function* foundBatches(reader: Reader, filters: Filters): AsyncGenerator<RenewalRow[]> {
  for (let page = 1; page <= maxFound / searchPageSize; page += 1) {
    const { data } = await pageOfRenewals(reader, { ...filters, page, per_page: searchPageSize })
    if (data.length > 0) yield data
    if (data.length < searchPageSize) return
  }
}
