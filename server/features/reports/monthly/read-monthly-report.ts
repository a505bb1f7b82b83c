import type { Reply } from '@portal/contract/call.ts'
import type { showMonthlyReport } from '@portal/contract/reports/calls/reports.ts'
import { addMonths } from '@portal/domain/dates/calendar-date.ts'
import { monthsBetween } from '@portal/domain/dates/months.ts'
import { koboToNaira } from '@portal/domain/money/money.ts'
import { answerOf, type MonthlyFigures, monthsAhead } from '@portal/domain/reports/monthly-report.ts'
import type { ReportName } from '@portal/domain/reports/reports.ts'
import { type RevenueSums, readRevenue } from '../../../records/money/revenue.ts'
import { listLgas } from '../../../records/places/places.ts'
import { countLicensed, type LicensedTally } from '../../../records/reports/licensed-tallies.ts'
import { findOldestAsOf, readFigures } from '../../../records/reports/report-figures.ts'
import { countFacilitiesByType } from '../../../records/reports/tallies.ts'
import { readSettings } from '../../../records/settings/settings.ts'
import type { OnDay } from '../../../use-case/context.ts'
import { casesOf, keptOf, lateOf, readCaseFigures, waitingOf } from './case-figures.ts'

/** The report of a month. */
export type MonthlyReport = NonNullable<Reply<typeof showMonthlyReport>['data']>

/** The reports whose figures it shows. */
const sources = ['applications', 'days', 'renewals'] as const satisfies ReportName[]

/**
 * The report of a month: its figures, those of the year until its end, and how things stand today. What a job counts is as of
 * its last time; licences and money are of now. Null until the job has counted.
 */
export async function readMonthlyReport({ db, today }: OnDay, month: string): Promise<MonthlyReport | null> {
  const counted_at = await findOldestAsOf(db, sources)
  if (counted_at === null) return null
  const { service_days, home_state_id } = await readSettings(db, today)
  const year = { from: `${month.slice(0, 4)}-01`, to: month }
  const waiting = waitingOf(await readFigures(db, 'days', {}, null), service_days)
  const by_type = await readTypes({ db, today }, { year, service_days })
  const facilities = sumOf(by_type, 'facilities')
  const licensed = sumOf(by_type, 'licensed')
  const figures = await readCaseFigures(db, { period: year }, 'month')
  const { total, by_month: sums } = await readRevenue(db, year)
  const inMonth = (one: string) => figures.filter(({ of }) => of === one)
  const moneyIn = (one: string) => moneyOf(sums.find((sum) => sum.month === one))
  const of_month = { ...casesOf(inMonth(month)), ...moneyIn(month), kept: keptOf(inMonth(month), service_days, 0) }
  // Nothing that waits today is a part of a year that has ended.
  const late = year.from.slice(0, 4) === today.slice(0, 4) ? waiting.late : 0
  const ending = await readEnding({ db, today })
  const report = {
    ...{ month, counted_at, service_days, facilities, licensed, waiting, by_type, ending, of_month },
    by_lga: await readLgas({ db, today }, home_state_id),
    of_year: { ...casesOf(figures), ...moneyOf(total), kept: keptOf(figures, service_days, late) },
    by_month: monthsBetween(year.from, month).map((one) => ({
      ...{ month: one, ...casesOf(inMonth(one)), ...moneyIn(one) },
    })),
  }
  return { ...report, answer: answerOf(mainFiguresOf(report)) }
}

/** What the report says first, and a mail about it. */
export function mainFiguresOf({
  of_month: { received, decided, half, most, confirmed },
  ...report
}: Omit<MonthlyReport, 'answer'>): MonthlyFigures {
  const { month, facilities, licensed, service_days, waiting, ending } = report
  return {
    ...{ month, facilities, licensed, received, decided, half, most, service_days, confirmed },
    ...{ waiting: waiting.total, late: waiting.late },
    ...{ ending: sumOf(ending, 'due'), ending_open: sumOf(ending, 'open') },
  }
}

/** The LGAs of a state; a retired one while a facility is counted there. */
async function readLgas({ db, today }: OnDay, stateId: number): Promise<MonthlyReport['by_lga']> {
  const tallies = await countLicensed(db, 'local_gov_area_id', today)
  const lgas = await listLgas(db, stateId, { withRetired: true })
  return lgas
    .map(({ id, list, retired_at }) => ({ id, name: list, retired_at, ...tallyOf(tallies, id) }))
    .filter(({ retired_at, facilities }) => retired_at === null || facilities > 0)
    .map(({ retired_at, ...lga }) => lga)
}

/** The types of facility, with what came in and was decided in a year; a retired one while it has facilities. */
async function readTypes(
  { db, today }: OnDay,
  { year, service_days }: { year: { from: string; to: string }; service_days: number },
): Promise<MonthlyReport['by_type']> {
  const tallies = await countLicensed(db, 'facility_type_id', today)
  const figures = await readCaseFigures(db, { period: year }, 'facility_type_id')
  const waiting = await readFigures(db, 'days', {}, 'facility_type_id')
  const isThisYear = year.from.slice(0, 4) === today.slice(0, 4)
  return (await countFacilitiesByType(db)).map(({ id, name }) => {
    const own = figures.filter(({ of }) => of === id)
    const late = lateOf(
      waiting.filter(({ of }) => of === id),
      service_days,
    )
    const kept = keptOf(own, service_days, isThisYear ? late : 0)
    return { id, name, ...tallyOf(tallies, id), ...casesOf(own), kept, late }
  })
}

/** The licences that end in this month and those after it. */
async function readEnding({ db, today }: OnDay): Promise<MonthlyReport['ending']> {
  const from = today.slice(0, 7)
  const to = addMonths(`${from}-01`, monthsAhead - 1).slice(0, 7)
  const figures = await readFigures(db, 'renewals', { period: { from, to } }, 'month')
  return monthsBetween(from, to).map((month) => {
    const named = (...names: string[]) =>
      figures.filter(({ of, name }) => of === month && names.includes(name)).reduce((sum, { n }) => sum + n, 0)
    return { month, due: named('due'), open: named('open', 'lapsed') }
  })
}

function tallyOf(tallies: readonly LicensedTally[], id: number) {
  const { facilities = 0, licensed = 0 } = tallies.find(({ of }) => of === id) ?? {}
  return { facilities, licensed }
}

function moneyOf(sums: Pick<RevenueSums, 'invoiced_kobo' | 'confirmed_kobo'> | undefined) {
  return { invoiced: koboToNaira(sums?.invoiced_kobo ?? 0), confirmed: koboToNaira(sums?.confirmed_kobo ?? 0) }
}

function sumOf<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0)
}
