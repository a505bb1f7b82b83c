import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/facilities.ts'
import type { Context } from '../../http/context.ts'
import { getFacility, insertFacility } from '../../records/facilities.ts'
import { checkFacilityPlace } from '../../records/facility-place.ts'
import { warningsAbout } from '../../records/similar-facilities.ts'

/** An owner adds a facility. Likely duplicates are a warning, never a refusal. Spec §2. */
export async function addFacility({ db, user, today }: Context, { body }: Input<typeof calls.addFacility>) {
  await checkFacilityPlace({ db, today }, body)
  const warnings = await warningsAbout(db, body)
  const id = await insertFacility(db, { ...body, user_id: user.id, recorded_by: user.id })
  return { data: await getFacility(db, id, today), warnings }
}
