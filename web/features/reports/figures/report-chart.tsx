import type { ReportDefinition } from '@portal/domain/reports/report-columns.ts'
import type { ComponentProps } from 'react'
import { shortNaira } from '../../../fields/short-naira.ts'
import { DaysChart, PanelChart } from '../../../ui/chart/charts.tsx'
import { figureInWords, type Report } from './report-figure.ts'

type Panel = ComponentProps<typeof PanelChart>['panels'][number]

/** The chart of a report: a small one for each of its main columns, one of the sums of all columns but the last, or one of days. */
export function ReportChart({ report, definition }: { report: Report; definition: ReportDefinition }) {
  const { drawn, of, hasManyScales } = definition
  if (drawn === 'days') return <ChartOfDays {...report} />
  const panels = drawn === 'sums' ? [panelOfSums(report)] : panelsOfColumns(report, drawn)
  return <PanelChart panels={panels} isOverTime={of === 'Month'} hasOneScale={!hasManyScales} />
}

/** The days of each stage beside the promise. */
function ChartOfDays({ title, of, columns, rows }: Report) {
  const figureOf = (row: Report['rows'][number], key: string) =>
    row.figures[columns.findIndex((column) => column.key === key)] ?? null
  const promise = rows.map((row) => figureOf(row, 'promised')).find((days) => days !== null)
  const points = rows.map((row) => ({ name: row.name, half: figureOf(row, 'median'), most: figureOf(row, 'most') }))
  return <DaysChart title={title} of={of} points={points.slice(0, stagesDrawn)} promise={promise ?? 0} hasTable />
}

/** Until considered, until decided, with the owner, and what waits; the rows after these are parts of what waits. */
const stagesDrawn = 4

function panelOfSums({ title, columns, rows, sums }: Report): Panel {
  const figures = sums ?? rows[0]?.figures
  const counted = columns.slice(0, -1).map(({ name }, index) => ({ name, count: figures?.[index] ?? 0 }))
  return { title, counted, words: (count) => figureInWords(count, 'number') }
}

function panelsOfColumns({ columns, rows }: Report, drawn: readonly string[]): Panel[] {
  const panels = columns.map(({ key, name, unit }, index) => {
    const words = (count: number) => (unit === 'naira' ? shortNaira(count) : figureInWords(count, unit))
    const counted = rows.map((row) => {
      const count = row.figures[index] ?? 0
      return { name: row.name, count, shown: words(count) }
    })
    return { key, title: name, counted, words }
  })
  return panels.filter(({ key }) => drawn.includes(key))
}
