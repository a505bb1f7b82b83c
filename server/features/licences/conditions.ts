import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/licences/calls/conditions.ts'
import type { ConditionActionName } from '@portal/domain/actions/condition-actions.ts'
import { checkCondition } from '@portal/domain/actions/offered-condition-actions.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { actAndShow } from '../../actions/registration.ts'
import { storeSupportingFile } from '../../changes/store-supporting-file.ts'
import type { LockedRegistration } from '../../records/applications/registrations.ts'
import { findCondition, insertEvidence, markConditionMet } from '../../records/licences/conditions.ts'
import type { Context, InputOf, Serve } from '../../use-case/context.ts'

/** The conditions of an approval, after the decision that set them. */
export function conditionRoutes(serve: Serve): void {
  serve(calls.addEvidence, addEvidence)
  serve(calls.meetCondition, meetCondition)
}

interface ConditionAction {
  name: ConditionActionName
  id: number
  /** What the person wrote; it follows the condition in the timeline and in the message. */
  written: string
  write: (registration: LockedRegistration) => Promise<void>
}

/** Acts on the registration of a condition. The condition is read again once the registration is locked. */
async function actOnCondition(context: Context, { name, id, written, write }: ConditionAction) {
  const condition = await getCondition(context, id)
  const page = await actAndShow(context, name, condition.registration_id, {
    input: {
      reason: `${condition.text}\n${written}`,
      check: async () => checkCondition(name, await getCondition(context, id)),
    },
    write: ({ facts }) => write(facts),
  })
  return { message: registrationActions[name].message, page }
}

async function getCondition({ db }: Context, id: number) {
  return (await findCondition(db, id)) ?? refuse('not_found', 'This condition does not exist')
}

/** Keeps the owner's words and document. Every officer who may decide is told. */
function addEvidence(context: Context, { params: { id }, body, file }: InputOf<typeof calls.addEvidence>) {
  const { db, user, now } = context
  return actOnCondition(context, {
    name: 'Provide evidence',
    id,
    written: body.text,
    async write({ facility_id }) {
      await storeSupportingFile(context, facility_id, file)
      await insertEvidence(db, {
        condition_id: id,
        text: body.text,
        file_slug: file?.slug ?? null,
        provided_by: user.id,
        provided_at: now.toISOString(),
      })
    },
  })
}

/** Of two officers, the second is refused. */
function meetCondition(context: Context, { params: { id }, body }: Input<typeof calls.meetCondition>) {
  const { db, user, now } = context
  return actOnCondition(context, {
    name: 'Mark condition as met',
    id,
    written: body.note,
    write: () => markConditionMet(db, id, { met_by: user.id, met_at: now.toISOString(), met_note: body.note }),
  })
}
