import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/registrations.ts'
import { mayDo } from '@portal/domain/capabilities.ts'
import { lateBefore } from '@portal/domain/case-clock.ts'
import type { Context } from '../../http/context.ts'
import { pageRegistrations } from '../../records/lists.ts'
import { readSettings } from '../../records/settings.ts'
import { findTwins } from '../../records/twins.ts'
import { caseOf } from '../../registration-case.ts'
import { readRegistrationPage } from '../../registration-page.ts'

type Query = Input<typeof calls.listRegistrations>['query']

/** A page of the caller's own registrations; for an officer, of all, each with its case. */
export async function listRegistrations(context: Context, { query }: Input<typeof calls.listRegistrations>) {
  const { db, user, today } = context
  // Only officers know who has which case.
  if (!mayDo(user, 'assign a case')) {
    const { assignee, late, ...filters } = query
    return pageRegistrations(db, filters, today, user.id)
  }
  const { service_days } = await readSettings(db, today)
  const page = await pageRegistrations(db, caseQuery(query, { user, today, service_days }), today)
  const facilityIds = page.data.map(({ facility_id }) => facility_id)
  const twins = await findTwins(db, facilityIds)
  const data = page.data.map((row) => {
    // A registration whose case can be assigned is the newest of its facility.
    const facts = { superseded: false, hasTwin: twins.has(row.facility_id) }
    return { ...row, case: caseOf({ ...row, ...facts }, { officer: user, today, service_days }) }
  })
  return { ...page, data }
}

/** The filters of a request with the officer's id and the dates that they stand for. */
function caseQuery(
  { assignee, late, ...filters }: Query,
  { user, today, service_days }: Pick<Context, 'user' | 'today'> & { service_days: number },
) {
  const assignee_id = assignee === 'me' ? user.id : assignee === 'nobody' ? null : assignee
  const received_before = late && lateBefore({ today, service_days })
  return { ...filters, assignee_id, received_before }
}

/** A registration with everything that its screens show. Spec §2. */
export async function showRegistration(context: Context, { params }: Input<typeof calls.showRegistration>) {
  return readRegistrationPage(context, params.id)
}
