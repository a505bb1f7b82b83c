import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/catalogue.ts'
import type { Context } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { isInUse } from '../../records/catalogue.ts'
import { insertSubList } from '../../records/requirements.ts'

/** An officer adds a question to a requirement. */
export async function addSubList({ db }: Context, { body }: Input<typeof calls.addSubList>) {
  if (!(await isInUse(db, 'requirement', body.requirement_id))) {
    refuseField('requirement_id', 'Choose a requirement from the list')
  }
  return { data: (await insertSubList(db, body)) ?? refuseField('sub_list', 'This requirement asks this already') }
}
