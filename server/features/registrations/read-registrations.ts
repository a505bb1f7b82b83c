import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/registrations.ts'
import type { Context } from '../../http/context.ts'
import { pageRegistrations } from '../../records/lists.ts'
import { readRegistrationPage } from '../../registration-page.ts'

/** A page of the caller's own registrations; for an officer, of all. */
export async function listRegistrations(
  { db, user, reach, today }: Context,
  { query }: Input<typeof calls.listRegistrations>,
) {
  return pageRegistrations(db, query, today, reach === 'any' ? undefined : user.id)
}

/** A registration with everything that its screens show. Spec §2. */
export async function showRegistration(context: Context, { params }: Input<typeof calls.showRegistration>) {
  return readRegistrationPage(context, params.id)
}
