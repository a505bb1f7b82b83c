import { paymentActions, paymentStates } from '@portal/domain/actions/payment.ts'
import { officerLineKinds } from '@portal/domain/money/invoices.ts'
import { paymentViewNames } from '@portal/domain/money/payment-views.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { byId, choice, date, optional, prose, words } from '../../fields/fields.ts'
import { sorting } from '../../fields/filters.ts'
import { counted, list, paging } from '../../fields/paging.ts'
import { signedLink } from '../../fields/signed-link.ts'
import { invoice } from '../invoice.ts'
import { invoiceLineAmount } from '../naira-field.ts'
import { payment } from '../payment.ts'
import { paymentOfFacility } from '../payment-of-facility.ts'

/** The payments of all facilities, for officers. */
export const listAllPayments = call('GET', '/api/payments', {
  feature: 'payments',
  summary: 'The payments of all facilities with a status, the oldest first, and how many there are of each.',
  may: 'see the payments',
  query: paging.extend({
    status: z.enum(paymentViewNames).default('submitted'),
    q: words
      .optional()
      .describe('An amount, or how a reference begins; if there is no such payment, words of the name of a facility.'),
    sort: sorting(['created_at', 'amount', 'name'], 'Without it the oldest come first; with `q`, the best matches.'),
  }),
  reply: list(paymentOfFacility).extend({
    counts: z.object(recordOf(paymentViewNames, () => counted)).describe('Without what is searched for.'),
    unassigned_lines: z.int().describe('Lines of bank statements that are not assigned to a payment or an invoice.'),
  }),
})

/** An officer confirms or refuses a payment, or takes a decision back. */
export const decidePayment = call('POST', '/api/payments/{id}/decide', {
  feature: 'payments',
  summary: 'Confirm or refuse a payment, or take a decision back. The owner is told.',
  may: paymentActions['Confirm payment'].may,
  params: byId,
  body: z
    .object({
      status: choice(paymentStates, 'a decision').describe('`submitted` takes the decision back.'),
      reason: optional(prose('the reason')).describe('Needed for everything but a confirmation.'),
    })
    .meta({ examples: [{ status: 'confirmed' }] }),
  resource: { kind: 'payment', in: 'params', field: 'id' },
  refuses: ['action_not_offered'],
  reply: z.object({ message: z.string(), data: payment }),
  audit: { byUseCase: ['Confirm payment', 'Refuse payment', 'Take back decision'] },
})

/** The receipt of a confirmed payment, to be printed. */
export const showReceipt = call('GET', '/api/payments/{id}/receipt', {
  feature: 'payments',
  summary: 'The receipt of a confirmed payment.',
  may: 'read a facility or registration',
  params: byId,
  resource: { kind: 'payment', in: 'params', field: 'id' },
  refuses: ['action_not_offered'],
  reply: z.object({
    data: z
      .object({
        receipt_number: z.string(),
        confirmed_on: date,
        amount: z.number(),
        paid_on: date.nullable(),
        bank: z.string().nullable(),
        reference: z.string().nullable(),
        company_name: z.string(),
        owner_name: z.string(),
        registration_id: z.int().nullable(),
        registration_reference: z.string().nullable(),
        invoice_number: z.string().nullable(),
      })
      .meta({
        id: 'Receipt',
        examples: [
          {
            receipt_number: 'RCP-2026-000003',
            confirmed_on: '2026-03-16',
            amount: 75000.5,
            paid_on: '2026-03-12',
            bank: 'Zenith Bank',
            reference: 'TRF 204 118',
            company_name: 'Alheri Clinic',
            owner_name: 'Musa Abubakar',
            registration_id: 31,
            registration_reference: 'APP-2026-000123',
            invoice_number: 'INV-2026-000007',
          },
        ],
      }),
  }),
})

/** A signed link to the PDF of a receipt, for people who may read it. */
export const linkReceipt = call('POST', '/api/payments/{id}/receipt/link', {
  feature: 'payments',
  summary: 'A link to the PDF of the receipt of a confirmed payment, which works for five minutes.',
  may: 'read a facility or registration',
  params: byId,
  resource: { kind: 'payment', in: 'params', field: 'id' },
  refuses: ['action_not_offered', 'too_many_requests'],
  reply: signedLink('/letters/8?expires=1775644500&session=c2Vz&signature=Zm9v'),
  audit: { byUseCase: ['print_letter'] },
})

/** An officer corrects an invoice, or waives a part of it, with a reason. */
export const addInvoiceLine = call('POST', '/api/invoices/{id}/lines', {
  feature: 'payments',
  summary: 'Correct an invoice, or waive a part of it, with a further line and a reason.',
  may: 'correct an invoice',
  params: byId,
  body: z
    .object({
      kind: choice(officerLineKinds, 'what you add'),
      amount: invoiceLineAmount,
      reason: prose('the reason', 500),
    })
    .meta({ examples: [{ kind: 'waiver', amount: 20000, reason: 'The facility was flooded in May.' }] }),
  resource: { kind: 'invoice', in: 'params', field: 'id' },
  status: 201,
  reply: z.object({ message: z.string(), data: invoice }),
  audit: { enters: 'correct_invoice', about: 'invoice', id: ['params', 'id'], keepsBody: true },
})
