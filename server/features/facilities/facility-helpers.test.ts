import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as calls from '@portal/contract/facilities/calls/facility-helpers.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

async function portal() {
  const { app, db } = await testApp()
  const [owner, zainab] = [await makeOwner(db), await makeOwner(db)]
  const facility = await makeFacility(db, { user_id: owner.id })
  const registration = await makeRegistration(db, { facility_id: facility.id })
  const params = { id: facility.id }
  const add = (email: string) => as(owner, app).send(calls.addHelper, { params, body: { email } })
  return { app, db, owner: as(owner, app), ownerAccount: owner, zainab, facility, registration, params, add }
}

it('lets a helper read and work on the facility, which is marked in their lists, until they are removed', async () => {
  const { app, owner, zainab, facility, registration, params, add } = await portal()
  const helper = as(zainab, app)
  const own = (await helper.send(facilities.addFacility, { body: ownFacility })).reply.data
  const { data } = (await add(zainab.email)).reply
  const listed = async () =>
    (await helper.send(facilities.listFacilities, {})).reply.data.data.map(({ id, helping }) => [id, helping])
  expect(await listed()).toEqual([
    [own.id, false],
    [facility.id, true],
  ])
  const found = await helper.send(facilities.listFacilities, { query: { q: facility.company_name } })
  expect(found.reply.data.data.map(({ id }) => id)).toEqual([facility.id])
  expect((await helper.send(registrations.listRegistrations, {})).reply.data.map(({ id }) => id)).toEqual([
    registration.id,
  ])
  const shown = (await helper.send(facilities.showFacility, { params })).reply.data
  expect([shown.helping, shown.offered]).toEqual([true, []])
  await owner.send(calls.removeHelper, { params: { ...params, helper_id: data.id } })
  expect(await listed()).toEqual([[own.id, false]])
  expect((await helper.send(facilities.showFacility, { params })).status).toBe(404)
  const titles = (await helper.send(notifications.listNotifications, {})).reply.data.map(({ title }) => title)
  expect(titles).toEqual(['You no longer work on a facility', 'You can now work on a facility'])
})

it('tells helpers what the owner is told', async () => {
  const { app, db, zainab, facility, add } = await portal()
  await add(zainab.email)
  const body = { facility_id: facility.id, comment: 'No resident medical practitioner in May.' }
  await as(await makeOfficer(db), app).send(penalties.penaliseFacility, { body })
  const { data } = (await as(zainab, app).send(notifications.listNotifications, {})).reply
  expect(data[0]?.title).toBe('Your facility has been penalised')
})

it('lets an owner name the same address ten times a day, so that nobody gets messages without end', async () => {
  const { owner, zainab, params, add } = await portal()
  for (const email of [zainab.email, 'nobody@example.org']) {
    for (let named = 1; named <= 10; named++) {
      const { data } = (await add(email)).reply
      await owner.send(calls.removeHelper, { params: { ...params, helper_id: data.id } })
    }
    expect(await add(email)).toBeRefused('too_many_requests')
  }
})

it('answers and lists an address alike whether an owner, an officer or nobody has an account with it', async () => {
  const { db, owner, zainab, params, add } = await portal()
  const officer = await makeOfficer(db)
  const answers = []
  for (const email of [zainab.email, officer.email, 'nobody@example.org']) {
    const { status, reply } = await add(email)
    answers.push([status, reply.message, Object.keys(reply.data), reply.data.email === email])
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  const { data } = (await owner.send(calls.listHelpers, { params })).reply
  expect(data.map(({ email }) => email)).toEqual([zainab.email, officer.email, 'nobody@example.org'])
  const working = await db.selectFrom('helper').where('facility_id', '=', params.id).select('user_id').execute()
  expect(working.map(({ user_id }) => user_id)).toEqual([zainab.id, null, null])
})

it('refuses the same person twice, the owner, and an eleventh helper', async () => {
  const { db, ownerAccount, zainab, facility, add } = await portal()
  await add(zainab.email)
  expect(await add(zainab.email.toUpperCase())).toBeRefused('invalid_input', 'email')
  expect(await add(ownerAccount.email)).toBeRefused('invalid_input', 'email')
  const named = { facility_id: facility.id, named_by: ownerAccount.id, named_at: '2026-03-02T09:00:00Z' }
  await db
    .insertInto('helper')
    .values(Array.from({ length: 8 }, (_, n) => ({ ...named, email: `helper-${n}@example.org` })))
    .execute()
  const last = await Promise.all([add('tenth@example.org'), add('eleventh@example.org')])
  expect(last.map(({ status, problem }) => problem?.code ?? status).sort()).toEqual([201, 'limit_reached'])
})

it('removes no helper of another facility, and lists those of one facility alone', async () => {
  const { app, db, owner, ownerAccount, zainab, params, add } = await portal()
  const [rival, own] = [await makeOwner(db), await makeFacility(db, { user_id: ownerAccount.id })]
  const foreign = await makeFacility(db, { user_id: rival.id })
  const { data } = (await add(zainab.email)).reply
  const sent = { params: { id: foreign.id, helper_id: data.id } }
  expect(await as(rival, app).send(calls.removeHelper, sent)).toBeRefused('not_found')
  expect(await owner.send(calls.removeHelper, { params: { id: own.id, helper_id: data.id } })).toBeRefused('not_found')
  const emailsOf = async (id: number) =>
    (await owner.send(calls.listHelpers, { params: { id } })).reply.data.map(({ email }) => email)
  expect([await emailsOf(params.id), await emailsOf(own.id)]).toEqual([[zainab.email], []])
})

it('ends the helpers of a facility that gets another owner', async () => {
  const { db, zainab, facility, add } = await portal()
  await add(zainab.email)
  await db.updateTable('facility').set({ user_id: zainab.id }).where('id', '=', facility.id).execute()
  expect(await db.selectFrom('helper').where('facility_id', '=', facility.id).selectAll().execute()).toEqual([])
})

const ownFacility = {
  company_name: 'Zainab Maternity Home',
  owner_name: 'Zainab Musa',
  phone_number: '0803 765 4321',
  facility_type_id: 2,
  local_gov_area_id: 541,
  address: '3 Bosso Road, Minna',
}
