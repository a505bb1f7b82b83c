import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as calls from '@portal/contract/licences/calls/extensions.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import { expect, it } from 'vitest'
import { tellOfEnds } from '../../jobs/tell-of-ends.ts'
import { as } from '../../testing/as.ts'
import { countLockWaits } from '../../testing/count-lock-waits.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

/** A registration that was temporarily approved on 10 January 2026 for six months. */
async function temporarilyApproved() {
  const { app, db, setClock } = await testApp()
  setClock('2026-01-10T09:00:00Z')
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: owner.id })
  const { id, reference } = await makeRegistration(db, { facility_id: facility.id })
  const body = { id, status: 'Temporarily approved' } as const
  await as(officer, app).send(registrations.decideRegistration, { body })
  const extend = () =>
    as(officer, app).send(calls.extendRegistration, { params: { id }, body: { reason: 'The inspection is in July.' } })
  const lastDays = async () =>
    (await as(officer, app).send(registrations.showRegistration, { params: { id } })).reply.last_days
  const decide = (status: 'declined' | 'Temporarily approved') =>
    as(officer, app).send(registrations.decideRegistration, { body: { id, status } })
  const statement = async () => (await as(owner, app).send(certificates.showStatement, { params: { id } })).reply.data
  const told = async () => (await as(owner, app).send(notifications.listNotifications, {})).reply.data
  return {
    app,
    db,
    setClock,
    id,
    facility_id: facility.id,
    reference,
    owner,
    extend,
    lastDays,
    decide,
    statement,
    told,
  }
}

it('extends a temporary approval once: a new last day, the statement again, and a message', async () => {
  const { setClock, reference, extend, lastDays, decide, statement, told } = await temporarilyApproved()
  setClock('2026-06-15T09:00:00Z')
  expect(await lastDays()).toEqual({ certificate: '2026-12-31', statement: '2026-12-15', extension: '2027-01-10' })
  const { reply } = await extend()
  expect(reply.data).toMatchObject({
    status: 'Temporarily approved',
    valid_from: null,
    expiry_date: '2027-01-10',
    updated_at: '2026-06-15T09:00:00.000Z',
  })
  expect(reply.page.offered).toEqual(['Approve', 'Decline', 'Print Temporarily Statement'])
  expect(reply.page.registration.history.at(-1)?.reason).toBe('Extended: The inspection is in July.')
  expect(await statement()).toMatchObject({
    number: reference,
    issue: 2,
    issue_date: '2026-01-10',
    expiry_date: '2027-01-10',
    reissued_on: '2026-06-15',
  })
  expect((await told())[0]).toMatchObject({ title: 'Your temporary approval is extended' })
  expect(await extend()).toBeRefused('action_not_offered')
  // A new temporary approval can be extended again.
  await decide('declined')
  await decide('Temporarily approved')
  expect((await extend()).reply.data.expiry_date).toBe('2027-06-15')
  expect(await statement()).toMatchObject({ number: `${reference}/2`, issue: 2 })
})

it('extends what has ended from today on', async () => {
  const { setClock, extend } = await temporarilyApproved()
  setClock('2026-09-01T09:00:00Z')
  expect((await extend()).reply.data).toMatchObject({ expiry_date: '2027-03-01', registration_status: 'provisional' })
})

it('tells the owner once of each end, by day, and not of what was extended', async () => {
  const { db, setClock, extend, told } = await temporarilyApproved()
  const run = (at: string) => tellOfEnds(db, new Date(at))
  const titles = async () => (await told()).map(({ title }) => title)
  await run('2026-07-10T12:00:00Z')
  await run('2026-07-11T02:00:00Z')
  await tellOfEnds(db, new Date('2026-07-11T09:00:00Z'), AbortSignal.abort())
  expect(await titles()).toEqual(['Your registration is temporarily approved'])
  await Promise.all([run('2026-07-11T09:00:00Z'), run('2026-07-11T09:00:00Z')])
  await run('2026-07-12T09:00:00Z')
  expect((await told())[0]).toMatchObject({
    title: 'Your temporary approval has ended',
    body: expect.stringContaining('It ended on 10 July 2026.'),
  })
  expect(await titles()).toHaveLength(2)
  setClock('2026-07-12T09:00:00Z')
  await extend()
  await run('2026-07-13T09:00:00Z')
  expect(await titles()).toHaveLength(3)
  await run('2027-01-13T09:00:00Z')
  expect((await titles())[0]).toBe('Your temporary approval has ended')
})

it('tells the owner of an end up to 30 days later, not of an older one', async () => {
  const { db, told } = await temporarilyApproved()
  await tellOfEnds(db, new Date('2026-08-10T09:00:00Z'))
  expect((await told())[0]).toMatchObject({ title: 'Your registration is temporarily approved' })
  await tellOfEnds(db, new Date('2026-08-09T09:00:00Z'))
  expect((await told())[0]).toMatchObject({ title: 'Your temporary approval has ended' })
})

it('tells nobody of an end where the facility has no account', async () => {
  const { db, id, facility_id } = await temporarilyApproved()
  await db.updateTable('facility').set({ user_id: null }).where('id', '=', facility_id).execute()
  await tellOfEnds(db, new Date('2026-07-12T09:00:00Z'))
  const notices = db.selectFrom('end_notice').where('registration_id', '=', id).selectAll()
  expect(await notices.execute()).toEqual([])
})

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'tells nobody of an end that an officer moves at the same moment',
  async () => {
    const { db, id, facility_id, told } = await temporarilyApproved()
    const extending = await db.startTransaction().execute()
    await extending.selectFrom('facility').where('id', '=', facility_id).forUpdate().select('id').execute()
    const telling = tellOfEnds(db, new Date('2026-07-12T09:00:00Z'))
    await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(1)
    const extended = { expiry_date: '2027-01-10', extended_at: '2026-07-12T08:59:59Z' }
    await extending.updateTable('registration').set(extended).where('id', '=', id).execute()
    await extending.commit().execute()
    await telling
    expect(await told()).toHaveLength(1)
  },
)
