import type { ReportDefinition } from '@portal/domain/reports/reports.ts'
import type { ComponentProps } from 'react'
import { PanelChart } from '../../../ui/chart/charts.tsx'
import { type Report, shortNaira } from './report-figure.ts'

type Panel = ComponentProps<typeof PanelChart>['panels'][number]

/** The chart of a report: a small one for each of its main columns, or one of the sums of all columns but the last. */
export function ReportChart({ report, definition }: { report: Report; definition: ReportDefinition }) {
  const { drawn, of, hasManyScales } = definition
  const panels = drawn === 'sums' ? [panelOfSums(report)] : panelsOfColumns(report, drawn)
  return <PanelChart panels={panels} isOverTime={of === 'Month'} hasOneScale={!hasManyScales} />
}

function panelOfSums({ title, columns, rows, sums }: Report): Panel {
  const figures = sums ?? rows[0]?.figures
  const counted = columns.slice(0, -1).map(({ name }, index) => ({ name, count: figures?.[index] ?? 0 }))
  return { title, counted }
}

function panelsOfColumns({ columns, rows }: Report, drawn: readonly string[]): Panel[] {
  const panels = columns.map(({ key, name, unit }, index) => ({
    key,
    title: name,
    counted: rows.map((row) => countedIn(unit, row.name, row.figures[index] ?? 0)),
  }))
  return panels.filter(({ key }) => drawn.includes(key))
}

function countedIn(unit: Report['columns'][number]['unit'], name: string, count: number): Panel['counted'][number] {
  return unit === 'naira' ? { name, count, shown: shortNaira(count) } : { name, count }
}
