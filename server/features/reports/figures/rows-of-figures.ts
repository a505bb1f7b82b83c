import type { Figure, FigureSplit } from '../../../records/reports/report-figures.ts'
import type { OnDay } from '../../../use-case/context.ts'

/** A row of a report: its figures in the order of the columns. */
export interface ReportRow {
  name: string
  figures: (number | null)[]
}

/** The first and the last month, 'YYYY-MM'. */
export interface Period {
  from: string
  to: string
}

/** Where and on which day a report is read. */
export type Reader = OnDay

/** How the rows of a report are made of its figures. */
export interface Rows {
  split: FigureSplit
  rows: (reader: Reader, figures: readonly Figure[], period: Period) => Promise<ReportRow[]>
}

/** The days that figures of one name stand for. */
export function daysNamed(figures: readonly Figure[], name: string) {
  return figures.filter((figure) => figure.name === name).map(({ days, n }) => ({ value: days, n }))
}

/** Days, or other values, with how often each was counted. */
export type CountedDays = ReturnType<typeof daysNamed>

/** How many were counted. */
export function sum(counted: readonly { n: number }[]): number {
  return counted.reduce((total, { n }) => total + n, 0)
}
