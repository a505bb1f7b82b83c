import type { addChange } from '@portal/contract/facilities/calls/changes.ts'
import { changeOf } from '@portal/domain/applications/application-changes.ts'
import { wardAfterMove } from '@portal/domain/places/ward-after-move.ts'
import {
  type ChangeableDetails,
  type NewChangeRequest,
  readChangeableDetails,
} from '../records/facilities/change-requests.ts'
import { insertContentsChange } from '../records/facilities/contents-changes.ts'
import { updateFacility } from '../records/facilities/facilities.ts'
import { checkMove } from '../records/facilities/facility-place.ts'
import type { Context, InputOf } from '../use-case/context.ts'
import { refuseField } from '../use-case/refuse-field.ts'
import { storeSupportingFile } from './store-supporting-file.ts'

type Request = InputOf<typeof addChange>

/** The request as it is stored, with its document. */
export async function newChangeRequest(
  context: Context,
  facility_id: number,
  { body, file }: Pick<Request, 'body' | 'file'>,
): Promise<NewChangeRequest> {
  const old = await readChangeableDetails(context.db, facility_id)
  const wanted = await detailsAfter(context, old, body)
  await storeSupportingFile(context, facility_id, file)
  return {
    facility_id,
    old,
    new: wanted,
    reason: body.reason,
    file_slug: file?.slug ?? null,
    asked_by: context.user.id,
    asked_at: context.now.toISOString(),
  }
}

/** The details as they would be. */
async function detailsAfter(
  context: Context,
  old: ChangeableDetails,
  asked: Request['body'],
): Promise<ChangeableDetails> {
  const local_gov_area_id = asked.local_gov_area_id ?? old.local_gov_area_id
  const place = { local_gov_area_id, ward_id: wardAfterMove(old, { local_gov_area_id, ward_id: asked.ward_id }) }
  const isSamePlace = place.local_gov_area_id === old.local_gov_area_id && place.ward_id === old.ward_id
  const names = isSamePlace ? { lga: old.lga, ward: old.ward } : await checkMove(context, place)
  const wanted = {
    company_name: asked.company_name ?? old.company_name,
    owner_name: asked.owner_name ?? old.owner_name,
    address: asked.address ?? old.address,
    ...place,
    ...names,
  }
  if (!changeOf({ part: 'facility', before: old, after: wanted })) {
    refuseField('form', 'Nothing would change. Enter what is different now')
  }
  return wanted
}

/** Writes the new details and the history of the change. Returns the id of its entry in the history. */
export async function applyChange(
  { db, user, now }: Context,
  { facility_id, new: wanted }: { facility_id: number; new: ChangeableDetails },
  reason: string | null,
): Promise<number | undefined> {
  const before = await readChangeableDetails(db, facility_id)
  const { lga, ward, ...columns } = wanted
  await updateFacility(db, facility_id, columns, now)
  const inWords = ({ company_name, owner_name, address, lga, ward }: ChangeableDetails) => ({
    company_name,
    owner_name,
    address,
    lga,
    ward,
  })
  const change = changeOf({ part: 'facility', before: inWords(before), after: inWords(wanted) })
  return change && insertContentsChange(db, { facility_id, change, actor_id: user.id, reason, at: now.toISOString() })
}
