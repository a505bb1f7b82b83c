import * as registrationCalls from '@portal/contract/applications/calls/registrations.ts'
import * as facilityCalls from '@portal/contract/facilities/calls/facilities.ts'
import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import * as penaltyCalls from '@portal/contract/standing/calls/penalties.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { as } from '../../testing/as.ts'
import { bida } from '../../testing/factories.ts'
import { makeOfficer } from '../../testing/people.ts'
import { anySteps, applyStep, type Place } from '../../testing/random-ministry.ts'
import { testApp } from '../../testing/test-app.ts'

const niger = 27
const agaie = 539

type Rows = Awaited<ReturnType<typeof readRows>>

/** Reads the rows themselves, to compare the tallies with. */
async function readRows(db: Db) {
  return {
    facilities: await db
      .selectFrom('facility')
      .select(['id', 'local_gov_area_id', 'ward_id', 'facility_type_id'])
      .execute(),
    registrations: await db
      .selectFrom('registration')
      .select(['id', 'facility_id', 'status', 'kind', 'expiry_date', 'submitted_at'])
      .select(['local_gov_area_id', 'facility_type_id'])
      .orderBy('id')
      .execute(),
    penalties: await db.selectFrom('penalty').select('facility_id').execute(),
  }
}

/** The registration shown with a facility on a day: the approved one that is in force, otherwise the newest. */
function shownOf({ registrations }: Rows, facilityId: number, today: string) {
  const own = registrations.filter(({ facility_id }) => facility_id === facilityId)
  return own.findLast(({ status, expiry_date }) => status === 'Approved' && !isPast(expiry_date, today)) ?? own.at(-1)
}

const isPast = (date: string | null, today: string) => date !== null && date < today

/** The expected figures of the dashboard, counted row by row. */
function recount(rows: Rows, today: string) {
  const { facilities, registrations, penalties } = rows
  const shown = facilities.map(({ id }) => shownOf(rows, id, today))
  const inDate = (wanted: string) =>
    shown.filter((one) => one?.status === wanted && !isPast(one.expiry_date, today)).length
  const valid = (wanted: string) =>
    registrations.filter(({ status, expiry_date }) => status === wanted && !isPast(expiry_date, today)).length
  return {
    summary: {
      facility_total: facilities.length,
      facility_active: inDate('Approved'),
      facility_restricted: 0,
      facility_closed: 0,
      facility_provisional: inDate('Temporarily approved'),
      facility_pending: inDate('pending') + inDate('Awaiting decision'),
      facility_not_submitted: shown.filter(
        (one) => (one?.status === 'pending' || one?.status === 'Awaiting decision') && one.submitted_at === null,
      ).length,
      facility_expired: shown.filter((one) => isPast(one?.expiry_date ?? null, today)).length,
      registrations: registrations.length,
      renewals: registrations.filter(({ kind }) => kind === 'renewal').length,
      penalties: penalties.length,
      // The steps inspect nothing.
      visits_due: 0,
      actions_overdue: 0,
    },
    byStatus: [
      { name: 'pending', y: valid('pending') },
      { name: 'Awaiting decision', y: valid('Awaiting decision') },
      { name: 'Temporarily approved', y: valid('Temporarily approved') },
      { name: 'Approved', y: valid('Approved') },
      { name: 'declined', y: valid('declined') },
      { name: 'expired', y: registrations.filter(({ expiry_date }) => isPast(expiry_date, today)).length },
    ],
    byType: [1, 2].map((id) => facilities.filter(({ facility_type_id }) => facility_type_id === id).length),
    byLga: [bida, agaie].map((id) => facilities.filter(({ local_gov_area_id }) => local_gov_area_id === id).length),
    penalised: [penalties.length, new Set(penalties.map(({ facility_id }) => facility_id)).size],
  }
}

