import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as catalogue from '@portal/contract/catalogue/calls/catalogue.ts'
import * as corrections from '@portal/contract/facilities/calls/corrections.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import * as places from '@portal/contract/places/calls.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { completeApplication } from '../../testing/complete-application.ts'
import { bida, makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const clinic = {
  company_name: 'Sabongari Family Clinic',
  owner_name: 'Amina Bello',
  phone_number: '0803 123 4567',
  facility_type_id: 2,
  local_gov_area_id: bida,
  address: '14 Bosso Road',
}

async function portal() {
  const { app, db } = await testApp()
  const owner = await makeOwner(db)
  return { app, db, owner, officer: await makeOfficer(db) }
}

describe('adding a facility', () => {
  it('stores it for its owner, with a normalised phone number', async () => {
    const { app, owner } = await portal()
    const answer = await as(owner, app).send(calls.addFacility, { body: clinic })
    expect(answer.status).toBe(201)
    expect(answer.reply.data).toMatchObject({
      ...clinic,
      phone_number: '+2348031234567',
      facility_types: { category_list: 'Private Clinic' },
      local_gov_areas: { list: 'Bida' },
      ward_name: null,
      registration: null,
    })
    expect(answer.reply.warnings).toEqual([])
  })

  it('names its ward', async () => {
    const { app, owner } = await portal()
    const wards = await as(owner, app).send(places.listWards, { params: { local_gov_area_id: bida } })
    const [ward] = wards.reply.data
    const body = { ...clinic, ward_id: ward?.id }
    const { id } = (await as(owner, app).send(calls.addFacility, { body })).reply.data
    const { data } = (await as(owner, app).send(calls.showFacility, { params: { id } })).reply
    expect(data).toMatchObject({ ward_id: ward?.id, ward_name: ward?.name })
    expect(data.ward_name).toBeTruthy()
  })

  it('warns of a likely duplicate, but adds it', async () => {
    const { app, owner } = await portal()
    const body = { ...clinic, company_name: 'Nuhu Clinic', cac: 'RC 99-887', phone_number: '0805 999 8877' }
    await as(owner, app).send(calls.addFacility, { body })
    const again = await as(owner, app).send(calls.addFacility, {
      body: { ...body, company_name: 'nuhu clinic', cac: 'rc99887' },
    })
    expect(again.status).toBe(201)
    expect(again.reply.warnings).toHaveLength(2)
  })

  it('accepts only an LGA of the home state, a ward of the LGA and a type that exists', async () => {
    const { app, owner } = await portal()
    const wrong = { ...clinic, local_gov_area_id: 1, ward_id: 1, facility_type_id: 99 }
    const answer = await as(owner, app).send(calls.addFacility, { body: wrong })
    expect(answer).toBeRefused('invalid_input', 'facility_type_id')
    expect(answer).toBeRefused('invalid_input', 'local_gov_area_id')
    const elsewhere = await as(owner, app).send(calls.addFacility, { body: { ...clinic, ward_id: 1 } })
    expect(elsewhere).toBeRefused('invalid_input', 'ward_id')
  })

  it('accepts no position, or a whole one in Nigeria, and warns of a facility that is very near', async () => {
    const { app, owner } = await portal()
    const add = (position: object) => as(owner, app).send(calls.addFacility, { body: { ...clinic, ...position } })
    const added = await add({ latitude: ' 9.61390041 ', longitude: 6.5569 })
    expect(added.reply.data).toMatchObject({ latitude: 9.6139, longitude: 6.5569 })
    const near = await add({
      latitude: 9.6139,
      longitude: 6.5569,
      company_name: 'Other',
      phone_number: '0805 123 0000',
    })
    expect(near.reply.warnings).toEqual([
      'Another facility is recorded very near this position. Please check that it is not the same facility. You may go on.',
    ])
    const refused: [field: string, latitude: unknown, longitude: unknown][] = [
      ['latitude', 0, 6.5],
      ['latitude', 51.5, 6.5],
      ['latitude', 'north', 6.5],
      ['latitude', '9,6', 6.5],
      ['longitude', 9.6, 0],
      ['longitude', 9.6, '1e1'],
      ['longitude', 9.6, null],
      ['latitude', null, 6.5],
    ]
    for (const [field, latitude, longitude] of refused) {
      expect(await add({ latitude, longitude }), `${latitude} ${longitude}`).toBeRefused('invalid_input', field)
    }
  })

  it('names what is missing, field by field', async () => {
    const { app, owner } = await portal()
    const empty = { ...clinic, company_name: '   ', phone_number: '12', owner_name: '' }
    const answer = await as(owner, app).send(calls.addFacility, { body: empty })
    expect(answer.problem?.errors).toMatchObject({
      company_name: ['Enter the facility name'],
      owner_name: ["Enter the owner's name"],
      phone_number: ['Enter a phone number like 0803 123 4567'],
    })
  })

  it('never takes an owner, a status or a number from the request', async () => {
    const { app, db, owner } = await portal()
    const victim = await makeOwner(db)
    const forged = { ...clinic, user_id: victim.id, status: 'Approved', registration_number: 'NSMOH/PHF/00001', id: 1 }
    const { data } = (await as(owner, app).send(calls.addFacility, { body: forged })).reply
    const row = await db.selectFrom('facility').where('id', '=', data.id).selectAll().executeTakeFirst()
    expect(row).toMatchObject({ user_id: owner.id, status: null, registration_number: null })
  })

  it('is refused for a type that asks nothing yet, which the list of types still has, and which a paper form may be of', async () => {
    const { app, owner, officer } = await portal()
    const type = { category_list: `Herbal home ${Math.random()}`, definition: 'Care with herbs.' }
    const { id } = (await as(officer, app).send(catalogue.addFacilityType, { body: type })).reply.data
    const listed = async () =>
      (await as(undefined, app).send(catalogue.listFacilityTypes, {})).reply.data.find((one) => one.id === id)
    expect(await listed()).toMatchObject({ ...type, is_offered: false })
    const answer = await as(owner, app).send(calls.addFacility, { body: { ...clinic, facility_type_id: id } })
    expect(answer).toBeRefused('invalid_input', 'facility_type_id')
    expect(answer.problem?.errors?.facility_type_id).toEqual([
      'The ministry has not said yet what this type of facility must have. Choose another type, or ask the ministry',
    ])
    const added = (await as(owner, app).send(calls.addFacility, { body: clinic })).reply.data
    const change = await as(owner, app).send(corrections.changeFacility, {
      params: { id: added.id },
      body: { ...clinic, facility_type_id: id },
    })
    expect(change).toBeRefused('invalid_input', 'facility_type_id')
    const paper = exampleOf(registrations.registerFacility.body)
    const recorded = await as(officer, app).send(registrations.registerFacility, {
      body: {
        ...paper,
        facility_type_id: id,
        company_name: `Paper ${id}`,
        facility_local_gov_area_id: bida,
        facility_ward_id: undefined,
      },
    })
    expect(recorded.status).toBe(201)
    const asked = { facility_type_id: id, part_req_id: 1, list: 'Rooms' }
    const { data } = (await as(officer, app).send(catalogue.addRequirement, { body: asked })).reply
    expect(await listed()).toMatchObject({ is_offered: false })
    const question = { requirement_id: data.id, sub_list: 'Is there a room?' }
    await as(officer, app).send(catalogue.addSubList, { body: question })
    expect(await listed()).toMatchObject({ is_offered: true })
    const again = await as(owner, app).send(calls.addFacility, { body: { ...clinic, facility_type_id: id } })
    expect(again.status).toBe(201)
  })

  it('is refused to officers and visitors', async () => {
    const { app, officer } = await portal()
    expect(await as(officer, app).send(calls.addFacility, { body: clinic })).toBeRefused('not_allowed')
    expect(await as(undefined, app).send(calls.addFacility, { body: clinic })).toBeRefused('signed_out')
  })
})

describe('listing facilities', () => {
  it('shows owners their own, page by page, and nothing after the last page', async () => {
    const { app, db, owner } = await portal()
    await makeFacility(db)
    for (const name of ['C', 'A', 'B']) await makeFacility(db, { user_id: owner.id, company_name: `${name} Clinic` })
    const page = (query: object) => as(owner, app).send(calls.listFacilities, { query })
    const first = (await page({ sort: 'name', per_page: 2 })).reply.data
    expect(first.data.map(({ company_name }) => company_name)).toEqual(['A Clinic', 'B Clinic'])
    expect(first).toMatchObject({ total: 3, last_page: 2, from: 1, to: 2 })
    expect((await page({ sort: 'name', per_page: 2, page: 9 })).reply.data).toMatchObject({
      data: [],
      total: 3,
      from: null,
    })
    expect((await page({ per_page: 1000 })).reply.data.per_page).toBe(100)
  })

  it('filters by words, status, type and LGA for an officer', async () => {
    const { app, db, officer } = await portal()
    const pending = await makeFacility(db, {
      company_name: 'Zuma Rock Hospital',
      facility_type_id: 14,
      local_gov_area_id: 563,
    })
    await makeRegistration(db, { facility_id: pending.id })
    const lapsed = await makeFacility(db, {
      company_name: 'Zuma Valley Hospital',
      facility_type_id: 14,
      local_gov_area_id: 562,
    })
    await makeRegistration(db, { facility_id: lapsed.id, status: 'Approved', expiry_date: '2020-12-31' })
    const names = async (query: object) =>
      (await as(officer, app).send(calls.listFacilitiesForOfficer, { query })).reply.data.map(
        ({ facility }) => facility.company_name,
      )
    expect(await names({ q: 'zuma', sort: 'name' })).toEqual(['Zuma Rock Hospital', 'Zuma Valley Hospital'])
    expect(await names({ q: 'ZUMA', status: 'PENDING' })).toEqual(['Zuma Rock Hospital'])
    expect(await names({ q: 'zuma', status: 'expired' })).toEqual(['Zuma Valley Hospital'])
    expect(await names({ facility_type_id: 14, local_gov_area_id: 562 })).toEqual(['Zuma Valley Hospital'])
    for (const sort of ['lga', 'status', '-created_at', '-name'])
      expect([sort, await names({ facility_type_id: 14, sort })]).toEqual([
        sort,
        ['Zuma Valley Hospital', 'Zuma Rock Hospital'],
      ])
  })

  it('refuses the officers’ list to owners, and sort orders that do not exist', async () => {
    const { app, owner, officer } = await portal()
    expect(await as(owner, app).send(calls.listFacilitiesForOfficer, {})).toBeRefused('not_allowed')
    const query = { sort: 'password_hash' as 'name' }
    expect(await as(officer, app).send(calls.listFacilitiesForOfficer, { query })).toBeRefused('invalid_input', 'sort')
  })
})

describe('looking at a facility', () => {
  it('refuses somebody else’s exactly like one that does not exist', async () => {
    const { app, db, owner } = await portal()
    const foreign = await makeFacility(db)
    const show = (id: number) => as(owner, app).send(calls.showFacility, { params: { id } })
    const [theirs, missing] = [await show(foreign.id), await show(2_000_000_000)]
    expect(theirs).toBeRefused('not_found')
    expect({ ...theirs.problem, request_id: '' }).toEqual({ ...missing.problem, request_id: '' })
  })

  it('shows likely duplicates to officers only', async () => {
    const { app, db, owner, officer } = await portal()
    const mine = await makeFacility(db, { user_id: owner.id, company_name: 'Twin Clinic' })
    const twin = await makeFacility(db, { company_name: 'TWIN CLINIC' })
    const show = (person: typeof owner) => as(person, app).send(calls.showFacility, { params: { id: mine.id } })
    expect((await show(officer)).reply.data.duplicates).toMatchObject([
      { id: twin.id, facility_types: { id: twin.facility_type_id }, local_gov_areas: { id: bida }, registration: null },
    ])
    expect((await show(owner)).reply.data).not.toHaveProperty('duplicates')
  })

  it('shows its penalties, the newest first, each with the facility', async () => {
    const { app, db, owner } = await portal()
    const { id, recorded_by } = await makeFacility(db, { user_id: owner.id })
    const rows = ['First.', 'Second.'].map((comment) => ({ facility_id: id, user_id: owner.id, comment, recorded_by }))
    await db.insertInto('penalty').values(rows).execute()
    const { reply } = await as(owner, app).send(calls.showFacility, { params: { id } })
    expect(reply.data.penalties).toMatchObject([
      { comment: 'Second.', facility: { id, facility_types: { id: 2 } } },
      { comment: 'First.', facility: { id } },
    ])
  })
})

describe("the list of an owner's facilities", () => {
  async function missingOf(caller: Awaited<ReturnType<typeof makeOwner>>, { app }: Awaited<ReturnType<typeof portal>>) {
    const { data } = (await as(caller, app).send(calls.listFacilities, { query: { sort: 'name' } })).reply
    return data.data.map(({ company_name, missing_count }) => [company_name, missing_count])
  }

  it('says how many things each registration still needs, where its owner may change it', async () => {
    const world = await portal()
    const { db, owner, officer } = world
    const facilityOf = (company_name: string) => makeFacility(db, { user_id: owner.id, company_name })
    await facilityOf('A not started')
    await makeRegistration(db, { facility_id: (await facilityOf('B empty')).id })
    const complete = await makeRegistration(db, { facility_id: (await facilityOf('C complete')).id })
    await completeApplication(db, complete)
    const noPayment = await makeRegistration(db, { facility_id: (await facilityOf('D not paid')).id })
    await completeApplication(db, noPayment)
    await db.deleteFrom('payment').where('facility_id', '=', noPayment.facility_id).execute()
    await makeRegistration(db, { facility_id: (await facilityOf('E decided')).id, status: 'Approved' })
    expect(await missingOf(owner, world)).toEqual([
      ['A not started', undefined],
      ['B empty', 10],
      ['C complete', 0],
      ['D not paid', 1],
      ['E decided', undefined],
    ])
    expect((await missingOf(officer, world)).filter(([, count]) => count !== undefined)).toEqual([])
  })

  it('says how far each application is, and what it still costs', async () => {
    const { app, db, owner } = await portal()
    const { id: facility_id } = await makeFacility(db, { user_id: owner.id, company_name: 'A begun' })
    await as(owner, app).send(registrations.startRegistration, { body: { facility_id } })
    const complete = await makeRegistration(db, {
      facility_id: (await makeFacility(db, { user_id: owner.id, company_name: 'B complete' })).id,
    })
    await completeApplication(db, complete)
    const { data } = (await as(owner, app).send(calls.listFacilities, { query: { sort: 'name' } })).reply
    expect(data.data.map(({ progress }) => progress)).toEqual([
      { done: 2, total: 8, next: 'requirements' },
      { done: 8, total: 8, next: null },
    ])
    expect(data.data[0]?.to_pay).toEqual({
      invoice_id: expect.any(Number),
      registration_id: expect.any(Number),
      amount: 50_000,
      reference: expect.stringMatching(/^INV-\d{4}-\d{6}$/),
      bank_account: null,
    })
    expect(data.data[1]?.to_pay).toBe(null)
  })
})
