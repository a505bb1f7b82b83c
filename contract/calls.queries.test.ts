import { expect, it } from 'vitest'
import { calls } from './calls.ts'

/** What can be asked of each list, besides its page. */
const filters: Record<string, string> = {
  compareVersions: 'before after all',
  findPaymentTargets: 'q',
  listAllPayments: 'status q sort',
  listAuditEntries: 'from to actor_id action about about_id',
  listBankStatementLines: 'state',
  listConcerns: 'status kind local_gov_area_id assignee sort',
  listDocuments: 'registration_id',
  listEndingLicences: 'month facility_type_id local_gov_area_id',
  listFacilities: 'q status facility_type_id local_gov_area_id sort',
  listFacilitiesForOfficer: 'q status facility_type_id local_gov_area_id sort licensed from_paper import_id',
  listHomeLgas: 'retired',
  listInbox: 'kind after',
  listLgas: 'retired',
  listOutbox: 'state channel',
  listPayments: 'registration_id',
  listPenalties: 'state sort',
  listReferees: 'registration_id',
  listRegistrations:
    'q status facility_type_id local_gov_area_id sort after with assignee late days_from days_to returned origin stage',
  listRenewals: 'q facility_type_id local_gov_area_id list',
  listRequirementsOfType: 'registration_id',
  listStaffs: 'registration_id',
  listStates: 'retired',
  listSubmissions: 'facility_id requirement_id registration_id',
  listUsers: 'q privilege_type waiting state sort',
  listWards: 'retired',
  removeReferee: 'reason',
  removeStaff: 'reason',
  searchPortal: 'q',
  searchRegister: 'q local_gov_area_id facility_type_id standing',
  showLgaMerge: 'into',
  showPart: 'facility_id',
  showMonthlyReport: 'month',
  showReport: 'from to facility_type_id local_gov_area_id',
  showRequirementQuestions: 'facility_id requirement_id',
  showRevenue: 'from to facility_type_id local_gov_area_id',
  showState: 'retired',
  showWardMerge: 'into',
}

/** What a list shows when nothing is asked, besides 15 rows of its first page. */
const unasked: Record<string, object> = {
  listAllPayments: { status: 'submitted' },
  listBankStatementLines: { state: 'sure' },
  listRenewals: { list: 'due' },
}

/** What a list is asked to go on from where that is no id. */
const afters: Record<string, string> = { listInbox: '2026-07-06T08:00:00.000Z 2 payment' }

const queries = Object.entries(calls).flatMap(([name, call]) => ('query' in call ? [{ name, query: call.query }] : []))
/** What is asked of something besides its removal. */
const lists = queries.filter(({ name }) => !name.startsWith('remove'))

it.each(queries.filter(({ name }) => name in filters))('$name takes its filters', ({ name, query }) => {
  const names = Object.keys(query.shape).filter((field) => !['page', 'per_page'].includes(field))
  expect(names.join(' ')).toBe(filters[name])
})

it('has a page in every query, but in those of what is shown whole', () => {
  const whole = lists.filter(({ query }) => !('page' in query.shape)).map(({ name }) => name)
  expect(whole.sort()).toEqual([
    'countClaimLetters',
    'findPaymentTargets',
    'listHomeLgas',
    'listLgas',
    'listOfficers',
    'listRequirementsOfType',
    'listStates',
    'listSubmissions',
    'listWards',
    'searchPortal',
    'showLgaMerge',
    'showMonthlyReport',
    'showPart',
    'showReport',
    'showRevenue',
    'showState',
    'showWardMerge',
  ])
})

it.each(lists)('$name shows the first page without being asked for one', ({ name, query }) => {
  const read: Record<string, unknown> = query.parse({
    q: 'bida',
    before: '1',
    after: afters[name] ?? '2',
    facility_id: '12',
    into: '542',
  })
  const { page = 1, per_page = 15, q, before, after, facility_id, into, ...rest } = read
  expect({ page, per_page, ...rest }).toEqual({ page: 1, per_page: 15, ...unasked[name] })
})
