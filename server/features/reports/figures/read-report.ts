import type { Input, Reply } from '@portal/contract/call.ts'
import type { showReport } from '@portal/contract/reports/calls/reports.ts'
import { monthsBetween, mostMonths } from '@portal/domain/dates/months.ts'
import type { ReportDefinition } from '@portal/domain/reports/report-columns.ts'
import { type ReportName, reports } from '@portal/domain/reports/reports.ts'
import type { Moment, Stored } from '../../../use-case/context.ts'
import { refuseField } from '../../../use-case/refuse-field.ts'
import { readReportRows } from './report-rows.ts'
import type { Period, ReportRow } from './rows-of-figures.ts'

/** The months and filters as they were sent. */
export type AskedReport = Input<typeof showReport>['query']

/** A report with its figures. Filters that it does not have are ignored. */
export async function readReport(
  reader: Stored & Moment,
  name: ReportName,
  asked: AskedReport,
): Promise<Reply<typeof showReport>['data']> {
  const { title, counts, of, hasPeriod, looksAhead, filters, columns }: ReportDefinition = reports[name]
  const thisMonth = reader.today.slice(0, 7)
  const period = periodOf(asked, looksAhead ? `${thisMonth.slice(0, 4)}-12` : thisMonth)
  const chosen = Object.fromEntries(filters.map((filter) => [filter, asked[filter]]))
  const { rows, as_of } = await readReportRows(reader, name, { ...chosen, period })
  return {
    title,
    counts,
    as_of,
    from: hasPeriod ? period.from : null,
    to: hasPeriod ? period.to : null,
    of,
    columns: [...columns],
    rows,
    sums: rows.length > 1 && name !== 'days' ? sumsOf(columns, rows) : null,
  }
}

/** The months asked for; this year if none are. Refuses a period that is too long, or ends before it begins. */
function periodOf({ from: first, to: last }: AskedReport, usualEnd: string): Period {
  const to = last ?? (first && first > usualEnd ? first : usualEnd)
  const from = first ?? `${to.slice(0, 4)}-01`
  if (from > to) refuseField('to', 'The last month must not be before the first')
  if (monthsBetween(from, to).length > mostMonths) refuseField('from', `Choose at most ${mostMonths} months`)
  return { from, to }
}

function sumsOf(columns: ReportDefinition['columns'], rows: readonly ReportRow[]): (number | null)[] {
  return columns.map(({ unit }, index) => {
    if (unit === 'days' || unit === 'percent') return null
    // Naira are summed as whole kobo, because decimal fractions would not add up.
    const scale = unit === 'naira' ? 100 : 1
    return rows.reduce((sum, { figures }) => sum + Math.round((figures[index] ?? 0) * scale), 0) / scale
  })
}
