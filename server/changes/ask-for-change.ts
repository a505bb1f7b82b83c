import { act } from '../actions/act.ts'
import { onFacility } from '../actions/facility.ts'
import { insertChangeRequest } from '../records/facilities/change-requests.ts'
import { findChangeRule } from '../records/facilities/change-rules.ts'
import type { Context } from '../use-case/context.ts'
import { replyAboutChange } from './change-page.ts'
import { chargeChange } from './charge-change.ts'
import { applyChange, newChangeRequest, type WantedChange } from './requested-change.ts'

/** What is asked for, as the form has it. `wanted` checks it, once the facility is locked. */
interface Asked extends Omit<WantedChange, 'wanted'> {
  wanted: () => Promise<object>
}

/**
 * The owner asks for a change. Where the rule of today says so, it holds at once. Refuses one that would change nothing, and one
 * that another request of its kind waits beside.
 */
export async function askForChange(context: Context, asked: Asked) {
  const { db, today } = context
  const rule = await findChangeRule(db, asked.kind, today)
  if (rule.decided_by === 'at once') return makeChange(context, 'Make change', asked)
  return act(context, onFacility, 'Ask for a change', asked.facility_id, {
    input: { changeKind: asked.kind },
    async write() {
      const request = await newChangeRequest(context, { ...asked, wanted: await asked.wanted() }, rule)
      const written = await insertChangeRequest(db, request)
      if (rule.is_charged) await chargeChange(context, { ...written, facility_id: asked.facility_id })
      return written
    },
    reply: (written) => replyAboutChange(context, 'Ask for a change', written),
  })
}

/** Makes a change that nobody else decides: the owner's own, or one that an officer records. It is accepted with that. */
export async function makeChange(context: Context, name: 'Make change' | 'Record change', asked: Asked) {
  const { db, user, now, today } = context
  const at = now.toISOString()
  return act(context, onFacility, name, asked.facility_id, {
    input: { reason: asked.reason, changeKind: asked.kind },
    async write() {
      const rule = await findChangeRule(db, asked.kind, today)
      const wanted = await asked.wanted()
      const request = await newChangeRequest(context, { ...asked, wanted }, rule)
      const end = { status: 'accepted', ended_by: user.id, ended_at: at, applied_at: at } as const
      const written = await insertChangeRequest(db, { ...request, ...end })
      const change_id = await applyChange(context, { ...request, kind: asked.kind, after: wanted }, asked.reason)
      return { ...written, change_id }
    },
    reply: (written) => replyAboutChange(context, name, written),
  })
}
