import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/standing/calls/representations.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { penaltyDecisions } from '@portal/domain/actions/penalty.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { decidingActions } from '@portal/domain/actions/representation-actions.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { mayDecideOn } from '@portal/domain/standing/representations.ts'
import { act } from '../../../actions/act.ts'
import { onFacility } from '../../../actions/facility.ts'
import { onPenalty } from '../../../actions/penalty.ts'
import { onRegistration } from '../../../actions/registration.ts'
import { listAllOfficers } from '../../../records/accounts/officers.ts'
import { getPenalty } from '../../../records/standing/penalties.ts'
import { endRepresentation, type StoredRepresentation } from '../../../records/standing/representations.ts'
import { liftStored } from '../../../records/standing/restrictions.ts'
import type { Context } from '../../../use-case/context.ts'
import { getRepresentation, getWaiting, replyAbout } from './one-representation.ts'

type Decision = Input<typeof calls.decideRepresentation>['body']

/** An officer other than the one who took the decision upholds it or sets it aside. Of two officers, the second is refused. */
export async function decideRepresentation(
  context: Context,
  { params: { id }, body }: Input<typeof calls.decideRepresentation>,
) {
  const representation = await getRepresentation(context, id)
  const { registration_id, penalty_id, restriction_id } = representation
  if (registration_id !== null) return decideOnDecline(context, { ...representation, registration_id }, body)
  if (penalty_id !== null) return decideOnPenalty(context, { ...representation, penalty_id }, body)
  if (restriction_id !== null) return decideOnRestriction(context, { ...representation, restriction_id }, body)
  throw new RangeError('A representation is against a decline, a penalty or a restriction')
}

function decideOnDecline(
  context: Context,
  representation: StoredRepresentation & { registration_id: number },
  decision: Decision,
) {
  const name = decidingActions.registration[decision.outcome]
  return act(context, onRegistration, name, representation.registration_id, {
    input: {
      reason: decision.reason,
      letter: letterAbout(representation),
      check: () => checkMayDecide(context, representation.id),
    },
    write: () => end(context, representation, decision),
    reply: () => replyAbout(context, representation.id, registrationActions[name].message),
  })
}

async function decideOnPenalty(
  context: Context,
  representation: StoredRepresentation & { penalty_id: number },
  decision: Decision,
) {
  const name = decidingActions.penalty[decision.outcome]
  const { amount, due_date, status } = await getPenalty(context.db, representation.penalty_id, context.today)
  const isOwed = amount !== null && due_date !== null && (status === 'open' || decision.outcome === 'set aside')
  return act(context, onPenalty, name, representation.penalty_id, {
    input: {
      reason: decision.reason,
      letter: { ...letterAbout(representation), ...(isOwed && { amount, due_date }) },
    },
    async write() {
      await checkMayDecide(context, representation.id)
      await end(context, representation, decision)
    },
    reply: () => replyAbout(context, representation.id, penaltyDecisions[name].message),
  })
}

/** What is set aside is lifted, also after its last day: the history of the facility shows that it should not have been. */
function decideOnRestriction(
  context: Context,
  representation: StoredRepresentation & { restriction_id: number },
  decision: Decision,
) {
  const { user, now, db } = context
  const { outcome, reason } = decision
  const { facility_id, restriction_id } = representation
  const name = decidingActions.restriction[outcome]
  return act(context, onFacility, name, facility_id, {
    input: { reason, letter: letterAbout(representation) },
    async write() {
      await checkMayDecide(context, representation.id)
      await end(context, representation, decision)
      const lifting = { lifted_by: user.id, lifted_at: now.toISOString(), lift_reason: reason }
      return outcome === 'set aside' ? liftStored(db, restriction_id, lifting) : { id: restriction_id }
    },
    reply: () => replyAbout(context, representation.id, facilityActions[name].message),
  })
}

/** Runs while the facility is locked, so that nobody else decides in between. */
async function checkMayDecide(context: Context, id: number): Promise<void> {
  const { taker_id } = await getWaiting(context, id)
  if (mayDecideOn({ officer: context.user, decidedBy: taker_id, officers: await listAllOfficers(context.db) })) return
  refuse('action_not_offered', 'You took this decision, so another officer decides on the representation', {
    offered: [],
  })
}

function end(context: Context, representation: StoredRepresentation, { outcome, reason }: Decision): Promise<void> {
  const { db, user, now } = context
  return endRepresentation(db, representation, { outcome, ended_at: now.toISOString(), decided_by: user.id, reason })
}

function letterAbout({ against, taken_at, made_at }: StoredRepresentation) {
  const [decided_on, made_on] = [lagosDate(Date.parse(taken_at)), lagosDate(Date.parse(made_at))]
  return { contested: { against, decided_on, made_on } }
}
