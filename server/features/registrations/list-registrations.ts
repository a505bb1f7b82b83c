import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/registrations.ts'
import type { Context } from '../../http/context.ts'
import { pageRegistrations } from '../../records/registration-list.ts'

/** A page of one's own registrations; of all for an officer. */
export async function listRegistrations(
  { db, user, today }: Context,
  { query }: Input<typeof calls.listRegistrations>,
) {
  return pageRegistrations(db, query, today, user.privilege_type === 'admin' ? undefined : user.id)
}
