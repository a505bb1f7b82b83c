import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/reports/calls/reports.ts'
import { lastFullMonth } from '@portal/domain/reports/monthly-report.ts'
import { findNewestHead } from '../../../audit/seals.ts'
import type { Context, Serve } from '../../../use-case/context.ts'
import { refuseField } from '../../../use-case/refuse-field.ts'
import { readMonthlyReport } from './read-monthly-report.ts'

/** The report of a month for the Commissioner. */
export function monthlyReportRoutes(serve: Serve): void {
  serve(calls.showMonthlyReport, showMonthlyReport)
}

/** The report of the month asked for, else of the last one. Refuses a month that has not begun. */
async function showMonthlyReport({ db, today }: Context, { query }: Input<typeof calls.showMonthlyReport>) {
  const month = query.month ?? lastFullMonth(today)
  if (month > today.slice(0, 7)) refuseField('month', 'Choose a month that has begun')
  return { data: await readMonthlyReport({ db, today }, month), head: await findNewestHead(db) }
}
