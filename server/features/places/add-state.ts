import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/places.ts'
import type { Context } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { insertState } from '../../records/places.ts'

/** An officer adds a state. Its name is its own. */
export async function addState({ db }: Context, { body }: Input<typeof calls.addState>) {
  return { data: (await insertState(db, body)) ?? refuseField('name', 'There is a state of this name already') }
}
