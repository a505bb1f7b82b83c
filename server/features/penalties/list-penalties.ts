import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/penalties.ts'
import type { Context } from '../../http/context.ts'
import { getFacilities } from '../../records/facilities.ts'
import { pagePenalties } from '../../records/penalties.ts'

/** One page of penalties, the newest first, each with its facility. */
export async function listPenalties({ db, today }: Context, { query }: Input<typeof calls.listPenalties>) {
  const page = await pagePenalties(db, query)
  const ids = page.data.map(({ facility_id }) => facility_id)
  const facilities = await getFacilities(db, ids, today)
  const data = page.data.flatMap((penalty) => {
    const facility = facilities.get(penalty.facility_id)
    return facility ? { ...penalty, facility } : []
  })
  return { ...page, data }
}
