import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as closings from '@portal/contract/facilities/calls/closings.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import * as calls from '@portal/contract/standing/calls/standing.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readLetterFacts } from '../../records/letters/letter-facts.ts'
import { isUnder } from '../../records/standing/standing-conditions.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

type Kind = 'suspended' | 'sealed' | 'revoked'

/** A facility with a licence until 1 July 2026, on 15 June, and its owner. */
async function licensedFacility() {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const { id } = await makeFacility(db, { user_id: owner.id })
  const licence = await makeRegistration(db, {
    facility_id: id,
    status: 'declined',
    submitted_at: '2026-05-02T09:00:00Z',
  })
  const body = { id: licence.id, status: 'Approved' } as const
  await as(officer, app).send(registrations.decideRegistration, { body })
  await db.updateTable('registration').set({ expiry_date: '2026-07-01' }).where('id', '=', licence.id).execute()
  const restrict = (kind: Kind, days: { from_date?: string; until_date?: string } = {}, who: Person = officer) => {
    const body = { kind, from_date: '2026-06-10', reason: 'No water.', ...days }
    return as(who, app).send(calls.restrictFacility, { params: { id }, body })
  }
  const lift = (restriction_id: number, params = { id }) =>
    as(officer, app).send(calls.liftRestriction, {
      params: { ...params, restriction_id },
      body: { reason: 'There is water.' },
    })
  const shown = async (who: Person) => (await as(who, app).send(facilities.showFacility, { params: { id } })).reply.data
  const start = () => as(owner, app).send(registrations.startRegistration, { body: { facility_id: id } })
  const decide = (registrationId: number, status: 'Approved' | 'Temporarily approved' | 'declined') =>
    as(officer, app).send(registrations.decideRegistration, { body: { id: registrationId, status } })
  const page = async (who: Person, registrationId: number) =>
    (await as(who, app).send(registrations.showRegistration, { params: { id: registrationId } })).reply
  const lastLetter = async () => {
    const written = db.selectFrom('letter').where('facility_id', '=', id).orderBy('id', 'desc').select('facts')
    return readLetterFacts((await written.executeTakeFirstOrThrow()).facts).body
  }
  return { app, db, id, licence, owner, officer, setClock, restrict, lift, shown, start, decide, page, lastLetter }
}

it('suspends a facility until a day: its owner is told, nothing is approved, and it ends by itself', async () => {
  const { app, db, id, licence, owner, officer, setClock, restrict, shown, start, decide, page, lastLetter } =
    await licensedFacility()
  const { reply } = await restrict('suspended', { until_date: '2026-06-20' })
  expect([reply.data.standing, reply.message]).toEqual(['suspended', 'The facility is suspended'])
  const told = await as(owner, app).send(notifications.listNotifications, {})
  expect(told.reply.data[0]).toMatchObject({
    title: 'The ministry suspended your facility',
    body: expect.stringContaining('From 2026-06-10 until 2026-06-20. No water.'),
  })
  expect((await page(owner, licence.id)).registration.history.at(-1)?.reason).toBe(
    'The facility was suspended: From 2026-06-10 until 2026-06-20. No water.',
  )
  expect(await lastLetter()).toMatchObject([
    expect.stringMatching(/from 10 June 2026 until 20 June 2026, for the following reason:$/),
    { quote: 'No water.' },
    expect.anything(),
    expect.anything(),
    expect.anything(),
  ])
  const { id: renewal } = (await start()).reply.data
  expect((await page(officer, renewal)).offered).toEqual(['Decline'])
  expect(await decide(renewal, 'Temporarily approved')).toBeRefused('action_not_offered')
  setClock('2026-06-20T22:59:00Z')
  expect((await shown(owner)).standing).toBe('suspended')
  setClock('2026-06-20T23:00:00Z')
  expect(await shown(owner)).toMatchObject({ standing: 'good', restrictions: [] })
  expect((await decide(renewal, 'Temporarily approved')).status).toBe(200)
  // Lists, counters and the register ask the database.
  const isSuspendedOn = async (day: string) => {
    const suspended = isUnder(['suspended'], sql`${day}::date`)
    return (await db.selectFrom('facility').where('id', '=', id).where(suspended).select('id').execute()).length === 1
  }
  const days = ['2026-06-09', '2026-06-10', '2026-06-20', '2026-06-21']
  expect(await Promise.all(days.map(isSuspendedOn))).toEqual([false, true, true, false])
})

