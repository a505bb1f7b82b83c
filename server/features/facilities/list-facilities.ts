import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/facilities.ts'
import type { Context } from '../../http/context.ts'
import { pageFacilities } from '../../records/facility-list.ts'

/** A page of one's own facilities; of all facilities for an officer. */
export async function listFacilities({ db, user, today }: Context, { query }: Input<typeof calls.listFacilities>) {
  const owner = user.privilege_type === 'admin' ? undefined : user.id
  const page = await pageFacilities(db, query, today, owner)
  const before = (page.current_page - 1) * page.per_page
  const isEmpty = page.data.length === 0
  return { data: { ...page, from: isEmpty ? null : before + 1, to: isEmpty ? null : before + page.data.length } }
}
