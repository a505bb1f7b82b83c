import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/places.ts'
import type { Context } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { findLga, insertWard } from '../../records/places.ts'

/** An officer adds a ward to a local government area. Its name is its own within the area. */
export async function addWard({ db }: Context, { body }: Input<typeof calls.addWard>) {
  if (!(await findLga(db, body.local_gov_area_id))) refuseField('local_gov_area_id', 'Choose an LGA from the list')
  return { data: (await insertWard(db, body)) ?? refuseField('name', 'This LGA has a ward of this name already') }
}
