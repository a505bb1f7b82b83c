import * as extensions from '@portal/contract/calls/extensions.ts'
import * as penalties from '@portal/contract/calls/penalties.ts'
import * as registrations from '@portal/contract/calls/registrations.ts'
import * as standing from '@portal/contract/calls/standing.ts'
import { expect, it } from 'vitest'
import type { Db } from './database/connect.ts'
import { as } from './testing/as.ts'
import { makeFacility, makeRegistration } from './testing/factories.ts'
import { makeOfficer } from './testing/people.ts'
import { testApp } from './testing/test-app.ts'

type Officer = ReturnType<typeof as>
interface Made {
  /** Of what both officers act on. */
  id: number
  facility_id: number
}
type Doing = (officer: Officer, made: Made) => Promise<{ status: number }>

interface Race {
  name: string
  /** Makes what both officers act on, and returns its id. */
  prepare: (officer: Officer, facilityId: number, db: Db) => Promise<number>
  first: Doing
  second: Doing
}

const reason = 'The facility was flooded.'

const waive: Doing = (officer, { id }) => officer.send(penalties.waivePenalty, { params: { id }, body: { reason } })
const extend: Doing = (officer, { id }) =>
  officer.send(extensions.extendRegistration, { params: { id }, body: { reason } })
const approve: Doing = (officer, { id }) =>
  officer.send(registrations.decideRegistration, { body: { id, status: 'Approved' } })
const seal = (officer: Officer, facility_id: number) =>
  officer.send(standing.restrictFacility, {
    params: { id: facility_id },
    body: { kind: 'sealed', from_date: '2026-06-10', reason },
  })
const lift: Doing = (officer, { id, facility_id }) =>
  officer.send(standing.liftRestriction, { params: { id: facility_id, restriction_id: id }, body: { reason } })

const withRegistration =
  (status: 'Awaiting decision' | 'Temporarily approved') => async (_: Officer, facility_id: number, db: Db) =>
    (await makeRegistration(db, { facility_id, status })).id

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
  {
    name: 'approve the same application',
    prepare: withRegistration('Awaiting decision'),
    first: approve,
    second: approve,
  },
  {
    name: 'extend the same temporary approval',
    prepare: withRegistration('Temporarily approved'),
    first: extend,
    second: extend,
  },
  {
    name: 'seal the same facility',
    prepare: async (_, facility_id) => facility_id,
    first: (officer, { id }) => seal(officer, id),
    second: (officer, { id }) => seal(officer, id),
  },
  {
    name: 'lift the same sealing',
    prepare: async (officer, facility_id) => (await seal(officer, facility_id)).reply.data.restrictions[0]?.id ?? 0,
    first: lift,
    second: lift,
  },
]

it.each(races)('lets exactly one of two officers $name', async ({ prepare, first, second }) => {
  const { app, db } = await testApp()
  const [one, other] = [as(await makeOfficer(db), app), as(await makeOfficer(db), app)]
  const facility_id = (await makeFacility(db)).id
  const made = { facility_id, id: await prepare(one, facility_id, db) }
  const answers = await Promise.all([first(one, made), second(other, made)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})
