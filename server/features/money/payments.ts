import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/payments.ts'
import { completeChange } from '@portal/domain/actions/complete-change.ts'
import { offeredPaymentActions, paymentAction, paymentActionTo } from '@portal/domain/actions/payment.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { waitingDays } from '@portal/domain/inbox/waiting-days.ts'
import { officerLine } from '@portal/domain/money/invoices.ts'
import { koboToNaira, nairaToKobo } from '@portal/domain/money/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onPayments } from '../../actions/payment.ts'
import { tellOfCompleteChanges } from '../../actions/tell-of-complete-changes.ts'
import { doerOf, recordEntry } from '../../audit/record-entry.ts'
import { settlePenalties } from '../../money/settle-penalties.ts'
import { writeReceipts } from '../../papers/write-receipts.ts'
import { listJustPaidChanges } from '../../records/facilities/complete-changes.ts'
import { lockFacility } from '../../records/facilities/facilities.ts'
import { findLetterByNumber } from '../../records/letters/letters.ts'
import { getInvoice, insertInvoiceLine } from '../../records/money/invoices.ts'
import { countPayments, pagePayments } from '../../records/money/payment-list.ts'
import { getPayment, inNaira, lockPayment } from '../../records/money/payments.ts'
import { getReceipt } from '../../records/money/receipts.ts'
import { readSettings } from '../../records/settings/settings.ts'
import { lockPayablePenalties } from '../../records/standing/penalties.ts'
import { findPenaltyOfInvoice, readPenaltyPartKobo } from '../../records/standing/penalty-invoices.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** The payments of all facilities, decisions on them, receipts, and corrections of invoices. */
export function paymentRoutes(serve: Serve): void {
  serve(calls.listAllPayments, listAllPayments)
  serve(calls.decidePayment, decidePayment)
  serve(calls.showReceipt, showReceipt)
  serve(calls.linkReceipt, linkReceipt)
  serve(calls.addInvoiceLine, addInvoiceLine)
}

async function listAllPayments({ db, user, today }: Context, { query }: Input<typeof calls.listAllPayments>) {
  const page = await pagePayments(db, query, today)
  const { service_days } = await readSettings(db, today)
  const data = page.data.map(({ balance_kobo, statement_line, same_payments, ...payment }) => {
    const isWaiting = payment.status === 'submitted'
    const since = { kind: 'payment', since: payment.created_at } as const
    return {
      ...inNaira(payment),
      offered: offeredPaymentActions(user, payment.status),
      balance: balance_kobo === null ? null : koboToNaira(balance_kobo),
      waiting: isWaiting ? waitingDays(since, { today, service_days }) : null,
      statement_line: statement_line && inNaira(statement_line),
      same_payments: same_payments.map(inNaira),
    }
  })
  return { ...page, data, ...(await countPayments(db)) }
}

async function decidePayment(context: Context, { params: { id }, body }: Input<typeof calls.decidePayment>) {
  const { reason } = body
  const name = paymentActionTo(body.status)
  const { asks, message, leadsTo } = paymentAction(name)
  if (asks.length > 0 && reason === null) refuseField('reason', 'Enter the reason')
  return act(context, onPayments, name, [{ id }], {
    input: { reason },
    write: () => Promise.resolve(),
    async reply() {
      const decided = { status: leadsTo, reason, offered: offeredPaymentActions(context.user, leadsTo) }
      return { message: message ?? '', data: { ...(await getPayment(context.db, id)), ...decided } }
    },
    complete: ({ data, ...reply }, [receipt_number = null]) => ({ ...reply, data: { ...data, receipt_number } }),
  })
}

async function showReceipt({ db }: Context, { params: { id } }: Input<typeof calls.showReceipt>) {
  const { decided_at, ...receipt } = await getReceipt(db, id)
  return { data: { ...inNaira(receipt), confirmed_on: lagosDate(Date.parse(decided_at)) } }
}

/** A link that opens the PDF of the receipt. One from before receipts were letters is written now, with the words of its day. */
async function linkReceipt(context: Context, { params: { id } }: Input<typeof calls.linkReceipt>) {
  const { db, signPath, throttle, user } = context
  await throttle.beforeAdding(user.id)
  await lockPayment(db, id)
  const { receipt_number } = await getReceipt(db, id)
  if (!(await findLetterByNumber(db, receipt_number))) await writeReceipts(context, [receipt_number])
  const letter = (await findLetterByNumber(db, receipt_number)) ?? refuse('not_found', 'This receipt does not exist')
  await recordEntry(db, {
    ...doerOf(context),
    action: 'print_letter',
    about: { kind: 'letter', id: letter.id },
    after: { payment_id: id, number: receipt_number },
  })
  return signPath(`/letters/${letter.id}`)
}

/**
 * Adds a correction or a waiver. What is waived cannot be more than the invoice asks for, and the whole of a penalty is given up by
 * a decision on it.
 */
async function addInvoiceLine(context: Context, { params: { id }, body }: Input<typeof calls.addInvoiceLine>) {
  const { db, user, now } = context
  const { facility_id } = await getInvoice(db, id)
  await lockFacility(db, facility_id)
  await lockPayablePenalties(db, id)
  const { total, purpose } = await getInvoice(db, id)
  const { kind, amount, reason } = body
  if (kind === 'waiver' && amount < 0) refuseField('amount', 'Enter what is waived as a positive amount')
  const line = officerLine(kind, Math.sign(amount) * nairaToKobo(Math.abs(amount)))
  const left = Math.round(total * 100) + line.amount_kobo
  if (left < 0) refuseField('amount', 'The invoice asks for less than that')
  const least = purpose === 'penalty' ? 1 : await readPenaltyPartKobo(db, id)
  if (left < least)
    refuseField('amount', 'That gives up a penalty. Waive the penalty instead, on the page of its facility')
  const recorded = { recorded_by: user.id, created_at: now.toISOString() }
  const penalty_id = await findPenaltyOfInvoice(db, id)
  await insertInvoiceLine(db, { ...line, invoice_id: id, reason, penalty_id, ...recorded })
  await settlePenalties(context, id, { reopens: purpose === 'penalty' })
  const justPaid = await listJustPaidChanges(db, [{ invoice_id: id, amount_kobo: -line.amount_kobo }])
  await tellOfCompleteChanges(context, completeChange, justPaid)
  return { message: 'Saved', data: await getInvoice(db, id) }
}
