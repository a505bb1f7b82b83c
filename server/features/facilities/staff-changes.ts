import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/staff-changes.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { changeOf } from '@portal/domain/applications/application-changes.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onFacility } from '../../actions/facility.ts'
import { checkRowLimit } from '../../records/applications/quotas.ts'
import { findRow, insertRow, removeRow, type SectionRow } from '../../records/applications/section-rows.ts'
import { insertContentsChange } from '../../records/facilities/contents-changes.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** Members of staff who join or leave a licensed facility: its owner reports it, or an officer records it if it has none. Nobody decides. */
export function staffChangeRoutes(serve: Serve): void {
  serve(calls.addJoining, (context, { body }) => join(context, 'Report joining', body))
  serve(calls.recordJoining, (context, { body }) => join(context, 'Record joining', body))
  serve(calls.recordLeaving, (context, { params, body }) => leave(context, 'Report leaving', { ...params, ...body }))
  serve(calls.recordDeparture, (context, { params, body }) => leave(context, 'Record leaving', { ...params, ...body }))
}

type Joining = 'Report joining' | 'Record joining'

async function join(context: Context, name: Joining, body: Input<typeof calls.addJoining>['body']) {
  const { reason, ...fields } = body
  return act(context, onFacility, name, body.facility_id, {
    input: { reason },
    async write() {
      await checkRowLimit(context, 'staff', body.facility_id)
      const after = await insertRow(context.db, 'staff', { ...fields, recorded_by: context.user.id })
      return { id: after.id, after, change_id: await enterInHistory(context, { before: null, after, reason }) }
    },
    reply: async ({ after }) => ({
      message: facilityActions[name].message,
      data: calls.addJoining.reply.shape.data.parse(after),
    }),
  })
}

type Leaving = 'Report leaving' | 'Record leaving'

async function leave(context: Context, name: Leaving, { id, reason }: { id: number; reason: string | null }) {
  const { db, user, now } = context
  const listed = (await findRow(db, 'staff', id)) ?? refuseMissing()
  return act(context, onFacility, name, listed.facility_id, {
    input: { reason },
    async write() {
      // Somebody else may have reported it since it was read.
      const before = (await findRow(db, 'staff', id)) ?? refuseMissing()
      await removeRow(db, 'staff', id, user.id, now)
      return { id, change_id: await enterInHistory(context, { before, after: null, reason }) }
    },
    reply: async () => ({ message: facilityActions[name].message }),
  })
}

function refuseMissing(): never {
  return refuse('not_found', 'This member of staff does not exist')
}

interface Rows {
  before: SectionRow | null
  after: SectionRow | null
  reason: string | null
}

async function enterInHistory(
  { db, user, now }: Context,
  { before, after, reason }: Rows,
): Promise<number | undefined> {
  const row = before ?? after
  if (!row) return undefined
  const change = changeOf({ part: 'staffs', id: row.id, before, after })
  const recorded = { facility_id: row.facility_id, actor_id: user.id, reason, at: now.toISOString() }
  return change && insertContentsChange(db, { ...recorded, change })
}
