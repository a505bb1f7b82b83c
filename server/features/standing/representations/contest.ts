import type * as calls from '@portal/contract/standing/calls/representations.ts'
import {
  penaltyRepresentationActions,
  representationActions,
  restrictionRepresentationActions,
} from '@portal/domain/actions/representation-actions.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { lastDayToContest } from '@portal/domain/standing/representations.ts'
import { act } from '../../../actions/act.ts'
import { onFacility } from '../../../actions/facility.ts'
import { onPenalty } from '../../../actions/penalty.ts'
import { onRegistration } from '../../../actions/registration.ts'
import type { StoredFile } from '../../../files/store-file.ts'
import { readSettings } from '../../../records/settings/settings.ts'
import { type Contested, insertRepresentation, isContested } from '../../../records/standing/representations.ts'
import { getRestriction } from '../../../records/standing/restrictions.ts'
import type { Context, InputOf } from '../../../use-case/context.ts'
import { addStoredFile, replyAbout } from './one-representation.ts'

interface Decision extends Partial<Contested> {
  facility_id: number
  /** The officer who took it, and when. */
  taken_by: number
  taken_at: string
}

interface Written {
  text: string
  file: StoredFile | undefined
}

/** Adds a representation against a decision; its facility is locked. Refuses a second one, and one that comes too late. */
async function insert(context: Context, { facility_id, ...decision }: Decision, { text, file }: Written) {
  const { db, user, now } = context
  const contested = { registration_id: null, penalty_id: null, restriction_id: null, ...decision }
  if (await isContested(db, contested, decision.taken_at)) {
    refuse('already_exists', 'You have made a representation against this decision already')
  }
  await refuseLate(context, decision.taken_at)
  const made = { ...contested, text, made_by: user.id, made_at: now.toISOString() }
  const { id } = await insertRepresentation(db, made)
  if (file) await addStoredFile(context, { facility_id, id, file })
  return { id }
}

async function refuseLate({ db, today }: Context, takenAt: string): Promise<void> {
  const takenOn = lagosDate(Date.parse(takenAt))
  const { representation_days } = await readSettings(db, takenOn)
  const lastDay = lastDayToContest(takenOn, representation_days)
  if (today <= lastDay) return
  refuse('action_not_offered', `A representation against this decision could be made until ${lastDay}`, { offered: [] })
}

/** The owner contests a decline. Every officer who may decide on it is told. */
export async function contestDecline(
  context: Context,
  { params: { id }, body: { text }, file }: InputOf<typeof calls.contestDecline>,
) {
  return act(context, onRegistration, 'Contest decline', id, {
    input: { reason: text },
    async write({ facts: { facility_id, processed_by, processed_at } }) {
      if (processed_by === null || processed_at === null) {
        return refuse('action_not_offered', 'No officer has declined this registration', { offered: [] })
      }
      const decline = { registration_id: id, facility_id, taken_by: processed_by, taken_at: processed_at }
      return insert(context, decline, { text, file })
    },
    reply: (made) => replyAbout(context, made.id, representationActions['Contest decline'].message),
  })
}

/** The owner contests a penalty. */
export async function contestPenalty(
  context: Context,
  { params: { id }, body: { text }, file }: InputOf<typeof calls.contestPenalty>,
) {
  return act(context, onPenalty, 'Contest penalty', id, {
    input: { reason: text },
    async write({ facts: { penalty } }) {
      const { facility_id, recorded_by, created_at } = penalty
      const contested = { penalty_id: id, facility_id, taken_by: recorded_by, taken_at: created_at }
      return insert(context, contested, { text, file })
    },
    reply: (made) => replyAbout(context, made.id, penaltyRepresentationActions['Contest penalty'].message),
  })
}

/** The owner contests a suspension, a sealing or a revocation. */
export async function contestRestriction(
  context: Context,
  { params: { id: facility_id, restriction_id }, body: { text }, file }: InputOf<typeof calls.contestRestriction>,
) {
  return act(context, onFacility, 'Contest restriction', facility_id, {
    input: { reason: text },
    async write() {
      const { imposed_by, imposed_at, lifted_at } = await getRestriction(context.db, facility_id, restriction_id)
      if (lifted_at !== null) refuse('action_not_offered', 'This was lifted already', { offered: [] })
      const restriction = { restriction_id, facility_id, taken_by: imposed_by, taken_at: imposed_at }
      return insert(context, restriction, { text, file })
    },
    reply: (made) => replyAbout(context, made.id, restrictionRepresentationActions['Contest restriction'].message),
  })
}
