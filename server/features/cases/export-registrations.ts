import type { listRegistrations } from '@portal/contract/applications/calls/registrations.ts'
import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/reports/calls/exports.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { SignedIn } from '../../auth/sessions.ts'
import type { Db } from '../../database/connect.ts'
import { csvLines } from '../../http/csv-lines.ts'
import { pageOfCases } from '../../reading/page-of-cases.ts'
import type { Context, Serve } from '../../use-case/context.ts'

type Filters = Input<typeof calls.linkRegistrationsExport>['body']
type Row = Awaited<ReturnType<typeof pageOfCases>>['data'][number]
type Query = Input<typeof listRegistrations>['query']

/** The link to a list of registrations as a file. */
export function exportRoutes(serve: Serve): void {
  serve(calls.linkRegistrationsExport, linkRegistrationsExport)
}

/** A signed link to the list. The filters are part of the signed path. */
async function linkRegistrationsExport({ signPath, throttle, user }: Context, { body }: { body: Filters }) {
  // A list may have a million rows, so one person can start only a few in a minute.
  await throttle.beforeUploading(user.id)
  return signPath(`/exports/registrations/${Buffer.from(JSON.stringify(body)).toString('base64url')}`)
}

const batchSize = 500
const searchPageSize = 100
/** A search finds the best matches first; an export has at most this many. */
const maxFound = 1000

const columns = {
  Reference: ({ reference }) => reference,
  Facility: ({ facility }) => facility.company_name,
  Category: ({ facility }) => facility.facility_types.category_list,
  Owner: ({ facility }) => facility.owner_name,
  Phone: ({ facility }) => facility.phone_number,
  LGA: ({ facility }) => facility.local_gov_areas.list,
  Status: ({ status }) => status,
  Submitted: ({ submitted_at }) => submitted_at && lagosDate(Date.parse(submitted_at)),
  'Days with the ministry': (row) => row.case.clock?.ministry_days ?? null,
  'Days with the owner': (row) => row.case.clock?.owner_days ?? null,
  'Usual days': (row) => row.case.service_days,
  Officer: ({ case: { assignee } }) => assignee && `${assignee.first_name} ${assignee.last_name}`,
  Flags: (row) => row.case.flags.join(', '),
  'Expiry date': ({ expiry_date }) => expiry_date,
  Issued: ({ origin }) => (origin === 'paper' ? 'on paper' : 'by the portal'),
} as const satisfies Record<string, (row: Row) => string | number | null>

/** The text of the file with all registrations that the filters choose, piece by piece, so that only one batch is in memory. */
export async function* exportRegistrations(
  db: Db,
  sent: unknown,
  { user, now }: { user: SignedIn; now: Date },
): AsyncGenerator<string> {
  const { data: filters } = calls.linkRegistrationsExport.body.safeParse(sent)
  if (!filters) return refuse('not_found', 'This link does not work')
  yield csvLines([Object.keys(columns)], { isBeginning: true })
  for await (const rows of batchesOf({ db, user, today: lagosDate(now) }, filters)) {
    yield csvLines(rows.map((row) => Object.values(columns).map((cell) => cell(row))))
  }
}

type Reader = Parameters<typeof pageOfCases>[0]

/** Each batch is a query of its own that continues after the last row, so that no transaction stays open while a slow line reads. */
async function* batchesOf(reader: Reader, filters: Filters): AsyncGenerator<Row[]> {
  if (filters.q !== undefined) return yield* foundBatches(reader, filters)
  // Rows without an expiry date have no place in that order from which the list could continue.
  const sort = filters.sort?.endsWith('expiry_date') ? '-created_at' : filters.sort
  let after: number | undefined
  while (true) {
    const { data } = await pageOfCases(reader, { ...filters, sort, after, page: 1, per_page: batchSize })
    if (data.length > 0) yield data
    if (data.length < batchSize) return
    after = data.at(-1)?.id
  }
}

async function* foundBatches(reader: Reader, filters: Filters): AsyncGenerator<Row[]> {
  for (let page = 1; page <= maxFound / searchPageSize; page += 1) {
    const query: Query = { ...filters, page, per_page: searchPageSize }
    const { data } = await pageOfCases(reader, query)
    if (data.length > 0) yield data
    if (data.length < searchPageSize) return
  }
}
