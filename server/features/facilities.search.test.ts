import * as calls from '@portal/contract/calls/facilities.ts'
import * as registrationCalls from '@portal/contract/calls/registrations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { makeFacility, makeRegistration } from '../testing/factories.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import { testApp } from '../testing/test-app.ts'

type People = Record<'owner' | 'officer', ReturnType<typeof as>>
let people: People

beforeAll(async () => {
  const { app, db } = await testApp()
  const owner = await makeOwner(db)
  for (const company_name of ['Care 50% Clinic', 'Care 50 Clinic', 'Lab A_B', 'Lab AxB', 'Path C\\D', 'Path CD']) {
    const { id } = await makeFacility(db, { user_id: owner.id, company_name })
    await makeRegistration(db, { facility_id: id })
  }
  people = { owner: as(owner, app), officer: as(await makeOfficer(db), app) }
})

/** The lists that can be searched by words, as functions that return the names found. */
const lists = {
  'an owner’s facilities': async (q: string) =>
    (await people.owner.send(calls.listFacilities, { query: { q } })).reply.data.data.map(
      (found) => found.company_name,
    ),
  'all facilities': async (q: string) =>
    (await people.officer.send(calls.listFacilitiesForOfficer, { query: { q } })).reply.data.map(
      ({ facility }) => facility.company_name,
    ),
  'an owner’s registrations': async (q: string) =>
    (await people.owner.send(registrationCalls.listRegistrations, { query: { q } })).reply.data.map(
      ({ facility }) => facility.company_name,
    ),
  'all registrations': async (q: string) =>
    (await people.officer.send(registrationCalls.listRegistrations, { query: { q } })).reply.data.map(
      ({ facility }) => facility.company_name,
    ),
}

describe.each(Object.entries(lists))('a search in %s', (_, namesFor) => {
  it.each([
    ['50%', ['Care 50% Clinic']],
    ['care 50% c', ['Care 50% Clinic']],
    ['a_b', ['Lab A_B']],
    ['c\\d', ['Path C\\D']],
    ['path c', ['Path CD', 'Path C\\D']],
    ['%%%', []],
    ['___', []],
  ])('treats every character of %s literally', async (q, names) => {
    expect((await namesFor(q)).sort()).toEqual(names)
  })
})
