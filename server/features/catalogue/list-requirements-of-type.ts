import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/catalogue.ts'
import type { Context } from '../../http/context.ts'
import { getFacilityType } from '../../records/catalogue.ts'
import * as records from '../../records/requirements.ts'

/** The requirements of a facility type, which must exist. */
export async function listRequirementsOfType({ db }: Context, { params }: Input<typeof calls.listRequirementsOfType>) {
  const { id } = await getFacilityType(db, params.facility_type_id)
  return { data: await records.listRequirementsOfType(db, id) }
}
