import '../../testing/matchers.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import { cadreNames } from '@portal/domain/applications/staff-cadres.ts'
import { describe, expect, it } from 'vitest'
import { rowsOf } from '../../records/applications/section-rows.ts'
import { as } from '../../testing/as.ts'
import { referee, staff } from '../../testing/contents.ts'
import { makeFacility } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

async function anOwner() {
  const { app, db } = await testApp()
  const owner = await makeOwner(db)
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
  const officer = await makeOfficer(db)
  return {
    app,
    db,
    owner,
    officer,
    facility_id,
    addStaff: (fields: object = {}, actor = owner) =>
      as(actor, app).send(rowCalls.addStaff, { body: { ...staff, facility_id, ...fields } }),
    addReferee: (fields: object = {}, actor = owner) =>
      as(actor, app).send(rowCalls.addReferee, { body: { ...referee, facility_id, ...fields } }),
  }
}

const tooLong = 'x'.repeat(251)

describe('a member of staff', () => {
  it('is added as stated, with a normalised phone number', async () => {
    const { db, owner, facility_id, addStaff } = await anOwner()
    const { status, reply } = await addStaff()
    expect(status).toBe(201)
    expect(reply.data).toEqual({
      ...staff,
      id: expect.any(Number),
      updated_at: expect.any(String),
      facility_id,
      phone_number: '+2348059876543',
      designation: null,
    })
    expect(await rowsOf(db, 'staff', facility_id).execute()).toEqual([reply.data])
    const stored = await db.selectFrom('staff').where('id', '=', reply.data.id).selectAll().executeTakeFirst()
    expect(stored).toMatchObject({ recorded_by: owner.id, removed_at: null })
  })

  it.each(cadreNames)('may be one of the %s', async (cadre) => {
    const { addStaff } = await anOwner()
    expect((await addStaff({ cadre })).reply.data.cadre).toBe(cadre)
  })

  it('has a designation in words when it is not professional', async () => {
    const { addStaff } = await anOwner()
    const { reply } = await addStaff({ staff_category_type: 'Non-professional', cadre: 'Night watchman', rank: '' })
    expect(reply.data).toMatchObject({ cadre: 'Night watchman', rank: null })
  })

  it('records the signed-in person, whatever the request contains', async () => {
    const { db, owner, officer, facility_id, addStaff } = await anOwner()
    const { reply } = await addStaff({ id: 1, recorded_by: owner.id, removed_at: '2026-01-01' }, officer)
    const stored = await db.selectFrom('staff').where('id', '=', reply.data.id).selectAll().executeTakeFirst()
    expect(stored).toMatchObject({ recorded_by: officer.id, removed_at: null, facility_id })
    expect(reply.data.id).not.toBe(1)
  })

  it.each([
    ['full_name', undefined, 'Enter the full name'],
    ['full_name', '   ', 'Enter the full name'],
    ['full_name', tooLong, 'Use at most 120 characters'],
    ['phone_number', '12', 'Enter a phone number like 0803 123 4567'],
    ['staff_category_type', 'Volunteer', 'Choose Professional or Non-professional'],
    ['cadre', 'Night watchman', 'Choose the cadre from the list'],
    ['cadre', '', 'Enter the cadre or designation'],
    ['designation', tooLong, 'Use at most 120 characters'],
    ['highest_qualification', null, 'Enter the highest qualification'],
    ['rank', tooLong, 'Use at most 120 characters'],
    ['time', 'sometimes', 'Choose full time or part time'],
    ['facility_id', 'mine', 'Choose one from the list'],
  ])('is not added when %s is %s', async (field, value, sentence) => {
    const { db, facility_id, addStaff } = await anOwner()
    const answer = await addStaff({ [field]: value })
    expect(answer).toBeRefused('invalid_input', field)
    expect(answer.problem?.errors?.[field]).toEqual([sentence])
    expect(await rowsOf(db, 'staff', facility_id).execute()).toEqual([])
  })

  it('is removed once, and stays in the history with the person who removed it', async () => {
    const { app, db, owner, facility_id, addStaff } = await anOwner()
    const { id } = (await addStaff()).reply.data
    const remove = () => as(owner, app).send(rowCalls.removeStaff, { params: { id } })
    const { status, reply } = await remove()
    expect({ status, reply }).toEqual({ status: 200, reply: { message: 'deleted successfully!' } })
    expect(await rowsOf(db, 'staff', facility_id).execute()).toEqual([])
    const stored = await db.selectFrom('staff').where('id', '=', id).selectAll().executeTakeFirst()
    expect(stored).toMatchObject({ removed_by: owner.id, removed_at: expect.any(String) })

    const again = await remove()
    expect(again).toBeRefused('not_found')
    expect(again.problem?.message).toBe('This member of staff does not exist')
  })

  it('is not added to a facility that does not exist', async () => {
    const { addStaff, officer } = await anOwner()
    const answer = await addStaff({ facility_id: 2_000_000_000 }, officer)
    expect(answer).toBeRefused('not_found')
    expect(answer.problem?.message).toBe('This facility does not exist')
  })

  it('is added once when the form is sent several times with the same key', async () => {
    const { app, db, owner, facility_id } = await anOwner()
    const send = () =>
      as(owner, app).send(
        rowCalls.addStaff,
        { body: { ...staff, facility_id } },
        { headers: { 'idempotency-key': 'one nurse' } },
      )
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ reply }) => reply.data.id)).size).toBe(1)
    expect(await rowsOf(db, 'staff', facility_id).execute()).toHaveLength(1)
  })
})

