import type { Input, Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/reports/calls/exports.ts'
import type { listPenalties } from '@portal/contract/standing/calls/penalties.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../../database/connect.ts'
import { csvLines } from '../../http/csv-lines.ts'
import { getFacilities } from '../../records/facilities/facilities.ts'
import { listPenaltiesAfter } from '../../records/standing/penalties.ts'
import type { Context, Serve } from '../../use-case/context.ts'

type Filters = Input<typeof calls.linkPenaltiesExport>['body']
type Row = Omit<Reply<typeof listPenalties>['data'][number], 'offered'>

/** The link to the list of penalties as a file. */
export function penaltyExportRoutes(serve: Serve): void {
  serve(calls.linkPenaltiesExport, linkPenaltiesExport)
}

/** A signed link to the list. The filters are part of the signed path. */
async function linkPenaltiesExport({ signPath, throttle, user }: Context, { body }: { body: Filters }) {
  await throttle.beforeUploading(user.id)
  return signPath(`/exports/penalties/${Buffer.from(JSON.stringify(body)).toString('base64url')}`)
}

const batchSize = 500

const dayOf = (moment: string | null) => moment && lagosDate(Date.parse(moment))

const columns = {
  Facility: ({ facility }) => facility.company_name,
  Category: ({ facility }) => facility.facility_types.category_list,
  Owner: ({ facility }) => facility.owner_name,
  Phone: ({ facility }) => facility.phone_number,
  LGA: ({ facility }) => facility.local_gov_areas.list,
  Offence: ({ offence }) => offence,
  Reason: ({ comment }) => comment,
  'Recorded on': ({ created_at }) => dayOf(created_at),
  'Amount in naira': ({ amount }) => amount,
  'To be paid by': ({ due_date }) => due_date,
  State: ({ status, is_overdue }) => (is_overdue ? 'overdue' : status),
  Invoice: ({ invoice_number }) => invoice_number,
  'Given up on': ({ decided_at }) => dayOf(decided_at),
  'Why given up': ({ decision_reason }) => decision_reason,
} as const satisfies Record<string, (row: Row) => string | number | null>

/** The text of the file with all penalties that the filters choose, piece by piece, so that only one batch is in memory. */
export async function* exportPenalties(db: Db, sent: unknown, { now }: { now: Date }): AsyncGenerator<string> {
  const { data: filters } = calls.linkPenaltiesExport.body.safeParse(sent)
  if (!filters) return refuse('not_found', 'This link does not work')
  yield csvLines([Object.keys(columns)], { isBeginning: true })
  for await (const rows of batchesOf(db, filters, lagosDate(now))) {
    yield csvLines(rows.map((row) => Object.values(columns).map((cell) => cell(row))))
  }
}

/** Each batch is a query of its own that continues after the last row, so that no transaction stays open while a slow line reads. */
async function* batchesOf(db: Db, filters: Filters, today: string): AsyncGenerator<Row[]> {
  let after: number | undefined
  while (true) {
    const penalties = await listPenaltiesAfter(db, { ...filters, after, limit: batchSize }, today)
    const ids = penalties.map(({ facility_id }) => facility_id)
    const facilities = await getFacilities(db, ids, today)
    const rows = penalties.flatMap((penalty) => {
      const facility = facilities.get(penalty.facility_id)
      return facility ? { ...penalty, facility } : []
    })
    if (rows.length > 0) yield rows
    if (penalties.length < batchSize) return
    after = penalties.at(-1)?.id
  }
}
