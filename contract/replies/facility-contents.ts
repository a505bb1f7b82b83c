import { z } from 'zod'
import { availableFacilities } from '../entities/available-facilities.ts'
import { document } from '../entities/document.ts'
import { payment } from '../entities/payment.ts'
import { referee } from '../entities/referee.ts'
import { staff } from '../entities/staff.ts'

const first100 = 'The first 100. `totals` has the number of all; a separate call lists all of them.'

/** The recorded contents of a facility, shown with the facility and with its registration. Spec §3. */
export const facilityContents = {
  documents: z.array(document).describe(first100),
  staffs: z.array(staff).describe(first100),
  referees: z.array(referee).describe(first100),
  payments: z.array(payment).describe(first100),
  available_facilities: availableFacilities.nullish(),
}

/** How many rows there are of each kind of {@link facilityContents}. */
export const contentsTotals = {
  documents: z.int(),
  staffs: z.int(),
  referees: z.int(),
  payments: z.int(),
  paid: z.number().describe('The sum of all payments, in naira.'),
}
