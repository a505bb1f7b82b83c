import '../../testing/matchers.ts'
import { startRegistration } from '@portal/contract/applications/calls/registrations.ts'
import { showRequirementQuestions } from '@portal/contract/applications/calls/submissions.ts'
import * as calls from '@portal/contract/catalogue/calls/catalogue.ts'
import * as edits from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import { addFacility, showFacility } from '@portal/contract/facilities/calls/facilities.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

let turn = 0

/** An officer, and a type of facility of its own with one requirement and the questions A, B and C. */
async function catalogue() {
  turn += 1
  const { app, db } = await testApp()
  const officer = as(await makeOfficer(db), app)
  const type = (
    await officer.send(calls.addFacilityType, { body: { category_list: `Type ${turn}`, definition: 'For tests.' } })
  ).reply.data
  const part = (await officer.send(calls.addPart, { body: { designation: `Part ${turn}`, part_name: 'Rooms' } })).reply
    .data
  const add = (list: string) =>
    officer.send(calls.addRequirement, { body: { facility_type_id: type.id, list, part_req_id: part.id } })
  const requirement = (await add('Beds')).reply.data
  const ask = async (sub_list: string) =>
    (await officer.send(calls.addSubList, { body: { sub_list, requirement_id: requirement.id } })).reply.data
  const [a, b, c] = [await ask('A?'), await ask('B?'), await ask('C?')]
  const show = async () => (await officer.send(edits.showUsedType, { params: { id: type.id } })).reply
  const questions = async () => (await show()).requirements[0]?.sub_lists.map(({ sub_list }) => sub_list)
  const edit = (id: number, body: object, options: object = {}) =>
    officer.send(edits.editSubList, { params: { id }, body }, options)
  return { app, db, officer, type, part, requirement, add, ask, a, b, c, show, questions, edit }
}