it('equals a plain count of the rows in every reply, after any changes and on any day', async () => {
  const { app, db, setClock } = await testApp()
  const officer = as(await makeOfficer(db), app)
  const wards = await db.selectFrom('ward').where('local_gov_area_id', '=', bida).selectAll().orderBy('name').execute()
  const places: Place[] = [
    ...wards.slice(0, 2).map(({ id }) => ({ local_gov_area_id: bida, ward_id: id })),
    { local_gov_area_id: bida, ward_id: null },
    { local_gov_area_id: agaie, ward_id: null },
  ]

  async function answers() {
    const [lgas, { series }] = (await officer.send(dashboard.countFacilitiesByLga, { params: { state_id: niger } }))
      .reply
    const { categories } = (await officer.send(dashboard.countFacilitiesByType, {})).reply
    const { total, facilities } = (await officer.send(penaltyCalls.listPenalties, {})).reply
    const actual = {
      summary: (await officer.send(dashboard.showSummary, {})).reply,
      byStatus: (await officer.send(dashboard.countRegistrationsByStatus, {})).reply.registrations,
      byType: [1, 2].map((id) => categories.find((type) => type.id === id)?.y),
      byLga: [bida, agaie].map((id) => lgas.data.find((lga) => lga.id === id)?.y),
      penalised: [total, facilities],
    }
    return { actual, inWards: series.find(({ id }) => id === String(bida))?.data }
  }

  async function totalsOf(query: { facility_type_id?: number; local_gov_area_id?: number; status?: string }) {
    const facilities = (await officer.send(facilityCalls.listFacilitiesForOfficer, { query })).reply
    const registrations = (await officer.send(registrationCalls.listRegistrations, { query })).reply
    return [facilities.total, registrations.total]
  }

  await fc.assert(
    fc.asyncProperty(anySteps, async (steps) => {
      await sql`truncate facility, registration, facility_tally, registration_tally, ward_tally, penalised_facility, tally_delta restart identity cascade`.execute(
        db,
      )
      await sql`update penalty_tally set n = 0, facilities = 0`.execute(db)
      for (const step of steps) await applyStep(db, step, places)
      const rows = await readRows(db)

      // The last day of validity, and the day after.
      for (const today of ['2080-12-31', '2081-01-01']) {
        setClock(`${today}T10:00:00Z`)
        const { actual, inWards } = await answers()
        expect(actual).toEqual(recount(rows, today))
        const inWard = (ward_id: number | null) =>
          rows.facilities.filter((facility) => facility.local_gov_area_id === bida && facility.ward_id === ward_id)
            .length
        const unrecorded = inWard(null)
        expect(inWards).toEqual([
          ...wards.map(({ id, name }) => [name, inWard(id)]),
          ...(unrecorded > 0 ? [['Ward not recorded', unrecorded]] : []),
        ])

        const isNarrow = (one: { local_gov_area_id: number; facility_type_id: number }) =>
          one.local_gov_area_id === bida && one.facility_type_id === 1
        const ids = rows.facilities.filter(isNarrow).map(({ id }) => id)
        // A registration that was approved counts where the facility was then.
        const inNarrow = rows.registrations.filter(isNarrow)
        expect(await totalsOf({ facility_type_id: 1, local_gov_area_id: bida })).toEqual([ids.length, inNarrow.length])
        expect(await totalsOf({ facility_type_id: 1, local_gov_area_id: bida, status: 'expired' })).toEqual([
          ids.filter((id) => isPast(shownOf(rows, id, today)?.expiry_date ?? null, today)).length,
          inNarrow.filter(({ expiry_date }) => isPast(expiry_date, today)).length,
        ])
      }
      const stored = await tallies(db)
      await sql`select rebuild_tallies()`.execute(db)
      expect(await tallies(db)).toEqual(stored)
    }),
    { numRuns: 25 },
  )
})

/** Every figure of the tallies, to compare before and after rebuild_tallies(). */
async function tallies(db: Db) {
  const { rows } = await sql`
    select 'facility' as of, array[local_gov_area_id, facility_type_id]::text || status || expiry_date as key, sum(n)::int as n
      from facility_count group by 2 having sum(n) <> 0
    union all
    select 'registration', array[local_gov_area_id, facility_type_id]::text || status || expiry_date || kind, sum(n)::int
      from registration_count group by 2 having sum(n) <> 0
    union all select 'ward', array[local_gov_area_id, ward_id]::text, sum(n)::int from ward_count group by 2 having sum(n) <> 0
    union all select 'penalty', sum(facilities)::text, sum(n)::int from penalty_count
    order by 1, 2
  `.execute(db)
  return rows
}
