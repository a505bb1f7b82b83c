import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/reports/calls/reports.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { licenceOutcomes, maxEndingListed } from '@portal/domain/licences/licence-outcomes.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../../../database/connect.ts'
import { csvLines } from '../../../http/csv-lines.ts'
import {
  countEndingLicences,
  type EndingLicence,
  listEndingLicences,
} from '../../../records/licences/ending-licences.ts'
import { pageInfo } from '../../../records/shared/paging.ts'
import type { Context, Serve } from '../../../use-case/context.ts'

const onPage = 20
const batchSize = 500

/** The licences that end in a month, by name, and the link to all of them as a file. */
export function endingLicenceRoutes(serve: Serve): void {
  serve(calls.listEndingLicences, pageOfEnding)
  serve(calls.linkEndingLicences, linkEnding)
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

/** A signed link to the file. The filters are part of the signed path. */
async function linkEnding({ signPath, throttle, today, user }: Context, { body }: { body: Asked }) {
  await throttle.beforeUploading(user.id)
  const filters = Buffer.from(JSON.stringify(filtersOf(body, today))).toString('base64url')
  return signPath(`/exports/ending-licences/${filters}`)
}

const columns = {
  Number: ({ number }) => number,
  Facility: ({ company_name }) => company_name,
  Category: ({ category }) => category,
  LGA: ({ lga }) => lga,
  'Licence ends': ({ expiry_date }) => expiry_date,
  Standing: ({ standing }) => standing,
  Renewal: ({ outcome }) => licenceOutcomes[outcome],
} as const satisfies Record<string, (licence: EndingLicence) => string | null>

/** The text of the file, piece by piece. Each batch is a query of its own, so that no transaction stays open while a slow line reads. */
export async function* exportEndingLicences(db: Db, sent: unknown, { now }: { now: Date }): AsyncGenerator<string> {
  const { data: asked } = calls.linkEndingLicences.body.safeParse(sent)
  if (!asked) return refuse('not_found', 'This link does not work')
  const today = lagosDate(now)
  const filters = filtersOf(asked, today)
  yield csvLines([Object.keys(columns)], { isBeginning: true })
  let after: EndingLicence | undefined
  while (true) {
    const batch = await listEndingLicences(db, filters, { limit: batchSize, after }, today)
    yield csvLines(batch.map((licence) => Object.values(columns).map((cell) => cell(licence))))
    if (batch.length < batchSize) return
    after = batch.at(-1)
  }
}
