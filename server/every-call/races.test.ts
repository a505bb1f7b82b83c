import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as concerns from '@portal/contract/concerns/calls.ts'
import * as conditions from '@portal/contract/licences/calls/conditions.ts'
import * as extensions from '@portal/contract/licences/calls/extensions.ts'
import * as payments from '@portal/contract/money/calls/payments.ts'
import * as reconciliation from '@portal/contract/money/calls/reconciliation.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import * as representations from '@portal/contract/standing/calls/representations.ts'
import * as standing from '@portal/contract/standing/calls/standing.ts'
import { expect, it } from 'vitest'
import { as } from '../testing/as.ts'
import { makeFacility } from '../testing/factories.ts'
import { makeOfficer, makeOwner } from '../testing/people.ts'
import {
  conditionOf,
  contestedDecline,
  contestedPenalty,
  contestedSealing,
  paymentOf,
  type RaceWorld,
  registrationIn,
  reported,
  sealed,
  statementOf,
} from '../testing/race-worlds.ts'
import { testApp } from '../testing/test-app.ts'

type Officer = ReturnType<typeof as>

/** What both officers act on. */
interface Made {
  id: number
  facility_id: number
  /** What else one of the two names. */
  other_id?: number
}
type Doing = (officer: Officer, made: Made) => Promise<{ status: number }>

interface Race {
  name: string
  /** Makes what both officers act on, and returns its id. The first officer takes the decisions that are contested. */
  prepare: (world: RaceWorld) => Promise<number | Omit<Made, 'facility_id'>>
  first: Doing
  second: Doing
}

const reason = 'The facility was flooded.'

const waive: Doing = (officer, { id }) => officer.send(penalties.waivePenalty, { params: { id }, body: { reason } })
const extend: Doing = (officer, { id }) =>
  officer.send(extensions.extendRegistration, { params: { id }, body: { reason } })
const approve: Doing = (officer, { id }) =>
  officer.send(registrations.decideRegistration, { body: { id, status: 'Approved' } })
const approveForATime: Doing = (officer, { id }) =>
  officer.send(registrations.decideRegistration, { body: { id, status: 'Temporarily approved' } })
const meet: Doing = (officer, { id }) =>
  officer.send(conditions.meetCondition, { params: { id }, body: { note: 'Seen.' } })
const seal: Doing = (officer, { facility_id }) =>
  officer.send(standing.restrictFacility, {
    params: { id: facility_id },
    body: { kind: 'sealed', from_date: '2026-06-10', reason },
  })
const lift: Doing = (officer, { id, facility_id }) =>
  officer.send(standing.liftRestriction, { params: { id: facility_id, restriction_id: id }, body: { reason } })
const decidePayment =
  (status: 'confirmed' | 'refused'): Doing =>
  (officer, { id }) =>
    officer.send(payments.decidePayment, { params: { id }, body: { status, reason } })
const confirmStatement: Doing = (officer, { id }) =>
  officer.send(reconciliation.confirmBankStatement, { params: { id }, body: { lines: 1, total: 30_000 } })
const decide =
  (outcome: 'upheld' | 'set aside'): Doing =>
  (officer, { id, other_id = id }) =>
    officer.send(representations.decideRepresentation, { params: { id: other_id }, body: { outcome, reason } })

const take: Doing = (officer, { id }) => officer.send(concerns.takeConcern, { params: { id } })
const finish: Doing = (officer, { id }) =>
  officer.send(concerns.closeConcern, { params: { id }, body: { outcome: 'dealt with', note: reason } })

const races: Race[] = [
  {
    name: 'waive the same penalty',
    prepare: async (world) => (await contestedPenalty(world)).id,
    first: waive,
    second: waive,
  },
  {
    name: 'approve the same application',
    prepare: registrationIn('Awaiting decision'),
    first: approve,
    second: approve,
  },
  {
    name: 'extend the same temporary approval',
    prepare: registrationIn('Temporarily approved'),
    first: extend,
    second: extend,
  },
  { name: 'take the same concern', prepare: reported, first: take, second: take },
  { name: 'close the same concern', prepare: reported, first: finish, second: finish },
  { name: 'mark the same condition as met', prepare: conditionOf, first: meet, second: meet },
  { name: 'seal the same facility', prepare: async ({ facility_id }) => facility_id, first: seal, second: seal },
  { name: 'lift the same sealing', prepare: sealed, first: lift, second: lift },
  {
    name: 'decide on the same payment',
    prepare: paymentOf,
    first: decidePayment('confirmed'),
    second: decidePayment('refused'),
  },
  {
    name: 'confirm the sure lines of the same bank statement',
    prepare: statementOf,
    first: confirmStatement,
    second: confirmStatement,
  },
  {
    name: 'confirm a payment, of whom one does so from a bank statement',
    prepare: async (world) => ({ id: await paymentOf(world), other_id: await statementOf(world) }),
    first: decidePayment('confirmed'),
    second: (officer, { other_id = 0, facility_id }) => confirmStatement(officer, { id: other_id, facility_id }),
  },
  {
    name: 'decide on the representation against the decline by one of them',
    prepare: contestedDecline,
    first: decide('upheld'),
    second: decide('set aside'),
  },
  {
    name: 'decide on the representation against the penalty by one of them',
    prepare: contestedPenalty,
    first: decide('set aside'),
    second: decide('set aside'),
  },
  {
    name: 'lift a sealing, while the other decides on the representation against it',
    prepare: contestedSealing,
    first: lift,
    second: decide('set aside'),
  },
  {
    name: 'waive a penalty, while the other decides on the representation against it',
    prepare: contestedPenalty,
    first: waive,
    second: decide('set aside'),
  },
  {
    name: 'approve a declined application for a time, while the other sets the decline aside',
    prepare: contestedDecline,
    first: approveForATime,
    second: decide('set aside'),
  },
]

it.each(races)('lets exactly one of two officers $name', async ({ prepare, first, second }) => {
  const { app, db } = await testApp()
  const [owner, one, other] = [await makeOwner(db), await makeOfficer(db), await makeOfficer(db)]
  const facility_id = (await makeFacility(db, { user_id: owner.id })).id
  const prepared = await prepare({ db, facility_id, owner: as(owner, app), officer: as(one, app), ownerId: owner.id })
  const made = { facility_id, ...(typeof prepared === 'number' ? { id: prepared } : prepared) }
  const answers = await Promise.all([first(as(one, app), made), second(as(other, app), made)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('lets two owners of one account make one representation', async () => {
  const { app, db } = await testApp()
  const [account, officer] = [await makeOwner(db), await makeOfficer(db)]
  const facility_id = (await makeFacility(db, { user_id: account.id })).id
  const body = { facility_id, comment: 'Sharps in the yard.', offence_id: 5 }
  const { id } = (await as(officer, app).send(penalties.penaliseFacility, { body })).reply.data
  const contest = () =>
    as(account, app).send(representations.contestPenalty, { params: { id }, body: { text: 'It was put right.' } })
  const answers = await Promise.all([contest(), contest()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
})
