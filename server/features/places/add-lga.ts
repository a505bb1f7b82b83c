import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/places.ts'
import type { Context } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { findState, insertLga } from '../../records/places.ts'

/** An officer adds a local government area to a state. Its name is its own within the state. */
export async function addLga({ db }: Context, { body }: Input<typeof calls.addLga>) {
  if (!(await findState(db, body.state_id))) refuseField('state_id', 'Choose a state from the list')
  return { data: (await insertLga(db, body)) ?? refuseField('list', 'This state has an LGA of this name already') }
}
