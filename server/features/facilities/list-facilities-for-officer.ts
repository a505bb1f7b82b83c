import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/facilities.ts'
import type { Context } from '../../http/context.ts'
import { pageFacilities } from '../../records/facility-list.ts'

/** Facility management: a page of all facilities, each with its registration. Spec §2. */
export async function listFacilitiesForOfficer(
  { db, today }: Context,
  { query }: Input<typeof calls.listFacilitiesForOfficer>,
) {
  const page = await pageFacilities(db, query, today)
  const data = page.data.map((facility) => ({
    id: facility.registration?.id ?? null,
    status: facility.registration?.status ?? null,
    registration_status: facility.registration?.registration_status ?? null,
    facility_id: facility.id,
    facility,
  }))
  return { ...page, data }
}
