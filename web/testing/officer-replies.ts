import type { listRegistrations } from '@portal/contract/applications/calls/registrations.ts'
import type { RegistrationBrief } from '@portal/contract/applications/registration-brief.ts'
import type { Reply } from '@portal/contract/call.ts'
import type { listFacilitiesForOfficer } from '@portal/contract/facilities/calls/facilities.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import type { listInbox } from '@portal/contract/inbox/calls.ts'
import type { InboxItem } from '@portal/contract/inbox/inbox-item.ts'
import type { showSummary } from '@portal/contract/reports/calls/dashboard.ts'
import { inboxKindNames } from '@portal/domain/inbox/kinds.ts'
import { aFacility } from './facilities.ts'

/** A reply to listFacilitiesForOfficer; by default the only page. */
export function officerPage(
  facilities: FacilityWithPlaces[],
  { total = facilities.length, current_page = 1, per_page = 15 } = {},
): Reply<typeof listFacilitiesForOfficer> {
  const data = facilities.map((facility) => ({
    id: facility.registration?.id ?? null,
    status: facility.registration?.status ?? null,
    registration_status: facility.registration?.registration_status ?? null,
    facility_id: facility.id,
    facility,
  }))
  return { data, total, current_page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page }
}

/** A reply to listRegistrations with registrations of Sabongari Family Clinic. By default each is the registration in force. */
export function registrationPage(
  registrations: RegistrationBrief[],
  inForce?: RegistrationBrief,
): Reply<typeof listRegistrations> {
  const data = registrations.map((registration) => ({
    ...registration,
    facility: aFacility({ registration: inForce ?? registration }),
  }))
  return { data, total: data.length, current_page: 1, last_page: 1, per_page: 15 }
}

/** The counters of the whole ministry. */
export const summaryExample: Reply<typeof showSummary> = {
  facility_total: 300,
  facility_active: 182,
  facility_restricted: 0,
  facility_closed: 0,
  facility_provisional: 24,
  facility_pending: 61,
  facility_expired: 18,
  registrations: 341,
  renewals: 41,
  penalties: 7,
}

/** A reply to listInbox; by default the only page. */
export function inboxOf(data: InboxItem[], more: Partial<Reply<typeof listInbox>> = {}): Reply<typeof listInbox> {
  const kinds = inboxKindNames.map((kind) => ({
    kind,
    total: data.filter((item) => item.kind === kind).length,
    over_time: 0,
  }))
  const over_time = data.filter(({ is_late }) => is_late).length
  return { data, total: data.length, current_page: 1, last_page: 1, per_page: 15, over_time, kinds, ...more }
}
