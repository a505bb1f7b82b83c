import * as calls from '@portal/contract/reports/calls/reports.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../../../database/connect.ts'
import { csvLines } from '../../../http/csv-lines.ts'
import { readReport } from './read-report.ts'

/** The text of the file with the table of a report. `sent` is what was signed: the report, its months and its filters. */
export async function* exportReport(db: Db, sent: unknown, { now }: { now: Date }): AsyncGenerator<string> {
  const which = calls.linkReport.params.safeParse(sent)
  const asked = calls.linkReport.body.safeParse(sent)
  if (!which.success || !asked.success) return refuse('not_found', 'This link does not work')
  const { of, columns, rows, sums } = await readReport(
    { db, now, today: lagosDate(now) },
    which.data.report,
    asked.data,
  )
  yield csvLines([[of, ...columns.map(({ name }) => name)]], { isBeginning: true })
  yield csvLines(rows.map(({ name, figures }) => [name, ...figures]))
  if (sums) yield csvLines([['All', ...sums]])
}
