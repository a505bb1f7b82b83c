import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/places.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { OpenContext } from '../../http/context.ts'
import * as records from '../../records/places.ts'

/** The wards of a local government area, which must exist. */
export async function listWards({ db }: OpenContext, { params }: Input<typeof calls.listWards>) {
  const lga = await records.findLga(db, params.local_gov_area_id)
  if (!lga) refuse('not_found', 'This LGA does not exist')
  return { data: await records.listWards(db, lga.id) }
}
