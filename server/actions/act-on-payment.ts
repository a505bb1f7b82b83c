import { checkPaymentAction, type PaymentActionName, paymentAction } from '@portal/domain/actions/payment.ts'
import { receiptNumber } from '@portal/domain/money/invoices.ts'
import { formatNaira, koboToNaira } from '@portal/domain/money/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type AuditEntry, doerOf, recordEntries, recordEntry } from '../audit/record-entry.ts'
import { stateOfPayment } from '../audit/states.ts'
import type { Context } from '../use-case/context.ts'
import { notificationFor } from './notification-for.ts'
import { nextSerials } from '../records/licences/certificates.ts'
import { type NewNotification, notify, notifyOwners } from '../records/messages/notifications.ts'
import { insertPaymentDecision, insertPaymentDecisions, lockPayment, lockPayments } from '../records/money/payments.ts'
import { lockPayablePenalties, lockPenaltiesOfInvoices } from '../records/standing/penalties.ts'
import { settlePenalties } from '../money/settle-penalties.ts'
import { writeReceipts } from '../papers/write-receipts.ts'

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
  const { db, user, now } = context
  const payment = await lockPayment(db, id)
  checkPaymentAction(name, payment.status)
  const { leadsTo, causes } = paymentAction(name)
  if (payment.invoice_id !== null) await lockPayablePenalties(db, payment.invoice_id)
  const message = messageToOwner(context, causes, payment, reason)
  if (message) await notify(db, message)
  // Last, because all confirmations share the counter of receipts, which stays locked until the commit.
  const [receipt_number = null] = leadsTo === 'confirmed' ? await nextReceipts(context, 1) : []
  const decision = { payment_id: id, status: leadsTo, reason, receipt_number }
  const decided = { ...decision, decided_by: user.id, decided_at: now.toISOString() }
  await insertPaymentDecision(db, decided)
  await recordEntry(db, auditEntry(context, name, payment, { reason, receipt_number }))
  if (receipt_number !== null) await writeReceipts(context, [receipt_number])
  if (payment.invoice_id !== null) {
    await settlePenalties(context, payment.invoice_id, { reopens: payment.status === 'confirmed' })
  }
}

/** A payment with the amount that the bank has received for it. */
interface ReceivedPayment {
  id: number
  amount_kobo: number
}

/** Confirms payments that the bank has received, in the order given. If one of them has changed meanwhile, none is confirmed. */
export async function confirmPayments(context: Context, received: readonly ReceivedPayment[]): Promise<void> {
  const { db, user, now } = context
  const rows = await lockPayments(
    db,
    received.map(({ id }) => id),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const payments = received.map(({ id, amount_kobo }) => {
    const payment = byId.get(id)
    if (payment?.amount_kobo === amount_kobo) return payment
    return refuse('action_not_offered', 'The amount of the payment is not that of the statement')
  })
  const { leadsTo, causes } = paymentAction('Confirm payment')
  for (const { status } of payments) checkPaymentAction('Confirm payment', status)
  await notifyOwners(
    db,
    payments.flatMap((payment) => messageToOwner(context, causes, payment, null) ?? []),
  )
  const penalised = await lockPenaltiesOfInvoices(
    db,
    payments.flatMap(({ invoice_id }) => invoice_id ?? []),
  )
  const receipts = await nextReceipts(context, payments.length)
  const decided = { status: leadsTo, reason: null, decided_by: user.id, decided_at: now.toISOString() }
  await insertPaymentDecisions(
    db,
    payments.map(({ id }, index) => ({ ...decided, payment_id: id, receipt_number: receipts[index] ?? null })),
  )
  const entries = payments.map((payment, index) =>
    auditEntry(context, 'Confirm payment', payment, { receipt_number: receipts[index], reason: 'On a bank statement' }),
  )
  await recordEntries(db, entries)
  await writeReceipts(context, receipts)
  for (const invoiceId of penalised) await settlePenalties(context, invoiceId)
}

function auditEntry(
  context: Context,
  action: PaymentActionName,
  { id, status, amount_kobo, facility_id }: Payment,
  decided: { reason: string | null; receipt_number: string | null | undefined },
): AuditEntry {
  const { leadsTo } = paymentAction(action)
  return {
    ...doerOf(context),
    action,
    about: { kind: 'payment', id },
    before: { status },
    after: { status: leadsTo, facility_id, amount_kobo, ...decided },
    state: stateOfPayment(leadsTo, amount_kobo),
  }
}

/** The numbers of the next receipts. */
async function nextReceipts({ db, today }: Context, count: number): Promise<string[]> {
  const year = Number(today.slice(0, 4))
  const first = await nextSerials(db, `receipt/${year}`, count)
  return Array.from({ length: count }, (_, index) => receiptNumber(year, first + index))
}

type Payment = Awaited<ReturnType<typeof lockPayment>>

/** A payment from before the start of a registration is about the facility. */
function messageToOwner(
  context: Context,
  { notifiesOwner }: ReturnType<typeof paymentAction>['causes'],
  { registration_id, reference, amount_kobo, ...facility }: Omit<Payment, 'invoice_id'>,
  reason: string | null,
): NewNotification | undefined {
  if (!notifiesOwner) return undefined
  const about = registration_id === null ? ('facility' as const) : notifiesOwner.about
  return notificationFor(
    context,
    { notifiesOwner: { ...notifiesOwner, about } },
    {
      ...facility,
      ...(registration_id !== null && { registration_id }),
      reference: reference ?? undefined,
      reason: [formatNaira(koboToNaira(amount_kobo)), reason].filter(Boolean).join('\n'),
    },
  )
}
