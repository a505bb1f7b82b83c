import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/facility-helpers.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { act } from '../../actions/act.ts'
import { onFacility } from '../../actions/facility.ts'
import { checkLimit } from '../../records/applications/quotas.ts'
import { deleteHelper, insertHelper, listHelpers } from '../../records/facilities/facility-helpers.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'

/** Helpers: other owner accounts that work on a facility on behalf of its owner. */
export function helperRoutes(serve: Serve): void {
  serve(calls.listHelpers, async ({ db }, { params }) => ({ data: await listHelpers(db, params.id) }))
  serve(calls.addHelper, addHelper, { before: countNaming })
  serve(calls.removeHelper, removeHelper)
}

/** Counts the message that the helper gets, before it is known whether there is such an account. */
async function countNaming({ user, throttle }: Context, { params, body: { email } }: Input<typeof calls.addHelper>) {
  await throttle.mail.beforeNaming({ userId: user.id, facilityId: params.id, email })
}

/** Names a helper. An address without an owner account is listed all the same and has no effect. */
async function addHelper(context: Context, { params, body: { email } }: Input<typeof calls.addHelper>) {
  const { db, user, now } = context
  if (email === user.email) refuseField('email', 'This is your own address')
  return act(context, onFacility, 'Name helper', params.id, {
    input: {},
    async write({ id: facility_id }) {
      await checkLimit(context, 'max_helpers', facility_id)
      const helper = { facility_id, email, named_by: user.id, named_at: now.toISOString() }
      const inserted = (await insertHelper(db, helper)) ?? refuseField('email', 'This person is named already')
      return { ...inserted, named: inserted.user_id }
    },
    reply: async ({ user_id: _, named: __, ...data }) => ({ message: facilityActions['Name helper'].message, data }),
  })
}

async function removeHelper(context: Context, { params }: Input<typeof calls.removeHelper>) {
  return act(context, onFacility, 'Remove helper', params.id, {
    input: {},
    async write({ id }) {
      const removed = await deleteHelper(context.db, id, params.helper_id)
      return removed ? { ...removed, named: removed.user_id } : refuse('not_found', 'This helper does not exist')
    },
    reply: async () => ({ message: facilityActions['Remove helper'].message }),
  })
}
