import { checkPenaltyDecision, type PenaltyDecisionName, penaltyDecision } from '@portal/domain/actions/penalty.ts'
import { cancellingLine } from '@portal/domain/penalties.ts'
import type { Context } from './http/context.ts'
import { notificationFor } from './notification-for.ts'
import { type LockedFacility, lockFacilityWithNewest } from './records/facilities.ts'
import { insertInvoiceLine, readBalanceKobo } from './records/invoices.ts'
import { readAskedKobo } from './records/penalty-invoices.ts'
import { notify } from './records/notifications.ts'
import { getPenalty, lockPenalty, updatePenalty } from './records/penalties.ts'
import { insertEvent } from './records/review.ts'
import { settlePenalties } from './settle-penalties.ts'

/**
 * Carries out one decision of the table on a penalty, in the transaction of the call. A second officer waits for the lock and is
 * then checked against the new status. What is given up is a further line of the invoice.
 */
export async function actOnPenalty(
  context: Context,
  name: PenaltyDecisionName,
  id: number,
  reason: string,
): Promise<void> {
  const { db, user, now, today } = context
  const { facility_id } = await getPenalty(db, id, today)
  const facility = await lockFacilityWithNewest(db, facility_id, today)
  const penalty = await lockPenalty(db, id)
  checkPenaltyDecision(name, penalty.status)
  const { leadsTo } = penaltyDecision(name)
  await takeFromInvoice(context, name, penalty, reason)
  const decided = { decided_by: user.id, decided_at: now.toISOString(), decision_reason: reason }
  await updatePenalty(db, id, { status: leadsTo, ...decided })
  if (penalty.invoice_id !== null) await settlePenalties(db, penalty.invoice_id)
  await tell(context, name, facility, [penalty.offence, reason].filter(Boolean).join(': '))
}

async function takeFromInvoice(
  { db, user, now }: Context,
  name: PenaltyDecisionName,
  { id, offence, invoice_id }: Awaited<ReturnType<typeof lockPenalty>>,
  reason: string,
): Promise<void> {
  if (invoice_id === null) return
  const asked = {
    offence,
    asked_kobo: await readAskedKobo(db, { invoice_id, penalty_id: id }),
    balance_kobo: await readBalanceKobo(db, invoice_id),
  }
  const line = cancellingLine(penaltyDecision(name).cancels, asked)
  const recorded = { recorded_by: user.id, created_at: now.toISOString() }
  if (line) await insertInvoiceLine(db, { ...line, invoice_id, penalty_id: id, reason, ...recorded })
}

/** Writes the timeline of the newest registration, if there is one, and tells the owner. */
async function tell(
  context: Context,
  name: PenaltyDecisionName,
  { newest, ...facility }: LockedFacility,
  reason: string,
): Promise<void> {
  const { db, user, now } = context
  const { causes } = penaltyDecision(name)
  if (causes.event && newest) {
    await insertEvent(db, {
      actor_id: user.id,
      at: now.toISOString(),
      registration_id: newest.id,
      from_status: newest.status,
      to_status: newest.status,
      reason: [causes.event.text, reason].filter(Boolean).join('. '),
    })
  }
  const about = { ...facility, facility_id: facility.id, reference: newest?.reference, reason }
  const message = notificationFor(context, causes, about)
  if (message) await notify(db, message)
}
