import '../../testing/matchers.ts'
import * as calls from '@portal/contract/reports/calls/dashboard.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { bida, makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

const niger = 27

async function emptyMinistry() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-11-21T09:00:00Z')
  return { app, db, officer: as(await makeOfficer(db), app) }
}

describe('facilities by LGA', () => {
  it('are counted for all 25 LGAs, each with its wards and with those without a recorded ward', async () => {
    const { db, officer } = await emptyMinistry()
    const wards = await db
      .selectFrom('ward')
      .where('local_gov_area_id', '=', bida)
      .selectAll()
      .orderBy('name')
      .execute()
    const [first, second] = wards
    await makeFacility(db, { ward_id: first?.id })
    await makeFacility(db, { ward_id: first?.id })
    await makeFacility(db, { ward_id: second?.id })
    await makeFacility(db)
    const agaie = 539
    await makeFacility(db, { local_gov_area_id: agaie })

    const [lgas, series] = (await officer.send(calls.countFacilitiesByLga, { params: { state_id: niger } })).reply
    expect(lgas.data).toHaveLength(25)
    expect(lgas.data).toContainEqual({ id: bida, name: 'Bida', y: 4, licensed: 0, drilldown: String(bida) })
    expect(lgas.data).toContainEqual({ id: agaie, name: 'Agaie', y: 1, licensed: 0, drilldown: String(agaie) })
    expect(lgas.data.filter(({ y }) => y === 0)).toHaveLength(23)
    expect(series.series.map(({ id }) => id)).toEqual(lgas.data.map(({ drilldown }) => drilldown))
    expect(series.series.find(({ id }) => id === String(bida))).toEqual({
      id: String(bida),
      name: 'Bida',
      data: [
        [first?.name, 2],
        [second?.name, 1],
        ...wards.slice(2).map(({ name }) => [name, 0]),
        ['Ward not recorded', 1],
      ],
    })
  })

  it('are counted for any state, without an entry for unrecorded wards if there are none', async () => {
    const { officer } = await emptyMinistry()
    const [lgas, { series }] = (await officer.send(calls.countFacilitiesByLga, { params: { state_id: 15 } })).reply
    expect(lgas.data.map(({ y }) => y)).toEqual([0, 0, 0, 0, 0, 0])
    expect(series.flatMap(({ data }) => data.map(([ward]) => ward))).not.toContain('Ward not recorded')
    expect(await officer.send(calls.countFacilitiesByLga, { params: { state_id: 999 } })).toBeRefused('not_found')
  })
})

describe('facilities by type', () => {
  it('are counted for every type, including types without any', async () => {
    const { db, officer } = await emptyMinistry()
    await makeFacility(db, { facility_type_id: 2 })
    await makeFacility(db, { facility_type_id: 2 })
    await makeFacility(db, { facility_type_id: 6 })
    const { categories } = (await officer.send(calls.countFacilitiesByType, {})).reply
    expect(categories).toHaveLength(14)
    expect(categories.filter(({ y }) => y > 0)).toEqual([
      { id: 2, name: 'Private Clinic', y: 2 },
      { id: 6, name: 'Medical Laboratory', y: 1 },
    ])
  })

  it('leave out a retired type once it has none', async () => {
    const { db, officer } = await emptyMinistry()
    await makeFacility(db, { facility_type_id: 2 })
    await db
      .updateTable('facility_type')
      .set({ retired_at: new Date().toISOString() })
      .where('id', 'in', [2, 6])
      .execute()
    const ids = (await officer.send(calls.countFacilitiesByType, {})).reply.categories.map(({ id }) => id)
    expect(ids).toContain(2)
    expect(ids).not.toContain(6)
  })
})

describe('registrations by status', () => {
  it('are counted by the five statuses, with expired ones counted separately', async () => {
    const { db, officer } = await emptyMinistry()
    await makeRegistration(db, { status: 'pending' })
    await makeRegistration(db, { status: 'pending' })
    await makeRegistration(db, { status: 'Awaiting decision' })
    await makeRegistration(db, { status: 'Approved' })
    await makeRegistration(db, { status: 'Approved', expiry_date: '2026-11-20' })
    await makeRegistration(db, { status: 'Temporarily approved', expiry_date: '2026-11-21' })
    await makeRegistration(db, { status: 'Temporarily approved', expiry_date: '2026-11-20' })
    const { registrations } = (await officer.send(calls.countRegistrationsByStatus, {})).reply
    expect(registrations).toEqual([
      { name: 'pending', y: 2 },
      { name: 'Awaiting decision', y: 1 },
      { name: 'Temporarily approved', y: 1 },
      { name: 'Approved', y: 1 },
      { name: 'declined', y: 0 },
      { name: 'expired', y: 2 },
    ])
  })
})

describe('the charts', () => {
  it('are for officers', async () => {
    const { app, db } = await testApp()
    for (const [person, code] of [
      [as(await makeOwner(db), app), 'not_allowed'],
      [as(undefined, app), 'signed_out'],
    ] as const) {
      expect(await person.send(calls.countFacilitiesByLga, { params: { state_id: niger } })).toBeRefused(code)
      expect(await person.send(calls.countFacilitiesByType, {})).toBeRefused(code)
      expect(await person.send(calls.countRegistrationsByStatus, {})).toBeRefused(code)
    }
  })
})
