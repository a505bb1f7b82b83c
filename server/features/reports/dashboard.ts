import type { Input, Reply } from '@portal/contract/call.ts'
import { statusFilters } from '@portal/contract/fields/filters.ts'
import * as calls from '@portal/contract/reports/calls/dashboard.ts'
import { countNotSubmitted } from '../../records/applications/not-submitted.ts'
import { countInspectionsDue } from '../../records/inspections/due-counts.ts'
import { getState, listLgas, listWardsOfState } from '../../records/places/places.ts'
import { countLicensed } from '../../records/reports/licensed-tallies.ts'
import * as records from '../../records/reports/tallies.ts'
import { countWithoutEffect } from '../../records/shared/without-effect.ts'
import type { Context, Serve } from '../../use-case/context.ts'

/** The figures and charts of the dashboards. Spec §7, Dashboards; the notifications are a feature of their own. */
export function dashboardRoutes(serve: Serve): void {
  serve(calls.showSummary, showSummary)
  serve(calls.countFacilitiesByLga, countFacilitiesByLga)
  serve(calls.countFacilitiesByType, async ({ db }) => ({ categories: await records.countFacilitiesByType(db) }))
  serve(calls.countRegistrationsByStatus, countRegistrationsByStatus)
}

/** The counters of the dashboard: of everything for an officer, of an owner's own facilities for an owner. */
async function showSummary({ db, user, reach, today }: Context) {
  const scope: records.Scope = reach === 'any' ? 'everybody' : { ownerId: user.id }
  return {
    ...(await records.countFacilitiesByStatus(db, scope, today)),
    ...(await countWithoutEffect(db, scope, today)),
    ...(await records.countRegistrations(db, scope)),
    ...(await records.countPenalties(db, scope)),
    ...(scope === 'everybody' && (await countInspectionsDue(db, today))),
    facility_not_submitted: scope === 'everybody' ? await countNotSubmitted(db, today) : undefined,
  }
}

/** The number of facilities in every LGA of a state and in every ward. Zeros are included: they show where care is missing. */
async function countFacilitiesByLga(
  { db, today }: Context,
  { params }: Input<typeof calls.countFacilitiesByLga>,
): Promise<Reply<typeof calls.countFacilitiesByLga>> {
  const state = await getState(db, params.state_id)
  const counts = await records.countFacilitiesByWard(db, state.id)
  const everyLga = await listLgas(db, state.id, { withRetired: true })
  // A retired place is shown while a facility is counted there.
  const lgas = everyLga.filter(
    ({ id, retired_at }) => retired_at === null || counts.some(({ local_gov_area_id }) => local_gov_area_id === id),
  )
  const wards = await listWardsOfState(db, state.id)
  const tallies = await countLicensed(db, 'local_gov_area_id', today)

  const wardSeries = lgas.map((lga) => {
    const ofLga = counts.filter(({ local_gov_area_id }) => local_gov_area_id === lga.id)
    const inWard = (id: number) => ofLga.find(({ ward_id }) => ward_id === id)?.y ?? 0
    const data = wards
      .filter(({ local_gov_area_id }) => local_gov_area_id === lga.id)
      .filter(({ id, retired_at }) => retired_at === null || inWard(id) > 0)
      .map(({ id, name }): [string, number] => [name, inWard(id)])
    if (inWard(0) > 0) data.push(['Ward not recorded', inWard(0)])
    return { id: String(lga.id), name: lga.list, data }
  })
  const lgaSeries = wardSeries.map(({ id, name, data }) => ({
    id: Number(id),
    name,
    y: data.reduce((sum, [, y]) => sum + y, 0),
    licensed: tallies.find(({ of }) => String(of) === id)?.licensed ?? 0,
    drilldown: id,
  }))
  return [
    { name: 'LGA', data: lgaSeries },
    { name: 'Ward', series: wardSeries },
  ]
}

/** The number of registrations by status. Expired ones are counted as expired, not under their status. */
async function countRegistrationsByStatus({ db, today }: Context) {
  const counts = await records.countRegistrationsByStatus(db, today)
  const allExpired = counts.reduce((sum, { expired }) => sum + expired, 0)
  const registrations = statusFilters.map((name) => {
    if (name === 'expired') return { name, y: allExpired }
    const counted = counts.find(({ status }) => status === name)
    return { name, y: counted ? counted.y - counted.expired : 0 }
  })
  return { registrations }
}
