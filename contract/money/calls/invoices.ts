import { z } from 'zod'
import { call } from '../../call.ts'
import { facilityWithPlaces } from '../../facilities/facility-with-places.ts'
import { byId, date } from '../../fields/fields.ts'
import { invoice } from '../invoice.ts'

/** An invoice with its facility, for the owner and for officers, to be printed. */
export const showInvoice = call('GET', '/api/invoices/{id}', {
  feature: 'invoices',
  summary: 'An invoice with its lines, its balance, the bank account to pay to, and its facility.',
  may: 'read a facility or registration',
  params: byId,
  resource: { kind: 'invoice', in: 'params', field: 'id' },
  reply: z.object({
    data: invoice,
    facility: facilityWithPlaces,
    reference: z.string().nullable().describe('Of the application; null for a penalty alone, and for a change.'),
    pay_by: date.nullish().describe('The last day to pay a penalty that has an invoice of its own; null otherwise.'),
  }),
})
