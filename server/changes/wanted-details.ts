import type { addChange } from '@portal/contract/facilities/calls/changes.ts'
import { wardAfterMove } from '@portal/domain/places/ward-after-move.ts'
import { type ChangeableDetails, readChangeableDetails } from '../records/facilities/change-requests.ts'
import { checkMove } from '../records/facilities/facility-place.ts'
import type { Context, InputOf } from '../use-case/context.ts'

/** The name, address and owner as they would be. What was not sent stays. */
export async function wantedDetails(
  context: Context,
  facilityId: number,
  asked: InputOf<typeof addChange>['body'],
): Promise<ChangeableDetails> {
  const old = await readChangeableDetails(context.db, facilityId)
  const local_gov_area_id = asked.local_gov_area_id ?? old.local_gov_area_id
  const place = { local_gov_area_id, ward_id: wardAfterMove(old, { local_gov_area_id, ward_id: asked.ward_id }) }
  const isSamePlace = place.local_gov_area_id === old.local_gov_area_id && place.ward_id === old.ward_id
  const names = isSamePlace ? { lga: old.lga, ward: old.ward } : await checkMove(context, place)
  return {
    company_name: asked.company_name ?? old.company_name,
    owner_name: asked.owner_name ?? old.owner_name,
    address: asked.address ?? old.address,
    ...place,
    ...names,
  }
}
