import { monthInWords } from '@portal/domain/dates/month-words.ts'
import { monthsBetween } from '@portal/domain/dates/months.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import { percentile } from '@portal/domain/reports/percentile.ts'
import type { ReportDefinition } from '@portal/domain/reports/report-columns.ts'
import { daysPastPromise, type ReportName, reports } from '@portal/domain/reports/reports.ts'
import type { Db } from '../../../database/connect.ts'
import { listNames } from '../../../records/accounts/officers.ts'
import { listStagePromises } from '../../../records/cases/present-stages.ts'
import { readRevenue } from '../../../records/money/revenue.ts'
import { listLgas, listLgasById } from '../../../records/places/places.ts'
import { applicationFigures, dayFigures, workloadFigures } from '../../../records/reports/application-figures.ts'
import { serviceFigures, staffFigures } from '../../../records/reports/facility-figures.ts'
import {
  classFigures,
  closingFigures,
  findingFigures,
  inspectionFigures,
  inspectorFigures,
} from '../../../records/reports/inspection-figures.ts'
import { renewalFigures } from '../../../records/reports/renewal-figures.ts'
import {
  type Figure,
  type FigureFilters,
  type FigureSource,
  findAsOf,
  readFigures,
} from '../../../records/reports/report-figures.ts'
import { readSettings } from '../../../records/settings/settings.ts'
import type { Moment } from '../../../use-case/context.ts'
import { byFinding, byInspector, byQuestion } from './inspection-rows.ts'
import {
  type CountedDays,
  daysNamed,
  type Period,
  type Reader,
  type ReportRow,
  type Rows,
  sum,
} from './rows-of-figures.ts'

/** Counts the figures of a report, as of a day. */
type CountFigures = (db: Db, today: string) => FigureSource | Promise<FigureSource>

const keysOf = (report: ReportName) => reports[report].columns.map(({ key }) => key)

/** A row with a figure for each column, which is 0 where nothing was counted. */
function countsOf(report: ReportName, figures: readonly Figure[], of: Figure['of'], name: string): ReportRow {
  const own = new Map(figures.filter((figure) => figure.of === of).map((figure) => [figure.name, figure.n]))
  return { name, figures: keysOf(report).map((key) => own.get(key) ?? 0) }
}

const byMonth = (report: ReportName): Rows => ({
  split: 'month',
  rows: async (_, figures, { from, to }) =>
    monthsBetween(from, to).map((month) => countsOf(report, figures, month, monthInWords(month))),
})

/** Every LGA of the home state, and others in which something was counted. */
const byLga = (report: ReportName): Rows => ({
  split: 'local_gov_area_id',
  rows: async ({ db, today }, figures) => {
    const { home_state_id } = await readSettings(db, today)
    const own = await listLgas(db, home_state_id)
    const elsewhere = new Set(figures.map(({ of }) => Number(of)).filter((of) => !own.some(({ id }) => id === of)))
    const lgas = [...own, ...(await listLgasById(db, [...elsewhere]))]
    return lgas.map(({ id, list }) => countsOf(report, figures, id, list))
  },
})

const stages = {
  until_considered: 'Until considered',
  until_decided: 'Until decided',
  with_owner: 'With the owner',
} as const

/** A row about the days of some cases. `promised` is null for days that the ministry promises nothing about. */
function rowOfDays(name: string, counted: CountedDays, promised: number | null): ReportRow {
  const cases = sum(counted)
  const kept = promised === null ? 0 : sum(counted.filter(({ value }) => value <= promised))
  return {
    name,
    figures: [
      cases,
      percentile(counted, 0.5),
      percentile(counted, 0.9),
      promised,
      promised !== null && cases > 0 ? kept / cases : null,
    ],
  }
}

/** What waits for the ministry now, and what of it is past the days promised: all of it, and by how long. */
function rowsOfWaiting(waiting: CountedDays, promised: number): ReportRow[] {
  const late = waiting.filter(({ value }) => value > promised)
  const groups = daysPastPromise.map(({ last, name }, index) => {
    const before = daysPastPromise[index - 1]?.last ?? 0
    const inGroup = late.filter(({ value }) => value - promised > before && value - promised <= last)
    return rowOfDays(name, inGroup, null)
  })
  return [rowOfDays('Waiting now', waiting, promised), rowOfDays('Late now', late, null), ...groups]
}

