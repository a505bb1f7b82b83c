import type { Screen } from './screen.ts'

/** The screens of officers. */
export const officerScreens: Screen[] = [
  { name: "officer's dashboard", as: 'officer', at: () => '/admin/overview', shows: 'Alheri Mortuary' },
  { name: 'facility management', as: 'officer', at: () => '/admin/all/facilities?q=Alheri', shows: 'Alheri Mortuary' },
  {
    name: 'facility management without a match',
    as: 'officer',
    at: () => '/admin/all/facilities?q=zzz',
    shows: 'No facility matches',
  },
  {
    name: 'a facility before the start',
    as: 'officer',
    at: ({ idle }) => `/admin/single-facility/${idle.id}`,
    shows: 'has not been started',
  },
  {
    name: 'a facility',
    as: 'officer',
    at: ({ declined }) => `/admin/single-facility/${declined.facility_id}`,
    shows: 'No resident medical practitioner',
  },
  {
    name: "officer's view of an empty registration",
    as: 'officer',
    at: ({ empty }) => `/admin/registration/${empty.id}`,
    shows: '0 of 48 questions answered',
  },
  {
    name: "officer's view of a registration",
    as: 'officer',
    at: ({ declined }) => `/admin/registration/${declined.id}`,
    shows: 'Please correct the number of wards',
  },
  {
    name: "officer's view of the parts",
    as: 'officer',
    at: ({ started }) => `/admin/requirement/${started.facility_id}`,
    shows: '1 of 48 questions answered',
  },
  {
    name: 'consideration of a pending registration',
    as: 'officer',
    at: ({ submitted }) => `/admin/registration/approval/${submitted.id}`,
    shows: 'Not given yet',
  },
  {
    name: 'a case of the queue',
    as: 'officer',
    at: ({ submitted }) => `/admin/registration/${submitted.id}?queue=with%3Dany%26sort%3D-created_at`,
    shows: 'behind this one',
  },
  {
    name: 'consideration at the end of the queue',
    as: 'officer',
    at: ({ submitted }) => `/admin/registration/approval/${submitted.id}?queue=q%3Dzzz`,
    shows: 'You are at the end of the queue',
  },
  {
    name: 'consideration of an approved registration',
    as: 'officer',
    at: ({ approved }) => `/admin/registration/approval/${approved.id}`,
    shows: 'Print Certificate',
  },
  { name: 'new registration', as: 'officer', at: () => '/admin/add/registration', shows: 'Facility Details' },
  { name: 'registrations', as: 'officer', at: () => '/admin/all/registrations?q=Alheri', shows: 'Alheri Mortuary' },
  { name: 'penalties', as: 'officer', at: () => '/admin/all/penalties', shows: 'No resident medical practitioner' },
  { name: 'renewals', as: 'officer', at: () => '/admin/renewals', shows: 'No registration has expired' },
  { name: 'facility types', as: 'officer', at: () => '/admin/facility/type', shows: 'Mortuary' },
  {
    name: 'requirements of a type',
    as: 'officer',
    at: () => '/admin/add/requirement/2',
    shows: 'Waiting and consulting',
  },
  {
    name: 'requirements of a type without questions',
    as: 'officer',
    at: () => '/admin/add/requirement/14',
    shows: 'No requirements yet',
  },
  { name: 'states', as: 'officer', at: () => '/admin/states', shows: 'Zamfara' },
  { name: 'map', as: 'officer', at: () => '/admin/maps', shows: 'Chanchaga' },
  { name: 'ministry settings', as: 'officer', at: () => '/admin/settings', shows: 'Licences of Niger State' },
  { name: 'statuses', as: 'officer', at: () => '/admin/statuses', shows: 'Awaiting decision' },
  { name: 'LGAs of a state', as: 'officer', at: () => '/admin/state/27', shows: 'Chanchaga' },
]
