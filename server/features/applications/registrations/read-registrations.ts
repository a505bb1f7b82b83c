import type * as calls from '@portal/contract/applications/calls/registrations.ts'
import type { Input } from '@portal/contract/call.ts'
import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { pageOfCases } from '../../../reading/page-of-cases.ts'
import { readRegistrationPage } from '../../../reading/registration-page.ts'
import { pageRegistrations } from '../../../records/applications/registration-list.ts'
import type { Context } from '../../../use-case/context.ts'

/** A page of the caller's own registrations; for an officer, of all, each with its case. */
export async function listRegistrations(context: Context, { query }: Input<typeof calls.listRegistrations>) {
  const { db, user, today } = context
  if (mayDo(user, 'see the applications')) return pageOfCases(context, query)
  // Only officers know who has which case.
  const { assignee, late, ...filters } = query
  return pageRegistrations(db, filters, today, user.id)
}

/** A registration with everything that its screens show. Spec §2. */
export async function showRegistration(context: Context, { params }: Input<typeof calls.showRegistration>) {
  return readRegistrationPage(context, params.id)
}
