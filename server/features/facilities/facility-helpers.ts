import type { Input } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/facilities/calls/facility-helpers.ts'
import { facilityActions } from '@portal/domain/actions/facility.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { actOnFacility } from '../../actions/act-on-facility.ts'
import type { Context, Serve } from '../../use-case/context.ts'
import { refuseField } from '../../use-case/refuse-field.ts'
import { deleteHelper, insertHelper, listHelpers } from '../../records/facilities/facility-helpers.ts'
import { checkLimit } from '../../records/applications/quotas.ts'

/** Helpers: other owner accounts that work on a facility on behalf of its owner. */
export function helperRoutes(serve: Serve): void {
  serve(calls.listHelpers, async ({ db }, { params }) => ({ data: await listHelpers(db, params.id) }))
  serve(calls.addHelper, addHelper)
  serve(calls.removeHelper, removeHelper)
}

/** Names a helper. An address without an owner account is listed all the same and has no effect. */
async function addHelper(context: Context, { params, body: { email } }: Input<typeof calls.addHelper>) {
  const { db, user, now } = context
  if (email === user.email) refuseField('email', 'This is your own address')
  const { user_id, ...data } = await actOnFacility(context, ['Name helper'], params.id, {
    write: async ({ id: facility_id }) => {
      await checkLimit(context, 'max_helpers', facility_id)
      const helper = { facility_id, email, named_by: user.id, named_at: now.toISOString() }
      return (await insertHelper(db, helper)) ?? refuseField('email', 'This person is named already')
    },
    namedBy: ({ user_id }) => user_id,
  })
  return { message: facilityActions['Name helper'].message, data }
}

async function removeHelper(context: Context, { params }: Input<typeof calls.removeHelper>) {
  await actOnFacility(context, ['Remove helper'], params.id, {
    write: async ({ id }) =>
      (await deleteHelper(context.db, id, params.helper_id)) ?? refuse('not_found', 'This helper does not exist'),
    namedBy: ({ user_id }) => user_id,
  })
  return { message: facilityActions['Remove helper'].message }
}
