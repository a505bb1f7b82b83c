import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/catalogue.ts'
import type { Context } from '../../http/context.ts'
import { getFacilityType } from '../../records/catalogue.ts'
import { listPartsOfType } from '../../records/requirements.ts'

/** A facility type with the parts in which it has requirements. */
export async function showFacilityTypeParts({ db }: Context, { body }: Input<typeof calls.showFacilityTypeParts>) {
  const { id, category_list, definition } = await getFacilityType(db, body.id)
  return { id, category_list, definition, parts: await listPartsOfType(db, id) }
}
