import '../../testing/matchers.ts'
import * as calls from '@portal/contract/catalogue/calls/catalogue.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const definition = 'Premises for the care of eyes.'

async function portal() {
  const { app, db } = await testApp()
  return { db, app, officer: as(await makeOfficer(db), app), owner: as(await makeOwner(db), app) }
}

describe('an officer adds to the catalogue', () => {
  it('a type with a part, a requirement and its questions, which are shown at once', async () => {
    const { officer, owner } = await portal()
    const type = await officer.send(calls.addFacilityType, { body: { category_list: 'Eye Hospital', definition } })
    expect(type.status).toBe(201)
    expect(type.reply.data).toMatchObject({ category_list: 'Eye Hospital', definition, asks_folio: false })
    const part = await officer.send(calls.addPart, { body: { designation: 'Part M', part_name: 'Eye theatre' } })
    expect(part.reply.data).toMatchObject({ designation: 'Part M', part_name: 'Eye theatre' })
    const requirement = await officer.send(calls.addRequirement, {
      body: { facility_type_id: type.reply.data.id, list: 'Slit lamp', part_req_id: part.reply.data.id },
    })
    const question = await officer.send(calls.addSubList, {
      body: { sub_list: 'Is there a slit lamp?', requirement_id: requirement.reply.data.id },
    })
    expect(question.reply.data).toEqual({
      id: expect.any(Number),
      sub_list: 'Is there a slit lamp?',
      requirement_id: requirement.reply.data.id,
      question_type: 'yes_no',
      help: null,
      least_number: null,
      weight: 1,
      is_critical: false,
      may_not_apply: false,
      needs_photo: false,
      takes_evidence: false,
    })
    const shown = await owner.send(calls.listRequirementsOfType, { params: { facility_type_id: type.reply.data.id } })
    expect(shown.reply.data).toEqual([
      { ...requirement.reply.data, part: part.reply.data, sub_lists: [question.reply.data] },
    ])
  })

  it('nothing twice, whatever the letter case', async () => {
    const { officer } = await portal()
    const type = await officer.send(calls.addFacilityType, { body: { category_list: 'private clinic', definition } })
    expect(type).toBeRefused('invalid_input', 'category_list')
    expect(type.problem?.message).toBe('There is a type of facility of this name already')
    const part = await officer.send(calls.addPart, { body: { designation: 'PART A', part_name: 'Another' } })
    expect(part).toBeRefused('invalid_input', 'designation')
    expect(part.problem?.message).toBe('There is a part of this designation already')

    const [known] = (await officer.send(calls.listRequirementsOfType, { params: { facility_type_id: 2 } })).reply.data
    const [asked] = known?.sub_lists ?? []
    const requirement = await officer.send(calls.addRequirement, {
      body: { facility_type_id: 2, list: known?.list.toUpperCase() ?? '', part_req_id: known?.part_req_id ?? 0 },
    })
    expect(requirement).toBeRefused('invalid_input', 'list')
    expect(requirement.problem?.message).toBe('This part has a requirement of this name already')
    const question = await officer.send(calls.addSubList, {
      body: { sub_list: asked?.sub_list.toLowerCase() ?? '', requirement_id: known?.id ?? 0 },
    })
    expect(question).toBeRefused('invalid_input', 'sub_list')
    expect(question.problem?.message).toBe('This requirement asks this already')
  })

  it('one row when the form is sent twice with the same key', async () => {
    const { officer } = await portal()
    const headers = { 'idempotency-key': 'part-n' }
    const body = { designation: 'Part N', part_name: 'Garden' }
    const first = await officer.send(calls.addPart, { body }, { headers })
    const second = await officer.send(calls.addPart, { body }, { headers })
    expect(second.status).toBe(201)
    expect(second.reply).toEqual(first.reply)
  })

  it('nothing to a type, part or requirement that does not exist or is retired', async () => {
    const { db, officer } = await portal()
    const retired_at = new Date().toISOString()
    const part = await officer.send(calls.addPart, { body: { designation: 'Part R', part_name: 'Old' } })
    await db.updateTable('part').set({ retired_at }).where('id', '=', part.reply.data.id).execute()
    const add = (facility_type_id: number, part_req_id: number) =>
      officer.send(calls.addRequirement, { body: { facility_type_id, list: 'Ramp', part_req_id } })
    expect(await add(999, 1)).toBeRefused('invalid_input', 'facility_type_id')
    expect(await add(2, 999)).toBeRefused('invalid_input', 'part_req_id')
    expect(await add(2, part.reply.data.id)).toBeRefused('invalid_input', 'part_req_id')
    const question = await officer.send(calls.addSubList, {
      body: { sub_list: 'Is there a ramp?', requirement_id: 9999 },
    })
    expect(question).toBeRefused('invalid_input', 'requirement_id')
  })

  it('nothing that is empty or too long', async () => {
    const { officer } = await portal()
    const type = await officer.send(calls.addFacilityType, { body: { category_list: ' ', definition: '' } })
    expect(Object.keys(type.problem?.errors ?? {})).toEqual(['category_list', 'definition'])
    const part = await officer.send(calls.addPart, { body: { designation: 'P'.repeat(41), part_name: 'x' } })
    expect(part).toBeRefused('invalid_input', 'designation')
    const question = await officer.send(calls.addSubList, { body: { sub_list: 'q'.repeat(501), requirement_id: 1 } })
    expect(question).toBeRefused('invalid_input', 'sub_list')
  })
})

describe('the catalogue', () => {
  it('is not changed by owners or visitors', async () => {
    const { app, owner } = await portal()
    const body = { facility_type_id: 2, list: 'Mine', part_req_id: 1 }
    for (const [person, code] of [
      [owner, 'not_allowed'],
      [as(undefined, app), 'signed_out'],
    ] as const) {
      expect(await person.send(calls.addFacilityType, { body: { category_list: 'Mine', definition } })).toBeRefused(
        code,
      )
      expect(await person.send(calls.addPart, { body: { designation: 'Mine', part_name: 'Mine' } })).toBeRefused(code)
      expect(await person.send(calls.addRequirement, { body })).toBeRefused(code)
      expect(await person.send(calls.addSubList, { body: { sub_list: 'Mine?', requirement_id: 1 } })).toBeRefused(code)
    }
  })
})
