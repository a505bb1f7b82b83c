import { checkPaymentAction, type PaymentActionName, paymentAction } from '@portal/domain/actions/payment.ts'
import { receiptNumber } from '@portal/domain/invoices.ts'
import { formatNaira, koboToNaira } from '@portal/domain/money.ts'
import type { Context } from './http/context.ts'
import { notificationFor } from './notification-for.ts'
import { nextSerial } from './records/certificates.ts'
import { notify } from './records/notifications.ts'
import { insertPaymentDecision, lockPayment } from './records/payments.ts'
import { lockPayablePenalties } from './records/penalties.ts'
import { settlePenalties } from './settle-penalties.ts'

/**
 * Carries out one action of the table on a payment, in the transaction of the call. A second officer waits for the lock and is
 * then checked against the new status.
 */
export async function actOnPayment(
  context: Context,
  name: PaymentActionName,
  id: number,
  reason: string | null,
): Promise<void> {
  const { db, user, now, today } = context
  const payment = await lockPayment(db, id)
  checkPaymentAction(name, payment.status)
  const { leadsTo, causes } = paymentAction(name)
  await tellOwner(context, causes, payment, reason)
  if (payment.invoice_id !== null) await lockPayablePenalties(db, payment.invoice_id)
  // Last, because all confirmations share the counter of receipts, which stays locked until the commit.
  const year = Number(today.slice(0, 4))
  const receipt_number = leadsTo === 'confirmed' ? receiptNumber(year, await nextSerial(db, `receipt/${year}`)) : null
  const decision = { payment_id: id, status: leadsTo, reason, receipt_number }
  await insertPaymentDecision(db, { ...decision, decided_by: user.id, decided_at: now.toISOString() })
  if (payment.invoice_id !== null) {
    await settlePenalties(db, payment.invoice_id, { reopens: payment.status === 'confirmed' })
  }
}

type Payment = Awaited<ReturnType<typeof lockPayment>>

/** A payment from before the start of a registration is about the facility. */
async function tellOwner(
  context: Context,
  { notifiesOwner }: ReturnType<typeof paymentAction>['causes'],
  { registration_id, reference, amount_kobo, ...facility }: Omit<Payment, 'invoice_id'>,
  reason: string | null,
): Promise<void> {
  if (!notifiesOwner) return
  const about = registration_id === null ? ('facility' as const) : notifiesOwner.about
  const message = notificationFor(
    context,
    { notifiesOwner: { ...notifiesOwner, about } },
    {
      ...facility,
      ...(registration_id !== null && { registration_id }),
      reference: reference ?? undefined,
      reason: [formatNaira(koboToNaira(amount_kobo)), reason].filter(Boolean).join('\n'),
    },
  )
  if (message) await notify(context.db, message)
}
