import type { listRegistrations } from '@portal/contract/applications/calls/registrations.ts'
import type { Input } from '@portal/contract/call.ts'
import { lateBefore } from '@portal/domain/cases/case-clock.ts'
import { pageRegistrations } from '../records/applications/registration-list.ts'
import { listCaseFees } from '../records/cases/case-fees.ts'
import type { CaseFilters } from '../records/cases/case-filters.ts'
import { listPresentStages } from '../records/cases/present-stages.ts'
import { findOpenFlags } from '../records/facilities/flagged-facilities.ts'
import { readSettings } from '../records/settings/settings.ts'
import type { Reading } from '../use-case/context.ts'
import { caseOf } from './registration-case.ts'

type Query = Input<typeof listRegistrations>['query']

/** The filters of a list that an officer asks for. */
export function caseFiltersOf(
  {
    assignee,
    late,
    days_from,
    days_to,
    with: holder,
    returned,
    origin,
    stage,
  }: Pick<Query, 'assignee' | 'late' | 'days_from' | 'days_to' | 'with' | 'returned' | 'origin' | 'stage'>,
  { user, today, service_days }: Pick<Reading, 'user' | 'today'> & { service_days: number },
): CaseFilters {
  // At least so many days is longer than one day less.
  const before = (days: number | undefined) =>
    days === undefined ? undefined : lateBefore({ today, service_days: days - 1 })
  return {
    with: holder,
    returned,
    origin,
    stage_id: stage,
    assignee_id: assignee === 'me' ? user.id : assignee === 'nobody' ? null : assignee,
    received_before: late ? lateBefore({ today, service_days }) : before(days_from),
    received_from: days_to === undefined ? undefined : lateBefore({ today, service_days: days_to }),
  }
}

/** A page of all registrations for an officer, each with its case. */
export async function pageOfCases(
  { db, user, today }: Reading,
  { assignee, late, days_from, days_to, ...query }: Query,
) {
  const { service_days } = await readSettings(db, today)
  const filters = caseFiltersOf({ assignee, late, days_from, days_to, ...query }, { user, today, service_days })
  const page = await pageRegistrations(db, { ...query, ...filters }, today)
  const ids = page.data.map(({ id }) => id)
  const [fees, stages] = [await listCaseFees(db, ids), await listPresentStages(db, ids, today)]
  const facilityIds = page.data.map(({ facility_id }) => facility_id)
  const openFlags = await findOpenFlags({ db, today }, facilityIds)
  const data = page.data.map((row) => {
    // A registration whose case can be assigned is the newest of its facility.
    const facts = { has_newer: false, openFlags: openFlags.get(row.facility_id) }
    const fee = fees.get(row.id) ?? null
    const stage = stages.get(row.id) ?? null
    return { ...row, fee, stage, case: caseOf({ ...row, ...facts }, { officer: user, today, service_days }) }
  })
  return { ...page, data }
}
