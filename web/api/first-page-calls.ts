import type * as account from '@portal/contract/accounts/calls/account.ts'
import type * as registrations from '@portal/contract/applications/calls/registrations.ts'
import type { Call } from '@portal/contract/call.ts'
import type * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import type * as inbox from '@portal/contract/inbox/calls.ts'
import type * as corrective from '@portal/contract/inspections/calls/corrective-actions.ts'
import type * as notifications from '@portal/contract/messages/calls/notifications.ts'
import type * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import type * as search from '@portal/contract/search/calls.ts'
import type * as portal from '@portal/contract/settings/calls/portal.ts'
import type * as setUp from '@portal/contract/settings/calls/set-up.ts'

/**
 * A call of the contract without its schemas: its method and path, and the status that makes it carry an Idempotency-Key.
 * The first page of a person sends these calls, and needs neither Zod nor the schemas of all other calls for that, which
 * are a third of its script. first-page-calls.test.ts compares them with the contract.
 */
export function withoutSchemas<C extends Call>(method: C['method'], path: string, status?: C['status']): C {
  return { method, path, status } as C
}

export const showPortal = withoutSchemas<typeof portal.showPortal>('GET', '/api/portal')
export const searchPortal = withoutSchemas<typeof search.searchPortal>('GET', '/api/search')
export const showSetUp = withoutSchemas<typeof setUp.showSetUp>('GET', '/api/set-up')
export const answerSetUpStep = withoutSchemas<typeof setUp.answerSetUpStep>('PUT', '/api/set-up/{name}')
export const logout = withoutSchemas<typeof account.logout>('POST', '/api/logout', 204)
export const showSummary = withoutSchemas<typeof dashboard.showSummary>('GET', '/api/dashboard/summary')
export const listInbox = withoutSchemas<typeof inbox.listInbox>('GET', '/api/inbox')
export const countInbox = withoutSchemas<typeof inbox.countInbox>('GET', '/api/inbox/counts')
export const countFacilitiesByLga = withoutSchemas<typeof dashboard.countFacilitiesByLga>(
  'GET',
  '/api/dashboard/facilities/{state_id}',
)
export const countFacilitiesByType = withoutSchemas<typeof dashboard.countFacilitiesByType>(
  'GET',
  '/api/dashboard/facilities-type',
)
export const countRegistrationsByStatus = withoutSchemas<typeof dashboard.countRegistrationsByStatus>(
  'GET',
  '/api/dashboard/registration-status',
)
export const listNotifications = withoutSchemas<typeof notifications.listNotifications>(
  'GET',
  '/api/dashboard/notification',
)
export const listFacilities = withoutSchemas<typeof facilities.listFacilities>('GET', '/api/facilities')
export const showFacility = withoutSchemas<typeof facilities.showFacility>('GET', '/api/facilities/{id}')
export const listFacilitiesForOfficer = withoutSchemas<typeof facilities.listFacilitiesForOfficer>(
  'GET',
  '/api/admin/facility',
)
export const listCorrectiveActions = withoutSchemas<typeof corrective.listCorrectiveActions>(
  'GET',
  '/api/corrective-actions',
)
export const startRegistration = withoutSchemas<typeof registrations.startRegistration>(
  'POST',
  '/api/registrations',
  201,
)
export const showRegistration = withoutSchemas<typeof registrations.showRegistration>('GET', '/api/registrations/{id}')
export const reviewRegistration = withoutSchemas<typeof registrations.reviewRegistration>(
  'GET',
  '/api/registrations/{id}/review',
)
