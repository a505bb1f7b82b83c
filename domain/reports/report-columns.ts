/** What the figures of a column are. */
export const figureUnits = ['number', 'days', 'percent', 'naira'] as const

/** One of `figureUnits`. */
type FigureUnit = (typeof figureUnits)[number]

/** A column of a report. */
export interface ReportColumn {
  key: string
  name: string
  unit: FigureUnit
}

/** A report: what it counts, and how it can be narrowed down. */
export interface ReportDefinition {
  title: string
  /** What is counted, in a plain sentence or two. */
  counts: string
  /** What a row stands for. */
  of: string
  /** Whether it is about months, which can be chosen. */
  hasPeriod: boolean
  /** Some of its rows are of today, whatever the months. */
  tellsToday?: true
  /** Without a choice its months are those of the whole year, not only until now. */
  looksAhead?: true
  filters: readonly ('facility_type_id' | 'local_gov_area_id')[]
  columns: readonly ReportColumn[]
  /** The columns of the chart, by their keys; or the sums of all columns but the last; or the days of each row beside the promise. */
  drawn: readonly string[] | 'sums' | 'days'
  /** The columns of the chart are of different kinds, so that each has a scale of its own. */
  hasManyScales?: true
}

/** A column of whole numbers. */
export const number = (key: string, name: string): ReportColumn => ({ key, name, unit: 'number' })
/** A column of days. */
export const days = (key: string, name: string): ReportColumn => ({ key, name, unit: 'days' })
/** A column of money. */
export const naira = (key: string, name: string): ReportColumn => ({ key, name, unit: 'naira' })

/** What most reports can be narrowed down to. */
export const byTypeAndLga = ['facility_type_id', 'local_gov_area_id'] as const
