import type { Input, Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/reports/calls/exports.ts'
import type { listPenalties } from '@portal/contract/standing/calls/penalties.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { Db } from '../../database/connect.ts'
import { type Column, day, naira, type Table, tableOf, text } from '../../files/table.ts'
import { getFacilities } from '../../records/facilities/facilities.ts'
import { listPenaltiesAfter } from '../../records/standing/penalties.ts'
import type { Serve } from '../../use-case/context.ts'
import { askedOf, batchesAfter, linkToList } from '../../use-case/exported-list.ts'

type Filters = Input<typeof calls.linkPenaltiesExport>['body']
type Row = Omit<Reply<typeof listPenalties>['data'][number], 'offered'>

/** The link to the list of penalties as a file. */
export function penaltyExportRoutes(serve: Serve): void {
  serve(calls.linkPenaltiesExport, (context, { body }) => linkToList(context, 'penalties', body))
}

const dayOf = (moment: string | null) => moment && lagosDate(Date.parse(moment))

const columns: readonly Column<Row>[] = [
  text('Facility', ({ facility }) => facility.company_name),
  text('Category', ({ facility }) => facility.facility_types.category_list),
  text('Owner', ({ facility }) => facility.owner_name),
  text('Phone', ({ facility }) => facility.phone_number),
  text('LGA', ({ facility }) => facility.local_gov_areas.list),
  text('Offence', ({ offence }) => offence),
  text('Reason', ({ comment }) => comment),
  day('Recorded on', ({ created_at }) => dayOf(created_at)),
  naira('Amount in naira', ({ amount }) => amount),
  day('To be paid by', ({ due_date }) => due_date),
  text('State', ({ status, is_overdue }) => (is_overdue ? 'overdue' : status)),
  text('Invoice', ({ invoice_number }) => invoice_number),
  day('Given up on', ({ decided_at }) => dayOf(decided_at)),
  text('Why given up', ({ decision_reason }) => decision_reason),
]

/** All penalties that the filters choose, a batch at a time. */
export function exportPenalties(db: Db, sent: unknown, { now }: { now: Date }): Table {
  return tableOf(columns, batchesOf(db, askedOf(calls.linkPenaltiesExport.body, sent), lagosDate(now)))
}

/** The penalties with their facilities. */
async function* batchesOf(db: Db, filters: Filters, today: string): AsyncGenerator<Row[]> {
  for await (const penalties of batchesAfter((place) => listPenaltiesAfter(db, { ...filters, ...place }, today))) {
    const ids = penalties.map(({ facility_id }) => facility_id)
    const facilities = await getFacilities(db, ids, today)
    yield penalties.flatMap((penalty) => {
      const facility = facilities.get(penalty.facility_id)
      return facility ? { ...penalty, facility } : []
    })
  }
}
