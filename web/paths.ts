import type { StatusFilter } from '@portal/contract/filters.ts'

type Id = number | string

function filteredBy(statuses: readonly StatusFilter[]): string {
  return statuses.length > 0 ? `?status=${encodeURIComponent(statuses.join())}` : ''
}

function outOf(queue: string | undefined): string {
  return queue === undefined ? '' : `?queue=${encodeURIComponent(queue)}`
}

/** Every address of the portal. Spec §2. Links are written through these, never by hand. */
export const paths = {
  /** `back` is the page to return to after signing in. */
  signIn: (back?: string) => (back === undefined ? '/' : `/?back=${encodeURIComponent(back)}`),
  register: () => '/register',
  terms: () => '/terms',
  dashboard: () => '/dashboard',
  certificate: (registrationId: Id) => `/cert/${registrationId}`,
  statement: (registrationId: Id) => `/statement/${registrationId}`,

  overview: () => '/admin/overview',
  /** The dashboard's chart, of all LGAs or of the wards of one. */
  facilitiesByLga: (lgaId?: Id) => `/admin/overview${lgaId === undefined ? '' : `?lga=${lgaId}`}#by-lga`,
  addFacility: () => '/admin/user',
  myFacilities: () => '/admin/registration',
  newRegistration: () => '/admin/add/registration',
  newRegistrationStep: (step: 'applicant') => `/admin/add/registration?step=${step}`,
  requirementParts: (facilityId: Id) => `/admin/requirement/${facilityId}`,
  /** `facility` says whose requirements of the part are meant; `registration` which application they are answered in. */
  requirementPart: (partId: Id, facility: Id) => `/admin/requirement-part/${partId}?facility=${facility}`,
  answerRequirement: (requirementId: Id, facility: Id, page?: number) =>
    `/admin/requirement-part/register/${requirementId}?facility=${facility}${page ? `&page=${page}` : ''}`,

  facilities: (lgaId?: Id) => `/admin/all/facilities${lgaId === undefined ? '' : `?local_gov_area_id=${lgaId}`}`,
  facilitiesThatAre: (...statuses: StatusFilter[]) => `/admin/all/facilities${filteredBy(statuses)}`,
  facility: (facilityId: Id) => `/admin/single-facility/${facilityId}`,
  registrations: (...statuses: StatusFilter[]) => `/admin/all/registrations${filteredBy(statuses)}`,
  /** A list of registrations as an officer filtered and ordered it. */
  queue: (search: string) => `/admin/all/registrations${search ? `?${search}` : ''}`,
  /** With `queue`, the search of the list out of which an officer opened the case. */
  registration: (registrationId: Id, queue?: string) => `/admin/registration/${registrationId}${outOf(queue)}`,
  /** The owner reads everything once more before Submit, and is told what happens next after it. */
  registrationStep: (registrationId: Id, step: 'check' | 'submitted') =>
    `/admin/registration/${registrationId}?step=${step}`,
  approval: (registrationId: Id, queue?: string) => `/admin/registration/approval/${registrationId}${outOf(queue)}`,
  penalties: () => '/admin/all/penalties',
  renewals: () => '/admin/renewals',
  review: () => '/admin/review',

  facilityTypes: () => '/admin/facility/type',
  addRequirement: (facilityTypeId: Id) => `/admin/add/requirement/${facilityTypeId}`,
  states: () => '/admin/states',
  state: (stateId: Id) => `/admin/state/${stateId}`,
  settings: () => '/admin/settings',

  tableList: () => '/admin/table-list',
  typography: () => '/admin/typography',
  icons: () => '/admin/icons',
  maps: () => '/admin/maps',
  notifications: () => '/admin/notifications',
  upgrade: () => '/admin/upgrade',
}
