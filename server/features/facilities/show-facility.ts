import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/facilities.ts'
import type { Context } from '../../http/context.ts'
import { type Facility, getFacilities, getFacility } from '../../records/facilities.ts'
import { readFacilityContents } from '../../records/facility-contents.ts'
import { findOperatingOfficer } from '../../records/operating-officers.ts'
import { listPenaltiesOf } from '../../records/penalties.ts'
import { listSimilarFacilities } from '../../records/similar-facilities.ts'

/** A facility with what is recorded of it; an officer also sees which others may be the same. */
export async function showFacility({ db, user, today }: Context, { params }: Input<typeof calls.showFacility>) {
  const facility = await getFacility(db, params.id, today)
  const contents = await readFacilityContents(db, facility.id)
  const operating_officer = (await findOperatingOfficer(db, facility.id)) ?? null
  const penalties = await listPenaltiesOf(db, facility.id)
  const detail = {
    ...facility,
    ...contents,
    operating_officer,
    penalties: penalties.map((penalty) => ({ ...penalty, facility })),
  }
  if (user.privilege_type !== 'admin') return { data: detail }
  return { data: { ...detail, duplicates: await duplicatesOf({ db, today }, facility) } }
}

async function duplicatesOf({ db, today }: Pick<Context, 'db' | 'today'>, facility: Facility): Promise<Facility[]> {
  const ids = (await listSimilarFacilities(db, facility, facility.id)).map(({ id }) => id)
  const similar = await getFacilities(db, ids, today)
  return ids.flatMap((id) => similar.get(id) ?? [])
}
