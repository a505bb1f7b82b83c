import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/places.ts'
import type { OpenContext } from '../../http/context.ts'
import { getState, listLgas } from '../../records/places.ts'

/** A state with its local government areas. */
export async function showState({ db }: OpenContext, { params }: Input<typeof calls.showState>) {
  const state = await getState(db, params.id)
  return { data: { ...state, localgovt: await listLgas(db, state.id) } }
}