describe('an officer', () => {
  it('renames every kind of row, and changes what a type asks for', async () => {
    const { officer, type, part, requirement, a, show } = await catalogue()
    const changed = await officer.send(edits.editFacilityType, {
      params: { id: type.id },
      body: { category_list: 'Renamed', definition: 'Renamed too.', asks_folio: true },
    })
    expect(changed.reply.data).toMatchObject({
      category_list: 'Renamed',
      asks_folio: true,
      asks_additional_mdcn: false,
    })
    await officer.send(edits.editPart, { params: { id: part.id }, body: { part_name: 'Halls' } })
    await officer.send(edits.editRequirement, { params: { id: requirement.id }, body: { list: 'Cots' } })
    await officer.send(edits.editSubList, { params: { id: a.id }, body: { sub_list: 'Is A there?' } })
    const { data, requirements } = await show()
    expect(data).toMatchObject({ category_list: 'Renamed', definition: 'Renamed too.', requirements: 1, questions: 3 })
    expect(requirements[0]).toMatchObject({ list: 'Cots', part: { part_name: 'Halls' } })
    expect(requirements[0]?.sub_lists[0]?.sub_list).toBe('Is A there?')
  })

  it('changes nothing by saying that a type has samples', async () => {
    const { officer, type } = await catalogue()
    const body = { category_list: `${type.category_list} again`, has_samples: true }
    const { reply } = await officer.send(edits.editFacilityType, { params: { id: type.id }, body })
    expect(reply.data).toMatchObject({ category_list: body.category_list, has_samples: false })
  })

  it.each([
    ['the first', 'C?', 1, ['C?', 'A?', 'B?']],
    ['the middle', 'A?', 2, ['B?', 'A?', 'C?']],
    ['the last', 'A?', 3, ['B?', 'C?', 'A?']],
    ['beyond the last', 'B?', 90, ['A?', 'C?', 'B?']],
    ['its own place', 'B?', 2, ['A?', 'B?', 'C?']],
  ])('moves a question to %s, before questions that are added later', async (_name, moved, place, expected) => {
    const { a, b, c, ask, edit, questions } = await catalogue()
    const id = [a, b, c].find(({ sub_list }) => sub_list === moved)?.id ?? 0
    await edit(id, { place })
    await ask('New?')
    expect(await questions()).toEqual([...expected, 'New?'])
  })

  it('moves the same question to and fro a hundred times without losing the order', async () => {
    const { a, edit, questions } = await catalogue()
    for (let times = 0; times < 50; times++) {
      await edit(a.id, { place: 2 })
      await edit(a.id, { place: 1 })
    }
    await edit(a.id, { place: 2 })
    expect(await questions()).toEqual(['B?', 'A?', 'C?'])
  })

  it('retires a question and brings it back to its place; places count only what is asked', async () => {
    const { b, c, edit, questions, show } = await catalogue()
    expect((await edit(b.id, { retired: true })).reply.data.retired_at).toEqual(expect.any(String))
    expect((await show()).data.questions).toBe(2)
    expect(await questions()).toEqual(['A?', 'C?', 'B?'])
    await edit(c.id, { place: 2 })
    await edit(b.id, { retired: false })
    expect(await questions()).toEqual(['A?', 'B?', 'C?'])
    await edit(b.id, { retired: true })
    await edit(c.id, { place: 1 })
    expect((await edit(b.id, { retired: false })).reply.data.retired_at).toBeNull()
    expect(await questions()).toEqual(['C?', 'A?', 'B?'])
  })

  it('is refused a name that another row of the list has, a row that does not exist, and place 0', async () => {
    const { officer, b, type, edit } = await catalogue()
    const taken = await edit(b.id, { sub_list: 'a?' })
    expect(taken).toBeRefused('invalid_input', 'sub_list')
    expect(taken.problem?.message).toBe('This requirement asks this already')
    const rename = { params: { id: type.id }, body: { category_list: 'PRIVATE CLINIC' } }
    expect(await officer.send(edits.editFacilityType, rename)).toBeRefused('invalid_input', 'category_list')
    expect(await edit(2_000_000_000, { place: 1 })).toBeRefused('not_found')
    expect(await edit(b.id, { place: 0 })).toBeRefused('invalid_input', 'place')
  })

  it('is told when another officer has changed the row meanwhile; a change of nothing makes no new version', async () => {
    const { db, b, edit, show } = await catalogue()
    const seen = (await show()).requirements[0]?.sub_lists[1]?.updated_at
    const headers = { 'if-match': `"${seen}"` }
    const first = await edit(b.id, { sub_list: 'First?' }, { headers })
    expect(first.status).toBe(200)
    expect(await edit(b.id, { sub_list: 'Second?' }, { headers })).toBeRefused('stale')
    const version = () =>
      db.selectFrom('counter').where('name', '=', 'catalogue_version').select('value').executeTakeFirst()
    const before = await version()
    const same = await edit(b.id, { sub_list: 'First?', place: 2, retired: false })
    expect(same.reply.data).toEqual(first.reply.data)
    expect(await version()).toEqual(before)
  })

  it('moves rows at the same time as others do, and every list stays whole', async () => {
    const { a, b, c, edit, questions } = await catalogue()
    const answers = await Promise.all([a, b, c, a, b, c].map(({ id }, index) => edit(id, { place: (index % 3) + 1 })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await questions())?.toSorted()).toEqual(['A?', 'B?', 'C?'])
  })

  it('retires a type: it is not offered, new registrations are refused, renewals and open ones go on', async () => {
    const { app, db, officer, type } = await catalogue()
    const owner = await makeOwner(db)
    const own = { user_id: owner.id, facility_type_id: type.id }
    const [added, licensed] = [await makeFacility(db, own), await makeFacility(db, own)]
    // At most a year ago: after that a licence is not renewed.
    const lastYear = new Date().getFullYear() - 1
    await makeRegistration(db, {
      facility_id: licensed.id,
      status: 'Approved',
      approved_at: `${lastYear}-01-01T00:00:00Z`,
      expiry_date: `${lastYear}-12-31`,
    })
    await officer.send(edits.editFacilityType, { params: { id: type.id }, body: { retired: true } })
    const offered = (await officer.send(calls.listFacilityTypes, {})).reply.data
    expect(offered.map(({ id }) => id)).not.toContain(type.id)
    const start = (facility_id: number) => as(owner, app).send(startRegistration, { body: { facility_id } })
    const shown = await as(owner, app).send(showFacility, { params: { id: added.id } })
    expect(shown.reply.data.type_retired).toBe(true)
    expect(await start(added.id)).toBeRefused('invalid_input', 'facility_id')
    const { company_name, owner_name, phone_number, local_gov_area_id, address } = added
    const another = { company_name, owner_name, phone_number, local_gov_area_id, address, facility_type_id: type.id }
    const adding = await as(owner, app).send(addFacility, { body: another })
    expect(adding).toBeRefused('invalid_input', 'facility_type_id')
    expect((await start(licensed.id)).status).toBe(201)
    await officer.send(edits.editFacilityType, { params: { id: type.id }, body: { retired: false } })
    expect((await start(added.id)).status).toBe(201)
  })

  it('moves a type, a part and a question to the beginning, and lists a retired type last', async () => {
    const { officer, type, requirement, c, edit } = await catalogue()
    const added = await officer.send(calls.addPart, { body: { designation: `Part ${turn}a`, part_name: 'Grounds' } })
    const part = added.reply.data
    await officer.send(calls.addRequirement, {
      body: { facility_type_id: type.id, list: 'Trees', part_req_id: part.id },
    })
    await officer.send(edits.editFacilityType, { params: { id: type.id }, body: { place: 1 } })
    await officer.send(edits.editPart, { params: { id: part.id }, body: { place: 1 } })
    await edit(c.id, { place: 1 })
    expect((await officer.send(calls.listFacilityTypes, {})).reply.data[0]?.id).toBe(type.id)
    expect((await officer.send(calls.listParts, {})).reply.data[0]?.id).toBe(part.id)
    // Owners are asked in the same order.
    const asked = await officer.send(calls.listRequirementsOfType, { params: { facility_type_id: type.id } })
    expect(asked.reply.data.map(({ list }) => list)).toEqual(['Trees', 'Beds'])
    const { lists } = (await officer.send(showRequirementQuestions, { params: { id: requirement.id } })).reply
    expect(lists.data.map(({ sub_list }) => sub_list)).toEqual(['C?'])
    await officer.send(edits.editFacilityType, { params: { id: type.id }, body: { retired: true } })
    const used = (await officer.send(edits.listUsedTypes, {})).reply.data
    const [place, lastInUse] = [
      used.findIndex(({ id }) => id === type.id),
      used.findLastIndex(({ retired_at }) => retired_at === null),
    ]
    expect(place).toBeGreaterThan(lastInUse)
  })

  it('changes what a type asks of the operating officer only for registrations that are started later', async () => {
    const { app, db, officer, type } = await catalogue()
    const owner = await makeOwner(db)
    const facilities = [1, 2].map(() => makeFacility(db, { user_id: owner.id, facility_type_id: type.id }))
    const [early, late] = await Promise.all(facilities)
    const asks = async (id = 0) =>
      (await as(owner, app).send(showFacility, { params: { id } })).reply.data.facility_types.asks_folio
    await makeRegistration(db, { facility_id: early?.id ?? 0 })
    await officer.send(edits.editFacilityType, { params: { id: type.id }, body: { asks_folio: true } })
    await makeRegistration(db, { facility_id: late?.id ?? 0 })
    expect([await asks(early?.id), await asks(late?.id)]).toEqual([false, true])
  })

  it('sees where a type and a part are used', async () => {
    const { db, officer, type, part, add } = await catalogue()
    await add('Baths')
    const { id: facility_id } = await makeFacility(db, { facility_type_id: type.id })
    await makeRegistration(db, { facility_id })
    const licensed = await makeFacility(db, { facility_type_id: type.id })
    await makeRegistration(db, { facility_id: licensed.id, status: 'Approved' })
    const types = (await officer.send(edits.listUsedTypes, {})).reply.data
    expect(types.find(({ id }) => id === type.id)).toMatchObject({
      requirements: 2,
      questions: 3,
      facilities: 2,
      open_registrations: 1,
    })
    const parts = (await officer.send(edits.listUsedParts, {})).reply.data
    expect(parts.find(({ id }) => id === part.id)).toMatchObject({ types: 1, requirements: 2, open_registrations: 1 })
  })
})
