import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/contents.ts'
import type { Context } from '../../http/context.ts'
import { replaceAvailableFacilities } from '../../records/available-facilities.ts'
import { lockFacility } from '../../records/facilities.ts'

/** Saves what a facility has in place of what was there. */
export async function saveAvailableFacilities(
  { db, user, now }: Context,
  { body }: Input<typeof calls.saveAvailableFacilities>,
) {
  await lockFacility(db, body.facility_id)
  return { data: await replaceAvailableFacilities(db, { ...body, recorded_by: user.id }, now) }
}
