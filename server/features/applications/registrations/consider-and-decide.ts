import type * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { Input } from '@portal/contract/call.ts'
import type { DecisionName } from '@portal/domain/actions/decisions.ts'
import { decisionTo, registrationAction } from '@portal/domain/actions/offered-actions.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { needsReason } from '@portal/domain/cases/decision-checks.ts'
import { changesOfKept, keptFields, type OfficeUser } from '@portal/domain/cases/fields-of-offices.ts'
import { hasBothVerdicts } from '@portal/domain/cases/verdicts.ts'
import { type Condition, dueDateSentence } from '@portal/domain/licences/conditions.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { actAndShow, settingsOf } from '../../../actions/registration.ts'
import { findConsideration, saveConsideration } from '../../../records/cases/review.ts'
import { officeUsersOn } from '../../../records/settings/office-holders.ts'
import type { Context } from '../../../use-case/context.ts'
import { refuseField } from '../../../use-case/refuse-field.ts'
import { followRecommendation } from './follow-recommendation.ts'

/** Saves the Consideration form. With both verdicts a pending registration becomes 'Awaiting decision'. Spec §2. */
export async function considerRegistration(
  context: Context,
  { params: { id }, body }: Input<typeof calls.considerRegistration>,
) {
  const { db, user, now, today, checkVersion } = context
  const page = await actAndShow(context, 'Consider', id, {
    input: {
      isComplete: hasBothVerdicts(body),
      check: async () => checkVersion(await findConsideration(db, id)),
    },
    async write({ facts }) {
      const before = await findConsideration(db, id)
      const holders = await officeUsersOn(db, today).execute()
      const form = { ...body, ...keepFieldsOfOffices(context, body, { saved: before, holders }) }
      await saveConsideration(db, { ...form, registration_id: id, user_id: user.id, updated_at: now.toISOString() })
      await followRecommendation(context, facts, {
        before: before?.recommend_to_inspect,
        now: body.recommend_to_inspect,
      })
    },
  })
  const data = page.registration.consideration ?? refuse('unexpected', 'The form was not kept')
  return { data, registration: page.registration, page }
}

interface SavedForm {
  saved: Awaited<ReturnType<typeof findConsideration>>
  holders: readonly OfficeUser[]
}

/** Refuses another value of what belongs to an office that somebody else holds. Returns the saved values, which stay. */
function keepFieldsOfOffices(
  { user }: Context,
  form: Input<typeof calls.considerRegistration>['body'],
  { saved, holders }: SavedForm,
) {
  const kept = keptFields(user.id, holders)
  const [first, ...others] = changesOfKept(kept, form, saved)
  if (first) {
    const errors = Object.fromEntries([first, ...others].map(({ field, message }) => [field, [message]]))
    refuse('not_allowed', first.message, { errors })
  }
  return Object.fromEntries(kept.map(({ field }) => [field, saved?.[field] ?? null]))
}

/** Records the officer's decision, or refuses it when it is not offered in the present status. Spec §4. */
export async function decideRegistration(
  context: Context,
  { body: { id, status, reason, conditions = [] } }: Input<typeof calls.decideRegistration>,
) {
  const decision = decisionTo(status)
  checkConditions(decision, conditions)
  const page = await actAndShow(context, decision, id, {
    input: {
      reason,
      conditions,
      async check({ known, granted, against }) {
        if (granted) checkDueDates(conditions, { today: context.today, lastDay: granted.expiry_date })
        else if (conditions.length > 0) refuseField('conditions', 'The conditions of the licence stay as they are')
        if (reason || !needsReason(decision, against)) return
        const { reasons_required } = await settingsOf(context, known)
        if (reasons_required === 'yes') refuseField('reason', 'Enter the reason')
      },
    },
  })
  return { data: page.registration, message: registrationActions[decision].message, page }
}

/** Conditions come with an approval, each once. */
function checkConditions(decision: DecisionName, conditions: readonly Condition[]): void {
  if (conditions.length === 0) return
  const { causes } = registrationAction(decision)
  if (!causes.issues) refuseField('conditions', 'Only an approval has conditions')
  if (new Set(conditions.map(({ text }) => text.toLowerCase())).size < conditions.length) {
    refuseField('conditions', 'Set each condition once')
  }
}

/** A condition is to be met on a day to come, while what is granted lasts. */
function checkDueDates(conditions: readonly Condition[], { today, lastDay }: { today: string; lastDay: string }): void {
  const isWrong = conditions.some(({ due_date }) => due_date !== null && (due_date <= today || due_date > lastDay))
  if (isWrong) refuseField('conditions', dueDateSentence(lastDay))
}
