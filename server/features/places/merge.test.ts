import '../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as facilityCalls from '@portal/contract/facilities/calls/facilities.ts'
import * as calls from '@portal/contract/places/calls.ts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { moveMerged } from '../../jobs/move-merged-places.ts'
import { as } from '../../testing/as.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { mergingPlaces } from '../../testing/merging-places.ts'
import { makePaperFacility, takeBackRows } from '../../testing/paper-licences.ts'
import { makeOfficer } from '../../testing/people.ts'

describe('an LGA that is merged into another one', () => {
  it('shows before what would be moved', async () => {
    const { db, person, officer, old, stays, market, river, add, placeOf } = await mergingPlaces()
    const { id } = await add(market.id)
    await add(river.id)
    // It was taken back with the import that had recorded it.
    const importing = { database: { db }, officer: person }
    const paper = await makePaperFacility(importing, { local_gov_area_id: old.id, ward_id: river.id })
    await takeBackRows(importing, paper.from, [paper])
    const { reply } = await officer.send(calls.showLgaMerge, { params: { id: old.id }, query: { into: stays.id } })
    expect(reply.data).toEqual({
      facilities: 2,
      wards: [
        { name: 'Market', joins: true },
        { name: 'River', joins: false },
      ],
    })
    expect(await placeOf(id)).toEqual({ local_gov_area_id: old.id, ward_id: market.id })
  })

  it('moves facilities, registrations and wards, and joins wards of the same name', async () => {
    const { db, owner, officer, old, stays, market, river, sameName, add, placeOf, merge, counted } =
      await mergingPlaces()
    const [inMarket, inRiver] = [await add(market.id), await add(river.id)]
    const open = await makeRegistration(db, { facility_id: inMarket.id })
    const approved = await makeRegistration(db, { facility_id: inRiver.id, status: 'Approved' })
    const { reply } = await merge()
    expect(reply).toMatchObject({ data: { id: old.id, merged_into: stays.id }, is_moved: true })
    expect(reply.data.retired_at).not.toBeNull()

    expect(await placeOf(inMarket.id)).toEqual({ local_gov_area_id: stays.id, ward_id: sameName.id })
    const wards = (await owner.send(calls.listWards, { params: { local_gov_area_id: stays.id } })).reply.data
    expect(wards.map(({ name }) => name)).toEqual(['MARKET', 'River'])
    expect(await placeOf(inRiver.id)).toEqual({ local_gov_area_id: stays.id, ward_id: wards[1]?.id })
    const lgas = await db
      .selectFrom('registration')
      .where('id', 'in', [open.id, approved.id])
      .select('local_gov_area_id')
      .execute()
    expect(lgas.map(({ local_gov_area_id }) => local_gov_area_id)).toEqual([stays.id, stays.id])
    const shown = await owner.send(facilityCalls.showFacility, { params: { id: inMarket.id } })
    expect(shown.reply.data).toMatchObject({ local_gov_areas: { list: 'Bida New' }, ward_name: 'MARKET' })
    expect([await counted('facility_count', old.id), await counted('facility_count', stays.id)]).toEqual([0, 2])
    expect([await counted('registration_count', old.id), await counted('registration_count', stays.id)]).toEqual([0, 2])
    const found = await officer.send(registrations.listRegistrations, { query: { local_gov_area_id: stays.id } })
    expect(found.reply.total).toBe(2)
    const entry = await db.selectFrom('audit_entry').orderBy('id', 'desc').select('body').executeTakeFirstOrThrow()
    expect(entry.body).toMatchObject({ action: 'change_places', after: { merged_into: stays.id } })
  })

  it('leads from its old id, in a filter, an open form and a list of wards, to the one that stays', async () => {
    const { owner, officer, old, stays, market, river, add, placeOf, merge } = await mergingPlaces()
    await add(river.id)
    await merge()
    const found = await officer.send(facilityCalls.listFacilitiesForOfficer, { query: { local_gov_area_id: old.id } })
    expect(found.reply.total).toBe(1)
    const form = {
      company_name: 'Late Clinic',
      owner_name: 'Amina Bello',
      phone_number: '0803 123 4567',
      facility_type_id: 2,
      local_gov_area_id: old.id,
      ward_id: market.id,
      address: '14 Bosso Road',
    }
    const { reply } = await owner.send(facilityCalls.addFacility, { body: form })
    expect((await placeOf(reply.data.id)).local_gov_area_id).toBe(stays.id)
    const wards = await owner.send(calls.listWards, { params: { local_gov_area_id: old.id } })
    expect(wards.reply.data.map(({ name }) => name)).toEqual(['MARKET', 'River'])
    const all = await officer.send(calls.listWards, {
      params: { local_gov_area_id: old.id },
      query: { retired: 'yes' },
    })
    expect(all.reply.data.map(({ name }) => name)).toEqual(['Market', 'River'])
  })

  it('is refused where it makes no sense', async () => {
    const { officer, old, stays, merge, addLga } = await mergingPlaces()
    const sentence = async (id: number, into: number) => (await merge(id, into)).problem?.errors?.into?.[0]
    expect(await sentence(old.id, old.id)).toBe('Choose another LGA')
    expect(await sentence(old.id, 1)).toBe('Choose an LGA of the same state')
    expect(await sentence(old.id, 9_999_999)).toBe('Choose an LGA of the same state')
    expect(await merge(9_999_999, old.id)).toBeRefused('not_found')
    const third = await addLga('Third')
    await officer.send(calls.editLga, { params: { id: third.id }, body: { retired: true } })
    expect(await sentence(old.id, third.id)).toBe('Third is retired. Choose one that is offered')
    expect((await merge()).status).toBe(200)
    expect(await sentence(stays.id, old.id)).toBe('Bida Old is retired. Choose one that is offered')
    expect(await merge()).toBeRefused('already_exists')
    const again = await officer.send(calls.editLga, { params: { id: old.id }, body: { retired: false } })
    expect(again).toBeRefused('invalid_input', 'retired')
  })

  it('leads further when the other one is merged, too', async () => {
    const { db, officer, old, stays, river, add, placeOf, merge, addLga } = await mergingPlaces()
    const { id } = await add(river.id)
    await merge()
    const last = await addLga('Last')
    await merge(stays.id, last.id)
    expect((await placeOf(id)).local_gov_area_id).toBe(last.id)
    const found = await officer.send(facilityCalls.listFacilitiesForOfficer, { query: { local_gov_area_id: old.id } })
    expect(found.reply.total).toBe(1)
    const leads = await db.selectFrom('ward').where('id', '=', river.id).select('merged_into').executeTakeFirstOrThrow()
    expect((await placeOf(id)).ward_id).toBe(leads.merged_into)
  })

  it('is merged once when two officers do it at once, and never in a circle', async () => {
    const { app, db, old, stays, merge } = await mergingPlaces()
    const other = as(await makeOfficer(db), app)
    const answers = await Promise.all([merge(), merge(old.id, stays.id, other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const rival = await mergingPlaces()
    const both = await Promise.all([rival.merge(), rival.merge(rival.stays.id, rival.old.id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

it('moves what is too much for the call with a job, in batches', async () => {
  const { db, old, stays, river, person, merge, counted } = await mergingPlaces()
  await sql`
    insert into facility (user_id, recorded_by, company_name, owner_name, phone_number, address, facility_type_id, local_gov_area_id, ward_id)
    select ${person.id}, ${person.id}, 'Clinic ' || n, 'Amina Bello', '+2348031234567', '1 Road', 2, ${old.id}, ${river.id}
    from generate_series(1, 1100) as n
  `.execute(db)
  expect((await merge()).reply.is_moved).toBe(false)
  expect(await counted('facility_count', old.id)).toBe(600)
  expect(await moveMerged(db, { clock: () => new Date() })).toBe(3)
  expect([await counted('facility_count', old.id), await counted('facility_count', stays.id)]).toEqual([0, 1100])
  expect(await moveMerged(db, { clock: () => new Date() })).toBe(0)
})

describe('a ward that is merged into another one', () => {
  it('takes its facilities along', async () => {
    const { officer, market, river, add, placeOf, mergeWards } = await mergingPlaces()
    const { id } = await add(market.id)
    const shown = await officer.send(calls.showWardMerge, { params: { id: market.id }, query: { into: river.id } })
    expect(shown.reply.data).toEqual({ facilities: 1, wards: [] })
    expect((await mergeWards(market.id, river.id)).reply).toMatchObject({
      data: { merged_into: river.id },
      is_moved: true,
    })
    expect((await placeOf(id)).ward_id).toBe(river.id)
  })

  it('of another LGA is refused', async () => {
    const { market, sameName, mergeWards } = await mergingPlaces()
    const refused = await mergeWards(market.id, sameName.id)
    expect(refused.problem?.errors?.into).toEqual(['Choose a ward of the same LGA'])
  })
})
