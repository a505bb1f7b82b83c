import { z } from 'zod'
import { availableFacilities } from '../entities/available-facilities.ts'
import { document } from '../entities/document.ts'
import { payment } from '../entities/payment.ts'
import { referee } from '../entities/referee.ts'
import { staff } from '../entities/staff.ts'

/** What was recorded of a facility and is shown with it and with its registration. Spec §3. */
export const facilityContents = {
  documents: z.array(document),
  staffs: z.array(staff),
  referees: z.array(referee),
  payments: z.array(payment),
  available_facilities: availableFacilities.nullish(),
}
