import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/catalogue.ts'
import type { Context } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { isInUse } from '../../records/catalogue.ts'
import { insertRequirement } from '../../records/requirements.ts'

/** An officer adds a requirement to a facility type, in one of the parts. */
export async function addRequirement({ db }: Context, { body }: Input<typeof calls.addRequirement>) {
  if (!(await isInUse(db, 'facility_type', body.facility_type_id))) {
    refuseField('facility_type_id', 'Choose a facility type from the list')
  }
  if (!(await isInUse(db, 'part', body.part_req_id))) refuseField('part_req_id', 'Choose a part from the list')
  const requirement = await insertRequirement(db, body)
  return { data: requirement ?? refuseField('list', 'This part has a requirement of this name already') }
}
