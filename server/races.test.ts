import * as penalties from '@portal/contract/calls/penalties.ts'
import { expect, it } from 'vitest'
import { as } from './testing/as.ts'
import { makeFacility } from './testing/factories.ts'
import { makeOfficer } from './testing/people.ts'
import { testApp } from './testing/test-app.ts'

type Officer = ReturnType<typeof as>
type Doing = (officer: Officer, id: number) => Promise<{ status: number }>

interface Race {
  name: string
  /** Makes what both officers act on, and returns its id. */
  prepare: (officer: Officer, facilityId: number) => Promise<number>
  first: Doing
  second: Doing
}

const waive: Doing = (officer, id) =>
  officer.send(penalties.waivePenalty, { params: { id }, body: { reason: 'The facility was flooded.' } })

const races: Race[] = [
  {
    name: 'waive the same penalty',
    prepare: async (officer, facility_id) => {
      const body = { facility_id, comment: 'Sharps in the yard.', offence_id: 5 }
      return (await officer.send(penalties.penaliseFacility, { body })).reply.data.id
    },
    first: waive,
    second: waive,
  },
]

it.each(races)('lets exactly one of two officers $name', async ({ prepare, first, second }) => {
  const { app, db } = await testApp()
  const [one, other] = [as(await makeOfficer(db), app), as(await makeOfficer(db), app)]
  const id = await prepare(one, (await makeFacility(db)).id)
  const answers = await Promise.all([first(one, id), second(other, id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
