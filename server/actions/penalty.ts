import { checkPenaltyDecision, type PenaltyDecisionName, penaltyDecision } from '@portal/domain/actions/penalty.ts'
import type { LetterDetails } from '@portal/domain/letters/letter.ts'
import { type Cancelled, cancellingLine } from '@portal/domain/standing/penalties.ts'
import { settlePenalties } from '../money/settle-penalties.ts'
import { insertEvent } from '../records/cases/review.ts'
import { type LockedFacility, lockFacilityWithNewest } from '../records/facilities/facilities.ts'
import { insertInvoiceLine } from '../records/money/invoices.ts'
import { readSettings } from '../records/settings/settings.ts'
import {
  getPenalty,
  type LockedPenalty,
  lockPayablePenaltiesOf,
  lockPenalty,
  updatePenalty,
} from '../records/standing/penalties.ts'
import { listPenaltyDebts } from '../records/standing/penalty-invoices.ts'
import { endRepresentation } from '../records/standing/representations.ts'
import type { Acting, Caller } from '../use-case/context.ts'
import type { Carried, Kind } from './kind.ts'

/** The actions on penalties. */
interface OnPenalty {
  context: Acting & Pick<Caller, 'user'>
  name: PenaltyDecisionName
  id: number
  input: {
    reason: string
    /** What the letter names besides the facts of the facility and the reason. */
    letter?: LetterDetails
  }
  facts: { penalty: LockedPenalty; facility: LockedFacility }
  checked: undefined
  written: unknown
}

export const onPenalty: Kind<OnPenalty> = {
  async lock({ db, today }, id) {
    const { facility_id } = await getPenalty(db, id, today)
    const facility = await lockFacilityWithNewest(db, facility_id, today)
    await lockPayablePenaltiesOf(db, facility_id)
    return { facility, penalty: await lockPenalty(db, id) }
  },

  async check({ name, facts }) {
    checkPenaltyDecision(name, facts.penalty.status)
    return undefined
  },

  async write(action) {
    const { context, name, id, facts, input } = action
    const { newest, ...facility } = facts.facility
    const { status, facility_id, registration_id, offence } = facts.penalty
    const { leadsTo, causes } = penaltyDecision(name)
    await moveStatus(action)
    const reason = [offence, input.reason].filter(Boolean).join(': ')
    return {
      causes,
      entry: {
        action: name,
        about: { kind: 'penalty', id },
        before: { status },
        after: { status: leadsTo ?? status, facility_id, reason: input.reason },
      },
      subjects: [{ ...facility, facility_id, reference: newest?.reference, reason }],
      async enter(messages) {
        await enterInTimeline(context, newest, [causes.event?.text, reason].filter(Boolean).join('. '))
        return messages
      },
      papers: {
        about: { facility_id, registration_id },
        letter: causes.writesLetter && { kind: causes.writesLetter, reason: input.reason, details: input.letter },
        readSettings: () => readSettings(context.db, context.today),
      },
    }
  },
}

/** Nothing else happens to a penalty that is given up, so a representation that still waits is overtaken. */
async function moveStatus({ context, name, facts, input: { reason } }: Carried<OnPenalty>): Promise<void> {
  const { db, user, now } = context
  const { id, invoice_id } = facts.penalty
  const { leadsTo, cancels } = penaltyDecision(name)
  if (leadsTo === null) return
  const at = now.toISOString()
  if (cancels) await takeFromInvoices(context, cancels, facts.penalty, reason)
  await updatePenalty(db, id, { status: leadsTo, decided_by: user.id, decided_at: at, decision_reason: reason })
  if (invoice_id !== null) await settlePenalties(context, invoice_id)
  await endRepresentation(db, { penalty_id: id }, { outcome: 'overtaken', ended_at: at })
}

/** What is given up is a further line of each invoice; several may have asked for parts of the penalty. */
async function takeFromInvoices(
  { db, user, now }: OnPenalty['context'],
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

/** The timeline is that of the newest registration, if there is one. Every decision on a penalty is entered there. */
async function enterInTimeline(
  { db, user, now }: OnPenalty['context'],
  newest: LockedFacility['newest'],
  reason: string,
): Promise<void> {
  if (!newest) return
  const { id: registration_id, status } = newest
  const entry = { actor_id: user.id, at: now.toISOString(), reason }
  await insertEvent(db, { ...entry, registration_id, from_status: status, to_status: status })
}
