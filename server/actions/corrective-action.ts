import {
  type CorrectiveActionName,
  checkCorrectiveAction,
  correctiveAction,
} from '@portal/domain/actions/corrective-action.ts'
import { lockFacilityWithNewest } from '../records/facilities/facilities.ts'
import {
  facilityOfCorrectiveAction,
  getCorrectiveAction,
  insertInspectionEvent,
  updateCorrectiveAction,
} from '../records/inspections/corrective-actions.ts'
import type { Acting, Caller } from '../use-case/context.ts'
import type { Kind } from './kind.ts'

/** The actions on corrective actions of published inspections. */
interface OnCorrectiveAction {
  context: Acting & Pick<Caller, 'user'>
  name: CorrectiveActionName
  id: number
  input: {
    /** Why a reply is sent back. */
    reason?: string
  }
  facts: {
    facility: Awaited<ReturnType<typeof lockFacilityWithNewest>>
    action: Awaited<ReturnType<typeof getCorrectiveAction>>
  }
  checked: undefined
  written: unknown
}

export const onCorrectiveAction: Kind<OnCorrectiveAction> = {
  // The lock of the facility is enough: everything that happens to its corrective actions takes it.
  async lock({ db, today }, id) {
    const facility = await lockFacilityWithNewest(db, await facilityOfCorrectiveAction(db, id), today)
    return { facility, action: await getCorrectiveAction(db, id, today) }
  },

  async check({ name, facts }) {
    checkCorrectiveAction(name, facts.action.status)
    return undefined
  },

  async write({ context, name, id, facts, input: { reason = null } }) {
    const { db, user, now } = context
    const { facility_id, inspection_id, status, number, question } = facts.action
    const { leadsTo, causes } = correctiveAction(name)
    const at = now.toISOString()
    await updateCorrectiveAction(db, id, { status: leadsTo, closed_at: leadsTo === 'closed' ? at : null })
    const about = [question, reason].filter(Boolean).join('\n')
    return {
      causes,
      entry: {
        action: name,
        about: { kind: 'corrective_action', id },
        before: { status },
        after: { status: leadsTo, facility_id, inspection_id, ...(reason !== null && { reason }) },
      },
      subjects: [{ ...facts.facility, facility_id, reference: number, reason: about }],
      async enter(messages) {
        const text = causes.event?.text ?? name
        await insertInspectionEvent(db, { inspection_id, actor_id: user.id, at, text, note: about })
        return messages
      },
    }
  },
}
