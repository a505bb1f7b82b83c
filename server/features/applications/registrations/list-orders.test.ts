import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { beforeAll, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { newTestDatabase } from '../../../testing/test-database.ts'

/** Four registrations that stand in another order by each field. Two of them have the type and the LGA of another one. */
const rows = [
  {
    facility: { company_name: 'Doko Clinic', facility_type_id: 2, local_gov_area_id: 544 },
    registration: { status: 'pending', submitted_at: '2026-03-09T09:00:00Z' },
  },
  {
    facility: { company_name: 'Agaie Clinic', facility_type_id: 3, local_gov_area_id: 541 },
    registration: { status: 'Approved', submitted_at: '2026-03-08T09:00:00Z', expiry_date: '2099-06-30' },
  },
  {
    facility: { company_name: 'Chanchaga Clinic', facility_type_id: 1, local_gov_area_id: 539 },
    registration: { status: 'declined', submitted_at: '2026-03-10T09:00:00Z' },
  },
  {
    facility: { company_name: 'bida Clinic', facility_type_id: 2, local_gov_area_id: 541 },
    registration: { status: 'Temporarily approved', submitted_at: '2026-03-07T09:00:00Z', expiry_date: '2099-01-31' },
  },
] as const

const fields = ['created_at', 'name', 'status', 'lga', 'category'] as const
type Sort = (typeof fields)[number] | 'submitted_at' | 'expiry_date'

let officer: ReturnType<typeof as>

beforeAll(async () => {
  const { app, db } = await testApp(await newTestDatabase())
  officer = as(await makeOfficer(db), app)
  for (const [place, { facility, registration }] of rows.entries()) {
    const created_at = `2026-03-0${place + 1}T09:00:00Z`
    const { id } = await makeFacility(db, { ...facility, created_at })
    await makeRegistration(db, { facility_id: id, ...registration, created_at })
  }
})

const townOf = ({ company_name }: { company_name: string }) => company_name.replace(' Clinic', '')

async function registrationsBy(sort?: Sort | `-${Sort}`, query: { status?: string } = {}) {
  const { data } = (await officer.send(calls.listRegistrations, { query: { ...query, sort } })).reply
  return data.map(({ facility }) => townOf(facility))
}

async function facilitiesBy(sort?: (typeof fields)[number] | `-${(typeof fields)[number]}`) {
  return (await officer.send(facilities.listFacilities, { query: { sort } })).reply.data.data.map(townOf)
}

it.each([
  ['created_at', ['Doko', 'Agaie', 'Chanchaga', 'bida']],
  ['submitted_at', ['bida', 'Agaie', 'Doko', 'Chanchaga']],
  ['name', ['Agaie', 'bida', 'Chanchaga', 'Doko']],
  ['status', ['Agaie', 'bida', 'Chanchaga', 'Doko']],
  ['lga', ['Chanchaga', 'Agaie', 'bida', 'Doko']],
  ['category', ['Chanchaga', 'Doko', 'bida', 'Agaie']],
] as const)(
  'lists registrations in the order %s, and backwards, those that are alike by their age',
  async (sort, towns) => {
    expect(await registrationsBy(sort)).toEqual(towns)
    expect(await registrationsBy(`-${sort}`)).toEqual(towns.toReversed())
  },
)

it('lists registrations by the day on which they expire', async () => {
  const granted = { status: 'Approved,Temporarily approved' }
  expect(await registrationsBy('expiry_date', granted)).toEqual(['bida', 'Agaie'])
  expect(await registrationsBy('-expiry_date', granted)).toEqual(['Agaie', 'bida'])
})

it.each([
  ['created_at', ['Doko', 'Agaie', 'Chanchaga', 'bida']],
  ['name', ['Agaie', 'bida', 'Chanchaga', 'Doko']],
  ['status', ['Agaie', 'bida', 'Chanchaga', 'Doko']],
  ['lga', ['Chanchaga', 'Agaie', 'bida', 'Doko']],
  ['category', ['Chanchaga', 'Doko', 'bida', 'Agaie']],
] as const)(
  'lists facilities in the order %s, and backwards, those that are alike by their age',
  async (sort, towns) => {
    expect(await facilitiesBy(sort)).toEqual(towns)
    expect(await facilitiesBy(`-${sort}`)).toEqual(towns.toReversed())
  },
)

it('lists the newest first unless another order is asked for', async () => {
  expect(await registrationsBy()).toEqual(['bida', 'Chanchaga', 'Agaie', 'Doko'])
  expect(await facilitiesBy()).toEqual(['bida', 'Chanchaga', 'Agaie', 'Doko'])
})
