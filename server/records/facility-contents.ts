import type { Db } from '../database/connect.ts'
import { findAvailableFacilities } from './available-facilities.ts'
import { listDocuments } from './documents.ts'
import { listPayments } from './payments.ts'
import { listReferees } from './referees.ts'
import { listStaffs } from './staffs.ts'

/** The rows recorded of a facility that are shown with it and with its registration. Spec §3. */
export async function readFacilityContents(db: Db, facilityId: number) {
  return {
    documents: await listDocuments(db, facilityId),
    staffs: await listStaffs(db, facilityId),
    referees: await listReferees(db, facilityId),
    payments: await listPayments(db, facilityId),
    available_facilities: (await findAvailableFacilities(db, facilityId)) ?? null,
  }
}
