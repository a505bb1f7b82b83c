import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as concerns from '@portal/contract/concerns/calls.ts'
import * as changes from '@portal/contract/facilities/calls/changes.ts'
import * as calls from '@portal/contract/places/calls.ts'
import { searchRegister } from '@portal/contract/register/calls/public-register.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { completeApplication } from '../../testing/complete-application.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { mergingPlaces, niger } from '../../testing/merging-places.ts'

type Portal = Awaited<ReturnType<typeof mergingPlaces>>

/** Licenses a clinic, so that the public register shows it. */
async function license({ db, officer, add }: Portal, ward: number, company_name: string) {
  const { id: facility_id } = await add(ward, { company_name })
  const registration = await makeRegistration(db, { facility_id, status: 'Awaiting decision' })
  await completeApplication(db, registration)
  const body = { id: registration.id, status: 'Approved' as const, conditions: [] }
  expect((await officer.send(registrations.decideRegistration, { body })).status).toBe(200)
}

/** The places of the facilities that the public register finds. */
async function published({ app }: Portal, query: object = {}) {
  const { reply } = await as(undefined, app).send(searchRegister, { query })
  return reply.data.map(({ name, lga, ward }) => [name, lga, ward])
}

it('shows facilities of a merged LGA in the public register under the one that stays', async () => {
  const portal = await mergingPlaces()
  const { old, stays, market, river, merge } = portal
  await license(portal, market.id, 'Alheri Clinic')
  await license(portal, river.id, 'Bosso Clinic')
  expect(await published(portal, { local_gov_area_id: old.id })).toEqual([
    ['Alheri Clinic', 'Bida Old', 'Market'],
    ['Bosso Clinic', 'Bida Old', 'River'],
  ])
  expect(await published(portal, { local_gov_area_id: stays.id })).toEqual([])
  await merge()
  const moved = [
    ['Alheri Clinic', 'Bida New', 'MARKET'],
    ['Bosso Clinic', 'Bida New', 'River'],
  ]
  expect(await published(portal, { local_gov_area_id: stays.id })).toEqual(moved)
  expect(await published(portal, { local_gov_area_id: old.id })).toEqual(moved)
})

it('shows facilities of a merged ward in the public register under the one that stays', async () => {
  const portal = await mergingPlaces()
  const { market, river, mergeWards } = portal
  await license(portal, market.id, 'Alheri Clinic')
  await mergeWards(market.id, river.id)
  expect(await published(portal)).toEqual([['Alheri Clinic', 'Bida Old', 'River']])
})

it('takes along the figures of revenue, also of invoices without an application', async () => {
  const { db, owner, person, old, stays, river, add, merge } = await mergingPlaces()
  const { id: facility_id } = await add(river.id)
  // It has an invoice of 50,000 naira.
  expect((await owner.send(registrations.startRegistration, { body: { facility_id } })).status).toBe(201)
  const made = { recorded_by: person.id, created_at: new Date().toISOString() }
  const today = made.created_at.slice(0, 10)
  const { id: invoice_id } = await db
    .insertInto('invoice')
    .values({ number: 'INV-TEST-1', facility_id, purpose: 'penalty', issued_on: today, fee_version: 0, ...made })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = { invoice_id, kind: 'penalty' as const, description: 'Sharps in the yard', amount_kobo: 750_050 }
  await db
    .insertInto('invoice_line')
    .values({ ...line, ...made })
    .execute()
  const kobo = async (lga: number) => {
    const { rows } = await sql<{ invoiced: number; open: number }>`
      select coalesce(sum(invoiced_kobo), 0)::int as invoiced, coalesce(sum(open_kobo), 0)::int as open
      from revenue where local_gov_area_id = ${lga}
    `.execute(db)
    return rows[0]
  }
  expect(await kobo(old.id)).toEqual({ invoiced: 5_750_050, open: 5_750_050 })
  await merge()
  expect(await kobo(old.id)).toEqual({ invoiced: 0, open: 0 })
  expect(await kobo(stays.id)).toEqual({ invoiced: 5_750_050, open: 5_750_050 })
  const balances = await sql`select local_gov_area_id, open_kobo::int from invoice_balance order by open_kobo`.execute(
    db,
  )
  expect(balances.rows).toEqual([
    { local_gov_area_id: stays.id, open_kobo: 750_050 },
    { local_gov_area_id: stays.id, open_kobo: 5_000_000 },
  ])
})

it('takes along applicants, accounts and concerns', async () => {
  const { app, db, officer, person, old, stays, market, sameName, add, merge } = await mergingPlaces()
  const facility = await add(market.id)
  const registration = await makeRegistration(db, { facility_id: facility.id })
  const place = { state_id: niger, local_gov_area_id: old.id }
  await db
    .updateTable('applicant')
    .set({ ...place, ward_id: market.id })
    .execute()
  await db.updateTable('user_account').set(place).where('id', '=', person.id).execute()
  const report = { kind: 'unsafe' as const, text: 'Used needles lie in the yard.', place: 'Yellow house' }
  const visitor = as(undefined, app)
  await visitor.send(concerns.reportConcern, { body: { ...report, local_gov_area_id: old.id } })
  await merge()
  const applicant = await db
    .selectFrom('applicant')
    .where('registration_id', '=', registration.id)
    .select(['state_id', 'local_gov_area_id', 'ward_id'])
    .executeTakeFirstOrThrow()
  expect(applicant).toEqual({ state_id: niger, local_gov_area_id: stays.id, ward_id: sameName.id })
  const account = await db
    .selectFrom('user_account')
    .where('id', '=', person.id)
    .select('local_gov_area_id')
    .executeTakeFirstOrThrow()
  expect(account.local_gov_area_id).toBe(stays.id)
  const found = await officer.send(concerns.listConcerns, { query: { local_gov_area_id: stays.id } })
  expect(found.reply.data.map(({ place, lga }) => [place, lga])).toEqual([['Yellow house', 'Bida New']])
})

it('takes along open changes and saved filters', async () => {
  const { db, owner, old, stays, river, add, merge, person, addLga, addWard } = await mergingPlaces()
  await db
    .insertInto('saved_view')
    .values({ user_id: person.id, name: 'Mine', search: `facility_type_id=4&local_gov_area_id=${old.id}` })
    .execute()
  const elsewhere = await addLga('Elsewhere')
  const far = await add((await addWard('Far', elsewhere.id)).id, { local_gov_area_id: elsewhere.id })
  await makeRegistration(db, { facility_id: far.id, status: 'Approved' })
  const body = { reason: 'We moved.', local_gov_area_id: old.id, ward_id: river.id }
  expect((await owner.send(changes.addChange, { params: { id: far.id }, body })).status).toBe(201)
  await merge()
  const view = await db.selectFrom('saved_view').select('search').executeTakeFirstOrThrow()
  expect(view.search).toBe(`facility_type_id=4&local_gov_area_id=${stays.id}`)
  const open = await db.selectFrom('change_request').select(['old', 'new']).executeTakeFirstOrThrow()
  expect(open).toMatchObject({
    old: { lga: 'Elsewhere' },
    new: { local_gov_area_id: stays.id, lga: 'Bida New', ward: 'River' },
  })
  const wards = (await owner.send(calls.listWards, { params: { local_gov_area_id: stays.id } })).reply.data
  expect(open.new).toMatchObject({ ward_id: wards.find(({ name }) => name === 'River')?.id })
})
