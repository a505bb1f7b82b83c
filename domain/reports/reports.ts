import { availableItems } from '../applications/available-items.ts'
import { staffCadres } from '../applications/staff-cadres.ts'
import { licenceOutcomeKeys, licenceOutcomes } from '../licences/licence-outcomes.ts'
import { inspectionReports } from './inspection-reports.ts'
import { byTypeAndLga, days, naira, number, type ReportDefinition } from './report-columns.ts'

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
      'Each application counts in the month in which it was submitted; each decision, and each return for correction, in the month in which it was made. Changes of type are not counted: they ask for no licence.',
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
      'Calendar days that the ministry had the applications which it decided in these months, until it considered and until it first decided them, and that their owners had them. Half of them took no longer than the median, nine of ten no longer than the 90th percentile. Of stages that the ministry has set, the days until each sign-off of these months. What waits for the ministry now is counted with its days until today, whatever the months; what is past the days promised, by how long. Changes of type are not counted.',
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
  ...inspectionReports,
} as const satisfies Record<string, ReportDefinition>

/** The name of a report, as in its address. */
export type ReportName = keyof typeof reports

/** The names of the reports, in the order of the list. */
export const reportNames = Object.keys(reports).filter(isReportName)

/** Whether a text is the name of a report. */
export function isReportName(text: string): text is ReportName {
  return Object.hasOwn(reports, text)
}
