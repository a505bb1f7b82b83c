import '../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { availableItems } from '@portal/domain/applications/available-items.ts'
import { expect, it } from 'vitest'
import { availableFacilitiesOf } from '../../records/applications/contents.ts'
import { as } from '../../testing/as.ts'
import { availableFacilities } from '../../testing/contents.ts'
import { makeFacility } from '../../testing/factories.ts'
import { makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

async function anOwner() {
  const { app, db } = await testApp()
  const owner = await makeOwner(db)
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
  return {
    db,
    owner,
    facility_id,
    save: (fields: object = {}) =>
      as(owner, app).send(calls.saveAvailableFacilities, { body: { ...availableFacilities, facility_id, ...fields } }),
    rows: () =>
      db.selectFrom('available_facilities').where('facility_id', '=', facility_id).orderBy('id').selectAll().execute(),
  }
}

it('saves what was stated', async () => {
  const { db, facility_id, save } = await anOwner()
  const { status, reply } = await save()
  expect(status).toBe(201)
  expect(reply.data).toEqual({ ...availableFacilities, id: expect.any(Number), facility_id })
  expect(await availableFacilitiesOf(db, facility_id).executeTakeFirst()).toEqual(reply.data)
})

it('keeps the ticked options in the order of the form, each once', async () => {
  const { save } = await anOwner()
  const ticked = ['Ambulance', 'Theatre', 'Ambulance', 'SCBU']
  expect((await save({ available_fac: ticked })).reply.data.available_fac).toEqual(['Theatre', 'SCBU', 'Ambulance'])
  expect((await save({ available_fac: [...availableItems] })).reply.data.available_fac).toEqual([...availableItems])
  expect((await save({ available_fac: undefined })).reply.data.available_fac).toEqual([])
})

it('replaces the previous row, which stays in the history', async () => {
  const { db, facility_id, owner, rows, save } = await anOwner()
  await save()
  const { reply } = await save({ bed_space_capacity: 0, medical_record: 'digital' })
  expect(reply.data).toMatchObject({ bed_space_capacity: 0, medical_record: 'digital' })
  expect(await availableFacilitiesOf(db, facility_id).executeTakeFirst()).toEqual(reply.data)
  expect(await rows()).toMatchObject([
    { bed_space_capacity: 20, recorded_by: owner.id, replaced_at: expect.any(String) },
    { bed_space_capacity: 0, recorded_by: owner.id, replaced_at: null },
  ])
})

it('keeps exactly one when several are saved at once', async () => {
  const { rows, save } = await anOwner()
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((no_of_wards) => save({ no_of_wards })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  const stored = await rows()
  expect(stored).toHaveLength(6)
  expect(stored.filter(({ replaced_at }) => replaced_at === null)).toHaveLength(1)
})

it.each([
  ['bed_space_capacity', -1, 'Enter the number of beds, from 0 to 10,000'],
  ['bed_space_capacity', 10_001, 'Enter the number of beds, from 0 to 10,000'],
  ['no_of_wards', 1.5, 'Enter the number of wards, from 0 to 1,000'],
  ['no_of_consulting_rooms', 'some', 'Enter the number of consulting rooms, from 0 to 1,000'],
  ['no_of_toilets', '', 'Enter the number of toilets, from 0 to 1,000'],
  ['source_of_water', undefined, 'Enter the source of water'],
  ['electricity_supply', ' ', 'Enter the electricity supply'],
  ['mode_of_waste_management', 'x'.repeat(121), 'Use at most 120 characters'],
  ['medical_record', 'in the head', 'Choose how medical records are kept'],
  ['available_fac', ['Helipad'], 'Choose from the list of facilities'],
])('refuses %s %s', async (field, value, sentence) => {
  const { rows, save } = await anOwner()
  const answer = await save({ [field]: value })
  expect(answer).toBeRefused('invalid_input', field)
  expect(answer.problem?.errors?.[field]).toEqual([sentence])
  expect(await rows()).toEqual([])
})