/** A row for each stage of the ministry's own that somebody signed. */
async function rowsOfStages({ db, today }: Reader, figures: readonly Figure[]): Promise<ReportRow[]> {
  const ids = new Set(figures.flatMap(({ name }) => (name.startsWith('stage ') ? [Number(name.slice(6))] : [])))
  if (ids.size === 0) return []
  const signed = await listStagePromises(db, [...ids], today)
  return signed.map(({ id, name, promised_days }) =>
    rowOfDays(`Stage: ${name}`, daysNamed(figures, `stage ${id}`), promised_days),
  )
}

const byStage: Rows = {
  split: null,
  rows: async ({ db, today }, figures) => {
    const { service_days } = await readSettings(db, today)
    const decided = Object.entries(stages).map(([stage, name]) =>
      rowOfDays(name, daysNamed(figures, stage), stage === 'until_decided' ? service_days : null),
    )
    return [
      ...decided,
      ...(await rowsOfStages({ db, today }, figures)),
      ...rowsOfWaiting(daysNamed(figures, 'waiting'), service_days),
    ]
  },
}

const byOfficer: Rows = {
  split: 'officer_id',
  rows: async ({ db }, figures) => {
    const officers = await listNames(db, [...new Set(figures.map(({ of }) => Number(of)))])
    return officers.map(({ id, name }) => {
      const own = figures.filter(({ of }) => of === id)
      const counts = countsOf('workload', own, id, name)
      const median = percentile(daysNamed(own, 'days'), 0.5)
      return { name, figures: [...counts.figures.slice(0, -1), median] }
    })
  },
}

/** The reports whose figures a job counts, in the order in which it does. Money has a tally of its own, which is always exact. */
export const countedReports: Record<Exclude<ReportName, 'money'>, Rows & { count: CountFigures }> = {
  applications: { count: () => applicationFigures, ...byMonth('applications') },
  days: { count: (_, today) => dayFigures(today), ...byStage },
  workload: { count: () => workloadFigures, ...byOfficer },
  renewals: { count: (_, today) => renewalFigures(today), ...byMonth('renewals') },
  staff: { count: staffFigures, ...byLga('staff') },
  services: { count: (_, today) => serviceFigures(today), ...byLga('services') },
  inspections: { count: () => inspectionFigures, ...byMonth('inspections') },
  classes: { count: () => classFigures, ...byLga('classes') },
  findings: { count: () => findingFigures, ...byQuestion },
  closing: { count: () => closingFigures, ...byFinding },
  inspectors: { count: () => inspectorFigures, ...byInspector },
}

/** The rows of a report, and when they were counted; null if they have not been counted yet. */
export async function readReportRows(
  reader: Reader & Pick<Moment, 'now'>,
  report: ReportName,
  { period, ...filters }: FigureFilters & { period: Period },
): Promise<{ rows: ReportRow[]; as_of: string | null }> {
  if (report === 'money') {
    return { rows: await moneyRows(reader, { ...filters, ...period }), as_of: reader.now.toISOString() }
  }
  const { split, rows } = countedReports[report]
  const { hasPeriod, tellsToday }: ReportDefinition = reports[report]
  const as_of = await findAsOf(reader.db, report)
  const figures = [
    ...(hasPeriod ? await readFigures(reader.db, report, { ...filters, period }, split) : []),
    ...(tellsToday || !hasPeriod ? await readFigures(reader.db, report, filters, split) : []),
  ]
  return { rows: await rows(reader, figures, period), as_of }
}

async function moneyRows({ db }: Reader, filters: Parameters<typeof readRevenue>[1]): Promise<ReportRow[]> {
  const { by_month } = await readRevenue(db, filters)
  return monthsBetween(filters.from, filters.to).map((month) => {
    const sums = by_month.find((row) => row.month === month)
    const kobo = [sums?.invoiced_kobo, sums?.waived_kobo, sums?.confirmed_kobo, sums?.open_kobo]
    return { name: monthInWords(month), figures: kobo.map((amount) => koboToNaira(amount ?? 0)) }
  })
}
