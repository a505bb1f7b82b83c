import { checkPenaltyDecision, type PenaltyDecisionName, penaltyDecision } from '@portal/domain/actions/penalty.ts'
import type { LetterDetails } from '@portal/domain/letters/letter.ts'
import { type Cancelled, cancellingLine } from '@portal/domain/standing/penalties.ts'
import { doerOf, recordEntry } from '../audit/record-entry.ts'
import type { Context } from '../use-case/context.ts'
import { notificationFor, notificationForOfficers } from './notification-for.ts'
import { type LockedFacility, lockFacilityWithNewest } from '../records/facilities/facilities.ts'
import { insertInvoiceLine } from '../records/money/invoices.ts'
import { listPenaltyDebts } from '../records/standing/penalty-invoices.ts'
import { notify } from '../records/messages/notifications.ts'
import {
  getPenalty,
  type LockedPenalty,
  lockPayablePenaltiesOf,
  lockPenalty,
  updatePenalty,
} from '../records/standing/penalties.ts'
import { endRepresentation } from '../records/standing/representations.ts'
import { insertEvent } from '../records/cases/review.ts'
import { readSettings } from '../records/settings/settings.ts'
import { settlePenalties } from '../money/settle-penalties.ts'
import { writeLetter } from '../papers/write-letter.ts'

/** The input of an action on a penalty besides the penalty. */
interface PenaltyInput {
  reason: string
  /** What the letter names besides the facts of the facility and the reason. */
  letter?: LetterDetails
  /** Checks that are special to this action. Refuses by throwing. */
  check?: (penalty: LockedPenalty) => Promise<void>
  /** Writes the rows that are special to this action. */
  write?: (penalty: LockedPenalty) => Promise<void>
}

/**
 * Carries out one action of the table on a penalty, in the transaction of the call. A second person waits for the lock and is
 * then checked against the new status. What is given up is a further line of the invoice.
 */
export async function actOnPenalty(
  context: Context,
  name: PenaltyDecisionName,
  id: number,
  { reason, letter, check, write }: PenaltyInput,
): Promise<void> {
  const { db, today } = context
  const { facility_id } = await getPenalty(db, id, today)
  const facility = await lockFacilityWithNewest(db, facility_id, today)
  await lockPayablePenaltiesOf(db, facility_id)
  const penalty = await lockPenalty(db, id)
  checkPenaltyDecision(name, penalty.status)
  await check?.(penalty)
  await write?.(penalty)
  await moveStatus(context, name, penalty, reason)
  const { leadsTo } = penaltyDecision(name)
  await recordEntry(db, {
    ...doerOf(context),
    action: name,
    about: { kind: 'penalty', id },
    before: { status: penalty.status },
    after: { status: leadsTo ?? penalty.status, facility_id, reason },
  })
  await tell(context, name, facility, [penalty.offence, reason].filter(Boolean).join(': '))
  const { writesLetter } = penaltyDecision(name).causes
  if (writesLetter) {
    await writeLetter(context, {
      kind: writesLetter,
      facility_id,
      registration_id: penalty.registration_id,
      reason,
      details: letter,
      settings: await readSettings(db, today),
    })
  }
}

/** Nothing else happens to a penalty that is given up, so a representation that still waits is overtaken. */
async function moveStatus(
  context: Context,
  name: PenaltyDecisionName,
  penalty: LockedPenalty,
  reason: string,
): Promise<void> {
  const { db, user, now } = context
  const { leadsTo, cancels } = penaltyDecision(name)
  if (leadsTo === null) return
  const at = now.toISOString()
  if (cancels) await takeFromInvoices(context, cancels, penalty, reason)
  const decided = { decided_by: user.id, decided_at: at, decision_reason: reason }
  await updatePenalty(db, penalty.id, { status: leadsTo, ...decided })
  if (penalty.invoice_id !== null) await settlePenalties(context, penalty.invoice_id)
  await endRepresentation(db, { penalty_id: penalty.id }, { outcome: 'overtaken', ended_at: at })
}

/** Several invoices may have asked for parts of it. */
async function takeFromInvoices(
  { db, user, now }: Context,
  cancels: Cancelled,
  { id, offence }: LockedPenalty,
  reason: string,
): Promise<void> {
  const recorded = { recorded_by: user.id, created_at: now.toISOString() }
  for (const { invoice_id, ...debt } of await listPenaltyDebts(db, [id])) {
    const line = cancellingLine(cancels, { offence, ...debt })
    if (line) await insertInvoiceLine(db, { ...line, invoice_id, penalty_id: id, reason, ...recorded })
  }
}

/** Writes the timeline of the newest registration, if there is one, and tells the owner, or the officers what the owner did. */
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
  const message = notificationFor(context, causes, about) ?? notificationForOfficers(context, causes, about)
  if (message) await notify(db, message)
}
