import * as calls from '@portal/contract/reports/calls/reports.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { ReportColumn } from '@portal/domain/reports/report-columns.ts'
import type { Db } from '../../../database/connect.ts'
import type { Table, Value, ValueKind } from '../../../files/table.ts'
import { askedOf } from '../../../use-case/exported-list.ts'
import { readReport } from './read-report.ts'

/** What the figures of a column are in a file. Days may be halves, like the median of two. */
const kindOf = {
  number: 'number',
  days: 'number',
  percent: 'percent',
  naira: 'naira',
} as const satisfies Record<ReportColumn['unit'], ValueKind>

/** The table of a report. `sent` is what was signed: the report, its months and its filters. */
export async function exportReport(db: Db, sent: unknown, { now }: { now: Date }): Promise<Table> {
  const { report } = askedOf(calls.linkReport.params, sent)
  const asked = askedOf(calls.linkReport.body, sent)
  const { of, columns, rows, sums } = await readReport({ db, now, today: lagosDate(now) }, report, asked)
  const lines: Value[][] = rows.map(({ name, figures }) => [name, ...figures])
  return {
    headings: [
      { heading: of, kind: 'text' },
      ...columns.map(({ name, unit }) => ({ heading: name, kind: kindOf[unit] })),
    ],
    batches: sums ? [lines, [['All', ...sums]]] : [lines],
  }
}
