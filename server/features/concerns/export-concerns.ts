import type { Concern } from '@portal/contract/concerns/concern.ts'
import * as calls from '@portal/contract/reports/calls/exports.ts'
import { concernKindWords } from '@portal/domain/concerns/concerns.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { SignedIn } from '../../auth/sessions.ts'
import type { Db } from '../../database/connect.ts'
import { type Column, day, type Table, tableOf, text } from '../../files/table.ts'
import { listConcernsAfter } from '../../records/concerns/concerns.ts'
import type { Serve } from '../../use-case/context.ts'
import { askedOf, batchesAfter, linkToList } from '../../use-case/exported-list.ts'

/** The link to what people have reported as a file. */
export function concernExportRoutes(serve: Serve): void {
  serve(calls.linkConcernsExport, (context, { body }) => linkToList(context, 'concerns', body))
}

const dayOf = (at: string | null) => at && lagosDate(Date.parse(at))

const columns: readonly Column<Concern>[] = [
  text('Number', ({ reference }) => reference),
  text('About', ({ kind }) => concernKindWords[kind]),
  text('Place', ({ place }) => place),
  text('Address', ({ address }) => address),
  text('LGA', ({ lga }) => lga),
  text('What was reported', ({ text: reported }) => reported),
  text('Photo', ({ has_photo }) => (has_photo ? 'yes' : 'no')),
  day('Reported on', ({ reported_at }) => dayOf(reported_at)),
  text('Status', ({ status }) => status),
  text('Officer', ({ assignee }) => assignee && `${assignee.first_name} ${assignee.last_name}`),
  text('Facilities', ({ facilities }) => facilities.map(({ company_name }) => company_name).join('; ')),
  day('Closed on', ({ closed_at }) => dayOf(closed_at)),
  text('Outcome', ({ outcome }) => outcome),
]

/** All concerns that the filters choose, a batch at a time, without who reported them. */
export function exportConcerns(db: Db, sent: unknown, { user }: { user: SignedIn }): Table {
  const { format, assignee, ...filters } = askedOf(calls.linkConcernsExport.body, sent)
  const asked = { ...filters, assignee_id: assignee && user.id }
  return tableOf(
    columns,
    batchesAfter((place) => listConcernsAfter(db, { ...asked, ...place })),
  )
}
