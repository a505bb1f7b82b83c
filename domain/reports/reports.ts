import { availableItems } from '../applications/available-items.ts'
import { staffCadres } from '../applications/staff-cadres.ts'
import { licenceOutcomeKeys, licenceOutcomes } from '../licences/licence-outcomes.ts'

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

const number = (key: string, name: string): ReportColumn => ({ key, name, unit: 'number' })
const days = (key: string, name: string): ReportColumn => ({ key, name, unit: 'days' })
const naira = (key: string, name: string): ReportColumn => ({ key, name, unit: 'naira' })
const byTypeAndLga = ['facility_type_id', 'local_gov_area_id'] as const

/** By how many days a case that waits is past the days promised: the last day of each group, and its name. */
export const daysPastPromise = [
  { last: 7, name: 'Late 1 to 7 days' },
  { last: 30, name: 'Late 8 to 30 days' },
  { last: 90, name: 'Late 31 to 90 days' },
  { last: Number.POSITIVE_INFINITY, name: 'Late over 90 days' },
] as const

/** The reports for officers. */
export const reports = {
  applications: {
    title: 'Applications by month',
    counts:
      'Each application counts in the month in which it was submitted; each decision, and each return for correction, in the month in which it was made.',
    of: 'Month',
    hasPeriod: true,
    filters: byTypeAndLga,
    columns: [
      number('received', 'Received'),
      number('approved', 'Approved'),
      number('temporarily_approved', 'Temporarily approved'),
      number('declined', 'Declined'),
      number('returned', 'Returned'),
    ],
    drawn: ['received', 'approved', 'temporarily_approved', 'declined', 'returned'],
  },
  days: {
    title: 'Days to a decision',
    counts:
      'Calendar days that the ministry had the applications which it decided in these months, until it considered and until it first decided them, and that their owners had them. Half of them took no longer than the median, nine of ten no longer than the 90th percentile. What waits for the ministry now is counted with its days until today, whatever the months; what is past the days promised, by how long.',
    of: 'Stage',
    hasPeriod: true,
    tellsToday: true,
    filters: byTypeAndLga,
    columns: [
      number('cases', 'Applications'),
      days('median', 'Median days'),
      days('most', '90th percentile, days'),
      days('promised', 'Days promised today'),
      { key: 'kept', name: 'Within the days promised', unit: 'percent' },
    ],
    drawn: 'days',
  },
  money: {
    title: 'Money by month',
    counts:
      'What was added to invoices and what was waived, in the month of each; payments in the month in which an officer confirmed them; and what the invoices that were made in a month are still owed today.',
    of: 'Month',
    hasPeriod: true,
    filters: byTypeAndLga,
    columns: [
      naira('invoiced', 'Invoiced'),
      naira('waived', 'Waived'),
      naira('confirmed', 'Confirmed'),
      naira('open', 'Still open'),
    ],
    drawn: ['confirmed', 'open', 'waived'],
  },
  renewals: {
    title: 'Renewals by month',
    counts:
      'Each licence counts in the month in which it ends. It was renewed in time if its renewal was submitted by its last day and approved. It lapsed if it has ended without a renewal. Licences of closed facilities are left out.',
    of: 'Month',
    hasPeriod: true,
    looksAhead: true,
    filters: byTypeAndLga,
    columns: [
      number('due', 'Licences that end'),
      ...licenceOutcomeKeys.map((key) => number(key, licenceOutcomes[key])),
    ],
    drawn: ['due', 'in_time', 'late', 'lapsed'],
  },
  staff: {
    title: 'Staff by cadre and LGA',
    counts:
      'Staff, full time and part time, of the facilities that are licensed today, finally or provisionally, as the facilities listed them. Those that are suspended, sealed, revoked or closed are left out.',
    of: 'LGA',
    hasPeriod: false,
    filters: ['facility_type_id'],
    columns: [...staffCadres.map(({ key, name }) => number(key, name)), number('all', 'All staff')],
    drawn: 'sums',
  },
  services: {
    title: 'Beds and services by LGA',
    counts:
      'The facilities that are licensed today, finally or provisionally, their beds and rooms, and how many of them have each service, as the facilities stated. Those that are suspended, sealed, revoked or closed are left out.',
    of: 'LGA',
    hasPeriod: false,
    filters: ['facility_type_id'],
    columns: [
      number('facilities', 'Facilities'),
      number('beds', 'Beds'),
      number('wards', 'Wards'),
      number('consulting_rooms', 'Consulting rooms'),
      ...availableItems.map((item) => number(item, item)),
    ],
    drawn: ['facilities', 'beds'],
    hasManyScales: true,
  },
  workload: {
    title: 'Work of each officer',
    counts:
      'How many applications each officer was assigned, considered, decided and returned in these months. The median is of the days that the ministry had the applications which the officer was the first to decide.',
    of: 'Officer',
    hasPeriod: true,
    filters: [],
    columns: [
      number('assigned', 'Assigned'),
      number('considered', 'Considered'),
      number('decided', 'Decided'),
      number('returned', 'Returned'),
      days('median', 'Median days'),
    ],
    drawn: ['assigned', 'considered', 'decided', 'returned'],
  },
} as const satisfies Record<string, ReportDefinition>

/** The name of a report, as in its address. */
export type ReportName = keyof typeof reports

/** The names of the reports, in the order of the list. */
export const reportNames = Object.keys(reports).filter(isReportName)

/** Whether a text is the name of a report. */
export function isReportName(text: string): text is ReportName {
  return Object.hasOwn(reports, text)
}