describe('a referee', () => {
  it('is added by the owner without a verdict', async () => {
    const { db, facility_id, addReferee } = await anOwner()
    const { status, reply } = await addReferee({ verdict: '' })
    expect(status).toBe(201)
    expect(reply.data).toEqual({
      ...referee,
      id: expect.any(Number),
      updated_at: expect.any(String),
      facility_id,
      phone_number: '+2348023456789',
      verdict: null,
    })
    expect(await rowsOf(db, 'referee', facility_id).execute()).toEqual([reply.data])
  })

  it.each(['Satisfactory', 'Not-satisfactory'])('is %s when an officer says so', async (verdict) => {
    const { addReferee, officer } = await anOwner()
    expect((await addReferee({ verdict }, officer)).reply.data.verdict).toBe(verdict)
  })

  it('is stored without the verdict that its owner sends', async () => {
    const { db, facility_id, addReferee } = await anOwner()
    const { status, reply } = await addReferee({ verdict: 'Satisfactory' })
    expect(status).toBe(201)
    expect(reply.data.verdict).toBeNull()
    expect(await rowsOf(db, 'referee', facility_id).execute()).toEqual([reply.data])
  })

  it.each([
    ['full_name', '', 'Enter the full name'],
    ['phone_number', 'none', 'Enter a phone number like 0803 123 4567'],
    ['occupation', undefined, 'Enter the occupation'],
    ['designation', tooLong, 'Use at most 120 characters'],
    ['verdict', 'Good', 'Choose Satisfactory or Not-satisfactory'],
    ['duration_of_acquaintance', tooLong, 'Use at most 60 characters'],
    ['facility_id', -1, 'Choose one from the list'],
  ])('is not added when %s is %s', async (field, value, sentence) => {
    const { db, facility_id, addReferee, officer } = await anOwner()
    const answer = await addReferee({ [field]: value }, officer)
    expect(answer).toBeRefused('invalid_input', field)
    expect(answer.problem?.errors?.[field]).toEqual([sentence])
    expect(await rowsOf(db, 'referee', facility_id).execute()).toEqual([])
  })

  it('is removed once, and stays in the history with the person who removed it', async () => {
    const { app, db, officer, facility_id, addReferee } = await anOwner()
    const { id } = (await addReferee()).reply.data
    const remove = () => as(officer, app).send(rowCalls.removeReferee, { params: { id } })
    expect((await remove()).reply).toEqual({ message: 'deleted successfully!' })
    expect(await rowsOf(db, 'referee', facility_id).execute()).toEqual([])
    const stored = await db.selectFrom('referee').where('id', '=', id).selectAll().executeTakeFirst()
    expect(stored).toMatchObject({ removed_by: officer.id, removed_at: expect.any(String) })

    const again = await remove()
    expect(again).toBeRefused('not_found')
    expect(again.problem?.message).toBe('This referee does not exist')
  })
})
