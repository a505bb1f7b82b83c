import type { ReportDefinition } from '@portal/domain/reports/reports.ts'
import { PanelChart } from '../../../ui/chart/charts.tsx'
import { type Report, shortNaira } from './report-figure.ts'

/** The chart of a report: a small one for each of its main columns, or one of the sums of all columns but the last. */
export function ReportChart({ report, definition }: { report: Report; definition: ReportDefinition }) {
  const { columns, rows, sums, title } = report
  const { drawn, of, hasManyScales } = definition
  const panels =
    drawn === 'sums'
      ? [
          {
            title,
            counted: columns.slice(0, -1).map(({ name }, index) => ({
              name,
              count: (sums ?? rows[0]?.figures)?.[index] ?? 0,
            })),
          },
        ]
      : columns.flatMap(({ key, name, unit }, index) =>
          drawn.includes(key)
            ? [
                {
                  title: name,
                  counted: rows.map((row) => {
                    const count = row.figures[index] ?? 0
                    return { name: row.name, count, ...(unit === 'naira' && { shown: shortNaira(count) }) }
                  }),
                },
              ]
            : [],
        )
  return <PanelChart panels={panels} isOverTime={of === 'Month'} hasOneScale={!hasManyScales} />
}