it('lets nobody start anything while the licence is revoked, until it is lifted', async () => {
  const { app, id, owner, officer, restrict, lift, shown, start, lastLetter } = await licensedFacility()
  expect((await restrict('suspended', { until_date: '2026-12-31' })).status).toBe(200)
  expect((await restrict('revoked')).status).toBe(200)
  const facility = await shown(owner)
  expect([facility.standing, facility.starts]).toEqual(['revoked', null])
  expect(await start()).toBeRefused('action_not_offered')
  const [, revocation] = facility.restrictions
  expect((await lift(revocation?.id ?? 0)).reply.data).toMatchObject({
    standing: 'suspended',
    starts: 'Renew Registration',
  })
  expect((await lastLetter()).slice(0, 2)).toEqual([
    expect.stringMatching(/, which was in place since 10 June 2026, on 15 June 2026\.$/),
    { quote: 'There is water.' },
  ])
  expect(await lift(revocation?.id ?? 0)).toBeRefused('action_not_offered')
  expect((await start()).status).toBe(201)
  const history = await as(owner, app).send(calls.listRestrictions, { params: { id } })
  expect(history.reply.data.map(({ kind, state, lift_reason }) => [kind, state, lift_reason])).toEqual([
    ['revoked', 'lifted', 'There is water.'],
    ['suspended', 'in force', null],
  ])
  const by = `${officer.first_name} ${officer.last_name}`
  expect(history.reply.data.map(({ imposed_by, lifted_by }) => [imposed_by, lifted_by])).toEqual([
    [by, by],
    [by, null],
  ])
  const titles = (await as(owner, app).send(notifications.listNotifications, {})).reply.data.map(({ title }) => title)
  expect(titles.slice(0, 3)).toEqual([
    'The ministry lifted a restriction of your facility',
    'The ministry revoked the licence of your facility',
    'The ministry suspended your facility',
  ])
  expect((await shown(officer)).offered).toEqual(['Close', 'Seal', 'Revoke', 'Lift'])
})

it('shows on a certificate how the facility stands today', async () => {
  const { app, id, licence, owner, restrict, setClock } = await licensedFacility()
  await restrict('sealed', { from_date: '2026-06-16' })
  const certificate = async () =>
    (await as(owner, app).send(certificates.showCertificate, { params: { id: licence.id } })).reply.data.standing
  const listed = async () =>
    (await as(owner, app).send(closings.listCertificates, { params: { id } })).reply.data.map(({ state }) => state)
  expect([await certificate(), await listed()]).toEqual(['good', ['in force']])
  setClock('2026-06-15T23:00:00Z')
  expect([await certificate(), await listed()]).toEqual(['sealed', ['sealed']])
})

it('keeps in a snapshot how the facility stood that day', async () => {
  const { app, db, officer, restrict, start } = await licensedFacility()
  const { id } = (await start()).reply.data
  await restrict('sealed')
  const body = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
  expect((await as(officer, app).send(registrations.considerRegistration, { params: { id }, body })).status).toBe(200)
  const { contents } = await db
    .selectFrom('snapshot')
    .innerJoin('snapshot_contents', 'snapshot_contents.digest', 'snapshot.digest')
    .where('registration_id', '=', id)
    .select('contents')
    .executeTakeFirstOrThrow()
  expect(contents).toMatchObject({ standing: 'sealed' })
  const review = await as(officer, app).send(registrations.reviewRegistration, { params: { id } })
  expect(review.reply.data.contents.standing).toBe('sealed')
})

it.each<[Kind, { from_date?: string; until_date?: string }, number]>([
  ['suspended', { from_date: '2027-06-15' }, 200],
  ['suspended', { from_date: '2027-06-16' }, 422],
  ['sealed', { from_date: '1899-12-31' }, 422],
  ['sealed', { from_date: 'yesterday' }, 422],
  ['sealed', { until_date: '2026-06-15' }, 200],
  ['sealed', { until_date: '2026-06-14' }, 422],
  ['revoked', { from_date: '2026-07-01', until_date: '2026-06-30' }, 422],
])('answers to %s with %j with %i', async (kind, days, status) => {
  const { restrict } = await licensedFacility()
  expect((await restrict(kind, days)).status).toBe(status)
})

it('lifts only what the facility is under, and revokes only what was approved', async () => {
  const { app, db, officer, restrict, lift, shown } = await licensedFacility()
  await restrict('sealed')
  const other = await makeFacility(db)
  const [sealing] = (await shown(officer)).restrictions
  expect(await lift(sealing?.id ?? 0, { id: other.id })).toBeRefused('not_found')
  const body = { kind: 'revoked', from_date: '2026-06-10', reason: 'No water.' } as const
  const revoked = await as(officer, app).send(calls.restrictFacility, { params: { id: other.id }, body })
  expect(revoked).toBeRefused('action_not_offered')
})
