import { listFacilitiesForOfficer } from '@portal/contract/facilities/calls/facilities.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makePaperFacility } from '../../testing/paper-licences.ts'
import { makeOfficer } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

it('lists the facilities that came with one import, alone or with other filters', async () => {
  const { app, db } = await testApp()
  const officer = await makeOfficer(db, ['review'])
  const importing = { database: { db }, officer }
  const first = await makePaperFacility(importing)
  await makePaperFacility(importing, { company_name: 'Unity Clinic', phone_number: '+2348031110002' })
  const found = async (query: object) => {
    const { reply } = await as(officer, app).send(listFacilitiesForOfficer, { query })
    return reply.data.map(({ facility }) => facility.company_name)
  }
  expect(await found({})).toHaveLength(2)
  expect(await found({ import_id: first.from.id })).toEqual(['Ndayako Clinic'])
  expect(await found({ import_id: first.from.id, q: 'Ndayako' })).toEqual(['Ndayako Clinic'])
  expect(await found({ import_id: first.from.id, q: 'Unity' })).toEqual([])
  expect(await found({ import_id: first.from.id, licensed: 'yes' })).toEqual(['Ndayako Clinic'])
  expect(await found({ import_id: first.from.id + 1000 })).toEqual([])
})
