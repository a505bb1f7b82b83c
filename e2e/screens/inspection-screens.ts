import type { Screen } from './screen.ts'

/** The screens about inspections. */
export const inspectionScreens: Screen[] = [
  { name: 'inspections', as: 'officer', at: () => '/admin/inspections', shows: 'Alheri Mortuary' },
  {
    name: 'inspections without a match',
    as: 'officer',
    at: () => '/admin/inspections?kind=concern',
    shows: 'No inspection is here',
  },
  { name: 'facilities to inspect', as: 'officer', at: () => '/admin/inspections/plan', shows: 'Counted on' },
  {
    name: 'a planned inspection',
    as: 'officer',
    at: ({ plannedInspection }) => `/admin/inspections/${plannedInspection.id}`,
    shows: '14 Apr 2099',
  },
  {
    name: 'a published inspection',
    as: 'officer',
    at: ({ inspection }) => `/admin/inspections/${inspection.id}`,
    shows: 'Broken since March',
  },
  { name: 'visits', as: 'officer', at: () => '/admin/visits', shows: 'Keep on this phone' },
  {
    name: 'a visit that is not kept on the phone',
    as: 'officer',
    at: ({ plannedInspection }) => `/admin/visits/${plannedInspection.id}`,
    shows: 'This visit is not kept on this phone',
  },
  { name: 'corrective actions', as: 'officer', at: () => '/admin/corrective-actions', shows: 'Open' },
  {
    name: 'corrective actions without a match',
    as: 'officer',
    at: () => '/admin/corrective-actions?overdue=1',
    shows: 'Nothing is here',
  },
  {
    name: 'the report of an inspection',
    as: 'owner',
    at: ({ inspection }) => `/admin/inspections/${inspection.id}`,
    shows: 'Broken since March',
  },
]
