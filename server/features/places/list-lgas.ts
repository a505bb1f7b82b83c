import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/places.ts'
import type { OpenContext } from '../../http/context.ts'
import * as records from '../../records/places.ts'

/** The local government areas of a state, which must exist. */
export async function listLgas({ db }: OpenContext, { params }: Input<typeof calls.listLgas>) {
  const state = await records.getState(db, params.state_id)
  return { data: await records.listLgas(db, state.id) }
}
