import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/catalogue.ts'
import type { Context } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { insertFacilityType } from '../../records/catalogue.ts'

/** An officer adds a facility type. Its name is its own. */
export async function addFacilityType({ db }: Context, { body }: Input<typeof calls.addFacilityType>) {
  const type = await insertFacilityType(db, body)
  return { data: type ?? refuseField('category_list', 'There is a facility type of this name already') }
}
