import type { PaymentStatus } from './invoices.ts'

/** The views of the officers' list of payments, in the order of their tabs. */
export const paymentViewNames = ['submitted', 'confirmed', 'refused', 'all'] as const

/** One of `paymentViewNames`: the payments with a status, or all of them. */
export type PaymentView = PaymentStatus | 'all'

/** What each view is called. */
export const paymentViews = {
  submitted: 'To confirm',
  confirmed: 'Confirmed',
  refused: 'Refused',
  all: 'All',
} as const satisfies Record<PaymentView, string>

/** So many other payments with the same reference, or with the same receipt, are named beside a payment. */
export const maxSamePayments = 3
