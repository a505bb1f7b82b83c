import { penaltyLine } from '@portal/domain/standing/penalties.ts'
import { insertInvoice } from '../records/money/insert-invoice.ts'
import { insertInvoiceLine } from '../records/money/invoices.ts'
import { insertPenalty } from '../records/standing/penalties.ts'
import type { Moment, Stored } from '../use-case/context.ts'

type Charging = Stored & Moment & { user: { id: number } }

interface NewPenalty {
  facility_id: number
  registration_id: number | null
  user_id: number | null
  comment: string
  offence_id: number | null
  offence: string | null
  amount_kobo: number | null
  due_date: string | null
}

/**
 * Records a penalty, and asks for its amount on an invoice of its own. The facility must be locked. The counter of the invoices
 * stays locked until the transaction ends.
 */
export async function recordPenalty(context: Charging, penalty: NewPenalty): Promise<number> {
  const { db, user, now } = context
  const recorded = { recorded_by: user.id, created_at: now.toISOString() }
  const { amount_kobo, offence } = penalty
  if (amount_kobo === null) return insertPenalty(db, { ...penalty, ...recorded })
  const invoice_id = await makePenaltyInvoice(context, penalty.facility_id)
  const penalty_id = await insertPenalty(db, { ...penalty, invoice_id, ...recorded })
  await insertInvoiceLine(db, { ...penaltyLine({ offence, amount_kobo }), invoice_id, penalty_id, ...recorded })
  return penalty_id
}

/** An invoice for a penalty alone. */
function makePenaltyInvoice({ db, user, now, today }: Charging, facility_id: number): Promise<number> {
  return insertInvoice(db, {
    registration_id: null,
    facility_id,
    purpose: 'penalty',
    fee_version: 0,
    today,
    recorded_by: user.id,
    created_at: now.toISOString(),
  })
}
