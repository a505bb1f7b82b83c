import { z } from 'zod'
import { availableFacilities } from '../entities/available-facilities.ts'
import { document } from '../entities/document.ts'
import { payment } from '../entities/payment.ts'
import { referee } from '../entities/referee.ts'
import { staff } from '../entities/staff.ts'

const first = 'The first 100; `totals` says how many there are, and a call of its own lists all of them.'

/** What was recorded of a facility and is shown with it and with its registration. Spec §3. */
export const facilityContents = {
  documents: z.array(document).describe(first),
  staffs: z.array(staff).describe(first),
  referees: z.array(referee).describe(first),
  payments: z.array(payment).describe(first),
  available_facilities: availableFacilities.nullish(),
}

/** How many rows there are of each kind of {@link facilityContents}. */
export const contentsTotals = {
  documents: z.int(),
  staffs: z.int(),
  referees: z.int(),
  payments: z.int(),
  paid: z.number().describe('What was paid in all, in naira.'),
}
