import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/catalogue.ts'
import type { Context } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { insertPart } from '../../records/catalogue.ts'

/** An officer adds a part. Its designation is its own. */
export async function addPart({ db }: Context, { body }: Input<typeof calls.addPart>) {
  return {
    data: (await insertPart(db, body)) ?? refuseField('designation', 'There is a part of this designation already'),
  }
}
