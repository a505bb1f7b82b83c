import * as calls from '@portal/contract/calls/facilities.ts'
import type { Serve } from '../../http/context.ts'
import { addFacility } from './add-facility.ts'
import { listFacilities } from './list-facilities.ts'
import { listFacilitiesForOfficer } from './list-facilities-for-officer.ts'
import { showFacility } from './show-facility.ts'

/** Facilities: added by their owners, seen by their owners and by officers. Spec §7. */
export function facilityRoutes(serve: Serve): void {
  serve(calls.listFacilities, listFacilities)
  serve(calls.showFacility, showFacility)
  serve(calls.addFacility, addFacility)
  serve(calls.listFacilitiesForOfficer, listFacilitiesForOfficer)
}
