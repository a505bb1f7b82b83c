import type { listRegistrations } from '@portal/contract/applications/calls/registrations.ts'
import type { Input } from '@portal/contract/call.ts'
import { lateBefore } from '@portal/domain/cases/case-clock.ts'
import { pageRegistrations } from '../records/applications/registration-list.ts'
import { findOpenFlags } from '../records/facilities/flagged-facilities.ts'
import { readSettings } from '../records/settings/settings.ts'
import type { Reading } from '../use-case/context.ts'
import { caseOf } from './registration-case.ts'

/** A page of all registrations for an officer, each with its case. */
export async function pageOfCases(
  { db, user, today }: Reading,
  { assignee, late, ...filters }: Input<typeof listRegistrations>['query'],
) {
  const { service_days } = await readSettings(db, today)
  const assignee_id = assignee === 'me' ? user.id : assignee === 'nobody' ? null : assignee
  const received_before = late && lateBefore({ today, service_days })
  const page = await pageRegistrations(db, { ...filters, assignee_id, received_before }, today)
  const facilityIds = page.data.map(({ facility_id }) => facility_id)
  const openFlags = await findOpenFlags({ db, today }, facilityIds)
  const data = page.data.map((row) => {
    // A registration whose case can be assigned is the newest of its facility.
    const facts = { has_newer: false, openFlags: openFlags.get(row.facility_id) }
    return { ...row, case: caseOf({ ...row, ...facts }, { officer: user, today, service_days }) }
  })
  return { ...page, data }
}
