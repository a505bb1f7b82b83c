import type { StatusFilter } from '@portal/contract/fields/filters.ts'
import type { ReturnableSection } from '@portal/domain/applications/returned-items.ts'
import type { ConcernFilter } from '@portal/domain/concerns/concerns.ts'
import type { ImportOutcome, ImportRowState } from '@portal/domain/imports/import-states.ts'
import type { ImportStep } from '@portal/domain/imports/import-steps.ts'
import type { InboxKind } from '@portal/domain/inbox/kinds.ts'
import type { CorrectiveActionStatus } from '@portal/domain/inspections/corrective-actions.ts'
import type { InspectionStatus } from '@portal/domain/inspections/inspections.ts'
import type { PaymentView } from '@portal/domain/money/payment-views.ts'
import type { PenaltyFilter } from '@portal/domain/standing/penalties.ts'
import { filteredBy, type Id, queueParam, search, withSearch } from './path-parameters.ts'

/** Every path of the portal. Spec §2. Links use these functions, never literal paths. */
export const paths = {
  /** `back` is the page to return to after signing in. */
  signIn: (back?: string) => (back === undefined ? '/' : `/?back=${encodeURIComponent(back)}`),
  register: () => '/register',
  forgot: () => '/forgot',
  reset: () => '/reset',
  confirmEmail: () => '/confirm-email',
  stopEmail: () => '/stop-email',
  terms: () => '/terms',
  /** Where anybody checks a certificate. */
  verify: (number?: string) => `/verify${number === undefined ? '' : `?number=${encodeURIComponent(number)}`}`,
  /** The public register. */
  find: () => '/find',
  foundFacility: (number: string) => `/find/${number.split('/').map(encodeURIComponent).join('/')}`,
  /** Where anybody reports a place; the number of its certificate, if it is known. */
  concern: (number?: string) => `/concern${number === undefined ? '' : `?number=${encodeURIComponent(number)}`}`,
  /** What is stored about people, why and how long. */
  privacy: () => '/privacy',
  /** What to prepare before an application: the types of facility, and what is asked of one. */
  guides: () => '/guide',
  guide: (facilityTypeId: Id) => `/guide/${facilityTypeId}`,
  dashboard: () => '/dashboard',
  certificate: (registrationId: Id) => `/cert/${registrationId}`,
  statement: (registrationId: Id) => `/statement/${registrationId}`,

  /** An inspector's visits on this phone. */
  visits: () => '/admin/visits',
  /** A visit: one of its questions, by its place in the checklist, or another page of it. */
  visit: (inspectionId: Id, at: { q?: number; view?: 'all' | 'site' | 'end' } = {}) =>
    `/admin/visits/${inspectionId}${withSearch(at)}`,
  overview: () => '/admin/overview',
  /** What waits for an officer; all of one kind. */
  inbox: (kind?: InboxKind) => `/admin/inbox${kind === undefined ? '' : `?kind=${encodeURIComponent(kind)}`}`,
  /** The dashboard's chart of all LGAs, or of the wards of one LGA. */
  facilitiesByLga: (lgaId?: Id) => `/admin/overview${lgaId === undefined ? '' : `?lga=${lgaId}`}#by-lga`,
  addFacility: () => '/admin/user',
  /** Where an owner enters the code of a letter. */
  claim: () => '/admin/claim',
  claimLetter: (facilityId: Id) => `/admin/claim-letter/${facilityId}`,
  /** Letters for many facilities; those that the filters of a list choose. */
  claimLetters: (filters = '') => `/admin/claim-letters${filters && `?${filters}`}`,
  myFacilities: () => '/admin/registration',
  newRegistration: () => '/admin/add/registration',
  /** Where an officer records a licence that was issued on paper. */
  newPaperLicence: () => '/admin/add/registration?from=paper',
  newRegistrationStep: (step: 'applicant') => `/admin/add/registration?step=${step}`,
  requirementParts: (facilityId: Id) => `/admin/requirement/${facilityId}`,
  /** `facility` is the facility whose requirements are shown. */
  requirementPart: (partId: Id, facility: Id) => `/admin/requirement-part/${partId}?facility=${facility}`,
  answerRequirement: (requirementId: Id, facility: Id, page?: number) =>
    `/admin/requirement-part/register/${requirementId}?facility=${facility}${page ? `&page=${page}` : ''}`,
  /** All questions of a requirement on one page. */
  answerAllQuestions: (requirementId: Id, facility: Id) =>
    `/admin/requirement-part/register/${requirementId}/all?facility=${facility}`,

  facilities: (lgaId?: Id) => `/admin/all/facilities${lgaId === undefined ? '' : `?local_gov_area_id=${lgaId}`}`,
  facilitiesThatAre: (...statuses: StatusFilter[]) => `/admin/all/facilities${filteredBy(statuses)}`,
  /** The facilities that are licensed today, of an LGA or a type. */
  licensedFacilities: (of: { local_gov_area_id?: Id; facility_type_id?: Id } = {}) =>
    `/admin/all/facilities?${search({ licensed: 'yes', ...of })}`,
  facilitiesFound: (q: string) => `/admin/all/facilities?q=${encodeURIComponent(q)}`,
  facilitiesOfType: (facilityTypeId: Id) => `/admin/all/facilities?facility_type_id=${facilityTypeId}`,
  facility: (facilityId: Id) => `/admin/single-facility/${facilityId}`,
  registrations: (...statuses: StatusFilter[]) => `/admin/all/registrations${filteredBy(statuses)}`,
  /** The list of registrations with an officer's filters and sort order. */
  queue: (search: string) => `/admin/all/registrations${search ? `?${search}` : ''}`,
  /** `queue` is the search of the list from which an officer opened the case. */
  registration: (registrationId: Id, queue?: string) => `/admin/registration/${registrationId}${queueParam(queue)}`,
  /** The page to check everything before Submit, the page after it, and the form to print and sign. */
  registrationStep: (registrationId: Id, step: 'check' | 'submitted' | 'form') =>
    `/admin/registration/${registrationId}?step=${step}`,
  /** Where an owner fills in a page of the task list. The questions have pages of their own. */
  task: (registrationId: Id, page: ReturnableSection, facilityId: Id) =>
    page === 'requirements' ? `/admin/requirement/${facilityId}` : `/admin/registration/${registrationId}?step=${page}`,
  review: (registrationId: Id, queue?: string) => `/admin/registration/approval/${registrationId}${queueParam(queue)}`,
  /** Two stored versions of an application side by side. */
  versions: (registrationId: Id) => `/admin/registration/versions/${registrationId}`,
  /** The payments, the ones to confirm or another view. */
  payments: (view?: PaymentView) =>
    `/admin/payments${view === undefined || view === 'submitted' ? '' : `?status=${view}`}`,
  /** The facilities that came with an import from paper. */
  importedFacilities: (importId: Id) => `/admin/all/facilities?import_id=${importId}`,
  /** The registers from paper, and one of them: a step of it, or its rows in a state, with an outcome or with words. */
  imports: () => '/admin/imports',
  anImport: (
    id: Id,
    at: { step?: ImportStep; state?: ImportRowState | 'all'; outcome?: ImportOutcome; q?: string } = {},
  ) => `/admin/imports/${id}${withSearch(at)}`,
  /** The statements of the ministry's bank, and one of them with the lines in a state. */
  bankStatements: () => '/admin/reconciliation',
  bankStatement: (id: Id, state?: string) =>
    `/admin/reconciliation/${id}${state === undefined ? '' : `?state=${state}`}`,
  /** What was invoiced, waived and confirmed. */
  revenue: (months: { from?: string; to?: string } = {}) => `/admin/revenue${withSearch(months)}`,
  receipt: (paymentId: Id) => `/admin/receipt/${paymentId}`,
  invoice: (invoiceId: Id) => `/admin/invoice/${invoiceId}`,
  /** The penalties, or those in a state. */
  penalties: (state?: PenaltyFilter) =>
    `/admin/all/penalties${state === undefined ? '' : `?state=${encodeURIComponent(state)}`}`,
  /** The requests for changes of facilities that were approved, and one of them. */
  changes: () => '/admin/changes',
  change: (changeId: Id) => `/admin/change/${changeId}`,
  /** What of a licensed facility can be changed. */
  changeChoices: (facilityId: Id) => `/admin/single-facility/${facilityId}/change`,
  /** What people have reported, for officers; all in one state, and one of them. */
  concerns: (status?: ConcernFilter) =>
    `/admin/concerns${status === undefined ? '' : `?status=${encodeURIComponent(status)}`}`,
  aConcern: (concernId: Id) => `/admin/concerns/${concernId}`,
  /** The inspections, those in one status, those of whose team the officer is, and one of them. */
  inspections: (status?: InspectionStatus) => `/admin/inspections${withSearch({ status })}`,
  ownInspections: () => '/admin/inspections?mine=1',
  inspection: (inspectionId: Id) => `/admin/inspections/${inspectionId}`,
  /** The facilities in the order in which they should be visited. */
  planInspections: () => '/admin/inspections/plan',
  /** What owners have to put right, or a part of it. */
  correctiveActions: (of: { status?: CorrectiveActionStatus; overdue?: '1' } = {}) =>
    `/admin/corrective-actions${withSearch(of)}`,
  /** The answers of owners to decisions. */
  representations: () => '/admin/representations',
  renewals: (search = '') => `/admin/renewals${search && `?${search}`}`,
  reports: () => '/admin/reports',
  /** A report by its name, of some months and of a type of facility. */
  report: (name: Id, of: { from?: string; to?: string; facility_type_id?: Id } = {}) =>
    `/admin/reports/${name}${withSearch(of)}`,
  /** The report of a month; without one, of the last month. */
  monthlyReport: (month?: string) => `/admin/reports/monthly-report${withSearch({ month })}`,
  /** The licences that end in a month; without one, in this month. */
  endingLicences: (month?: string) => `/admin/reports/licences-ending${withSearch({ month })}`,
  remarks: () => '/admin/review',

  users: () => '/admin/users',
  user: (userId: Id) => `/admin/users/${userId}`,
  facilityTypes: () => '/admin/facility/type',
  addRequirement: (facilityTypeId: Id) => `/admin/add/requirement/${facilityTypeId}`,
  states: () => '/admin/states',
  state: (stateId: Id) => `/admin/state/${stateId}`,
  /** The person's own account. */
  account: () => '/admin/account',
  /** What the portal has told the person. */
  messages: () => '/admin/messages',
  /** The messages by mail and SMS to everybody. */
  outbox: () => '/admin/outbox',
  outboxMessage: (id: Id) => `/admin/outbox/${id}`,
  settings: () => '/admin/settings',
  sampleRequirements: () => '/admin/settings/sample-requirements',
  wordsOfLetters: () => '/admin/settings/letters',
  /** The words of a kind of letter: /admin/settings/letters/temporary-approval. */
  wordsOfLetter: (kind: string) => `/admin/settings/letters/${kind.replaceAll(' ', '-')}`,
  ministrySettings: (section?: string) => `/admin/settings/ministry${section === undefined ? '' : `#${section}`}`,
  /** The audit record, or its entries by one person or about one thing. */
  audit: (
    of: { actor_id: Id } | { about: 'registration' | 'facility' | 'account'; about_id: Id } | undefined = undefined,
  ) =>
    `/admin/audit${of ? `?${new URLSearchParams(Object.entries(of).map(([name, value]) => [name, String(value)]))}` : ''}`,
  documentKinds: () => '/admin/document-kinds',
  stages: () => '/admin/stages',
  changeRules: () => '/admin/change-rules',
  fees: () => '/admin/fees',
  offences: () => '/admin/offences',
  /** What each status means. */
  statuses: () => '/admin/statuses',

  tableList: () => '/admin/table-list',
  typography: () => '/admin/typography',
  icons: () => '/admin/icons',
  maps: () => '/admin/maps',
  notifications: () => '/admin/notifications',
  upgrade: () => '/admin/upgrade',
}
