import { rowsByList } from '@portal/contract/applications/facility-contents.ts'
import { type RegistrationBrief, registrationBrief } from '@portal/contract/applications/registration-brief.ts'
import type { Reply } from '@portal/contract/call.ts'
import type { listFacilities, showFacility } from '@portal/contract/facilities/calls/facilities.ts'
import { type FacilityWithPlaces, facilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { rowLists } from '@portal/domain/applications/row-sections.ts'
import { recordOf } from '@portal/domain/record-of.ts'

/** A registration fixture; by default a new one of facility 12. */
export function aRegistration(overrides: Partial<RegistrationBrief> = {}): RegistrationBrief {
  return {
    ...exampleOf(registrationBrief),
    status: 'pending',
    registration_status: 'inactive',
    expiry_date: null,
    submitted_at: null,
    processed_by: null,
    ...overrides,
  }
}

/** A facility fixture; by default Sabongari Family Clinic, a Private Clinic with id 12, without a registration. */
export function aFacility(overrides: Partial<FacilityWithPlaces> = {}): FacilityWithPlaces {
  const registration = overrides.registration ?? null
  const isOver = registration?.status === 'Approved' && registration.registration_status === 'expired'
  const starts = registration === null ? 'Start Registration' : isOver ? 'Renew Registration' : null
  return { ...exampleOf(facilityWithPlaces), starts, ...overrides, registration }
}

/** A reply to showFacility: a facility without contents. */
export function facilityDetail(overrides: Partial<FacilityWithPlaces> = {}): Reply<typeof showFacility> {
  const nothing = { documents: [], ...rowsByList(() => []), payments: [], penalties: [] }
  const totals = { documents: 0, ...recordOf(rowLists, () => 0), payments: 0, paid: 0, penalties: 0 }
  const facts = { has_owner_account: true, was_approved: false, offered: [], open_change_id: null }
  return { data: { ...aFacility(overrides), ...nothing, ...facts, totals } }
}

/** A reply to listFacilities; by default the only page. */
export function facilityPage(
  facilities: Reply<typeof listFacilities>['data']['data'],
  { total = facilities.length, current_page = 1 } = {},
): Reply<typeof listFacilities> {
  const per_page = 15
  const last_page = Math.max(1, Math.ceil(total / per_page))
  const from = facilities.length > 0 ? (current_page - 1) * per_page + 1 : null
  const to = from === null ? null : from + facilities.length - 1
  return { data: { data: facilities, total, current_page, last_page, per_page, from, to } }
}
