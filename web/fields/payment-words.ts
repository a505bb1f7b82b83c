import type { Payment } from '@portal/contract/money/payment.ts'
import type { PaymentStatus } from '@portal/domain/money/invoices.ts'

/** The states of a payment. */
export const paymentStatusWords = {
  submitted: 'Waiting for the ministry',
  confirmed: 'Confirmed',
  refused: 'Refused',
} as const satisfies Record<PaymentStatus, string>

/** What another payment has too, in words. */
export const duplicateWords = {
  reference: 'Another payment has the same reference',
  file: 'Another payment has the same receipt',
} as const

/** What another payment has too. */
export function duplicatesInWords(duplicates: Payment['duplicates']): string[] {
  return (duplicates ?? []).map((mark) => duplicateWords[mark])
}
