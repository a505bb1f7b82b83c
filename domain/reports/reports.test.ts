import { expect, it } from 'vitest'
import { reportNames, reports } from './reports.ts'

const described = ({ of, columns, drawn }: (typeof reports)[keyof typeof reports]) => [
  of,
  columns.map(({ key, unit }) => `${key} ${unit}`).join(', '),
  typeof drawn === 'string' ? drawn : drawn.join(', '),
]

it.each([
  [
    'applications',
    'Month',
    'received number, approved number, temporarily_approved number, declined number, returned number',
    'received, approved, temporarily_approved, declined, returned',
  ],
  ['days', 'Stage', 'cases number, median days, most days, promised days, kept percent', 'days'],
  ['money', 'Month', 'invoiced naira, waived naira, confirmed naira, open naira', 'confirmed, open, waived'],
  [
    'renewals',
    'Month',
    'due number, in_time number, late number, under_way number, open number, lapsed number',
    'due, in_time, late, lapsed',
  ],
  [
    'workload',
    'Officer',
    'assigned number, considered number, decided number, returned number, median days',
    'assigned, considered, decided, returned',
  ],
] as const)('shows in the report %s, a row for each %s: %s; as a chart %s', (name, ...shown) => {
  expect(described(reports[name])).toEqual(shown)
})

it('counts staff of every cadre, and the rooms and services of facilities, by LGA', () => {
  const named = (name: 'staff' | 'services') => reports[name].columns.map((column) => column.name)
  expect(named('staff')).toHaveLength(16)
  expect(named('staff').at(0)).toBe('Doctors (Medical/Dental)')
  expect(named('staff').at(-1)).toBe('All staff')
  expect(named('services').slice(0, 5)).toEqual(['Facilities', 'Beds', 'Wards', 'Consulting rooms', 'Theatre'])
  expect(named('services')).toHaveLength(21)
  expect([reports.staff.drawn, reports.services.drawn.join(', ')]).toEqual(['sums', 'facilities, beds'])
})

it('narrows the reports to months, types and LGAs as far as they have them', () => {
  expect(reportNames.map((name) => [name, reports[name].hasPeriod, reports[name].filters.join(' ')])).toEqual([
    ['applications', true, 'facility_type_id local_gov_area_id'],
    ['days', true, 'facility_type_id local_gov_area_id'],
    ['money', true, 'facility_type_id local_gov_area_id'],
    ['renewals', true, 'facility_type_id local_gov_area_id'],
    ['staff', false, 'facility_type_id'],
    ['services', false, 'facility_type_id'],
    ['workload', true, ''],
    ['inspections', true, 'facility_type_id local_gov_area_id'],
    ['classes', true, 'facility_type_id'],
    ['findings', true, 'facility_type_id local_gov_area_id'],
    ['closing', true, 'facility_type_id local_gov_area_id'],
    ['inspectors', true, ''],
  ])
  expect(reportNames.filter((name) => 'looksAhead' in reports[name])).toEqual(['renewals'])
  expect(reportNames.filter((name) => 'hasManyScales' in reports[name])).toEqual(['services'])
})
