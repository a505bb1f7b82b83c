import { checkPaymentAction, type PaymentActionName, paymentAction } from '@portal/domain/actions/payment.ts'
import { receiptNumber } from '@portal/domain/money/invoices.ts'
import { formatNaira, koboToNaira } from '@portal/domain/money/money.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { doerOf, recordEntries } from '../audit/record-entry.ts'
import { stateOfPayment } from '../audit/states.ts'
import { settlePenalties } from '../money/settle-penalties.ts'
import { writeReceipts } from '../papers/write-receipts.ts'
import { listJustPaidChanges } from '../records/facilities/complete-changes.ts'
import { nextSerials } from '../records/licences/serials.ts'
import { notifyOwners } from '../records/messages/notifications.ts'
import { insertPaymentDecisions, lockPayments } from '../records/money/payments.ts'
import { lockPenaltiesOfInvoices } from '../records/standing/penalties.ts'
import type { Acting, Caller } from '../use-case/context.ts'
import type { Carried, Kind } from './kind.ts'
import type { Subject } from './messages.ts'
import { tellOfCompleteChanges } from './tell-of-complete-changes.ts'

/** A payment to decide on, with the amount that the bank has received for it, if that is known. */
interface PaymentId {
  id: number
  amount_kobo?: number
}

type Payment = Awaited<ReturnType<typeof lockPayments>>[number]

/** The actions on payments. All that are named at once are decided in the order given, or none is. */
interface OnPayments {
  context: Acting & Pick<Caller, 'user'>
  name: PaymentActionName
  id: readonly PaymentId[]
  input: {
    reason: string | null
    /** Said to officers alone, in the audit record. */
    remark?: string
  }
  facts: Payment[]
  checked: undefined
  written: unknown
}

export const onPayments: Kind<OnPayments> = {
  async lock({ db }, asked) {
    const rows = await lockPayments(
      db,
      asked.map(({ id }) => id),
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    return asked.map(({ id, amount_kobo }) => {
      const payment = byId.get(id)
      if (amount_kobo !== undefined && payment?.amount_kobo !== amount_kobo) {
        return refuse('action_not_offered', 'The amount of the payment is not that of the statement')
      }
      return payment ?? refuse('not_found', 'This payment does not exist')
    })
  },

  async check({ name, facts }) {
    for (const { status } of facts) checkPaymentAction(name, status)
    return undefined
  },

  async write(action) {
    const { context, name, facts, input } = action
    const penalised = await lockPenaltiesOfInvoices(context.db, invoicesOf(facts))
    return {
      causes: paymentAction(name).causes,
      subjects: facts.map((payment) => subjectOf(payment, input.reason)),
      async enter(messages) {
        if (messages.length > 0) await notifyOwners(context.db, messages)
        return []
      },
      number: () => decide(action, penalised),
    }
  },
}

function invoicesOf(rows: readonly Payment[]): number[] {
  return rows.flatMap(({ invoice_id }) => invoice_id ?? [])
}

/** A payment from before the start of a registration is about the facility. */
function subjectOf({ registration_id, reference, amount_kobo, ...facility }: Payment, reason: string | null): Subject {
  return {
    ...facility,
    registration_id: registration_id ?? undefined,
    reference: reference ?? undefined,
    reason: [formatNaira(koboToNaira(amount_kobo)), reason].filter(Boolean).join('\n'),
  }
}

/** Each decision is a row that is never changed, so it is stored with the number of its receipt. Returns the numbers. */
async function decide({ context, name, facts, input }: Carried<OnPayments>, penalised: readonly number[]) {
  const { db, user, now } = context
  const { leadsTo, causes } = paymentAction(name)
  const receipts = causes.writesLetter ? await nextReceipts(context, facts.length) : []
  const decided = { status: leadsTo, reason: input.reason, decided_by: user.id, decided_at: now.toISOString() }
  const numbered = facts.map((payment, index) => ({ payment, receipt_number: receipts[index] ?? null }))
  await insertPaymentDecisions(
    db,
    numbered.map(({ payment, receipt_number }) => ({ ...decided, payment_id: payment.id, receipt_number })),
  )
  const reason = input.remark ?? input.reason
  const entries = numbered.map(({ payment: { id, status, facility_id, amount_kobo }, receipt_number }) => ({
    ...doerOf(context),
    action: name,
    about: { kind: 'payment', id } as const,
    before: { status },
    after: { status: leadsTo, facility_id, amount_kobo, reason, receipt_number },
    state: stateOfPayment(leadsTo, amount_kobo),
  }))
  await recordEntries(db, entries)
  await writeReceipts(context, receipts)
  if (causes.completesChange) {
    await tellOfCompleteChanges(context, causes.completesChange, await listJustPaidChanges(db, facts))
  }
  const countedNoMore = invoicesOf(facts.filter(({ status }) => status === paymentAction('Confirm payment').leadsTo))
  for (const id of penalised) await settlePenalties(context, id, { reopens: countedNoMore.includes(id) })
  return receipts
}

/** The numbers of the next receipts. All confirmations share their counter. */
async function nextReceipts({ db, today }: Acting, count: number): Promise<string[]> {
  const year = Number(today.slice(0, 4))
  const first = await nextSerials(db, `receipt/${year}`, count)
  return Array.from({ length: count }, (_, index) => receiptNumber(year, first + index))
}
