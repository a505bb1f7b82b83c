import '../../testing/matchers.ts'
import * as calls from '@portal/contract/catalogue/calls/catalogue.ts'
import * as edits from '@portal/contract/catalogue/calls/catalogue-edits.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

let turn = 0

/** An officer, a requirement of a type of its own, and how questions are added to it and edited. */
async function catalogue() {
  turn += 1
  const { app, db } = await testApp()
  const officer = as(await makeOfficer(db), app)
  const named = { category_list: `Standards ${turn}`, definition: 'For tests.' }
  const type = (await officer.send(calls.addFacilityType, { body: named })).reply.data
  const inPart = { facility_type_id: type.id, part_req_id: 1, list: 'Beds' }
  const requirement = (await officer.send(calls.addRequirement, { body: inPart })).reply.data
  const ask = (sub_list: string, fields: object = {}) =>
    officer.send(calls.addSubList, { body: { sub_list, requirement_id: requirement.id, ...fields } })
  const edit = (id: number, body: object) => officer.send(edits.editSubList, { params: { id }, body })
  const setFor = (ids: number[], set: object, versions?: string[]) =>
    officer.send(edits.editSubLists, { body: { ids, set, versions } })
  const version = async () =>
    (await db.selectFrom('counter').where('name', '=', 'catalogue_version').select('value').executeTakeFirstOrThrow())
      .value
  return { app, db, officer, type, ask, edit, setFor, version }
}

describe('the standards of a question', () => {
  it('are set with a new question', async () => {
    const { ask } = await catalogue()
    const added = await ask('How many beds are there?', {
      help: '  Cots count as beds. ',
      least_number: '4',
      weight: 0,
      is_critical: 'true',
      may_not_apply: true,
      needs_photo: 1,
      takes_evidence: true,
    })
    expect(added.reply.data).toMatchObject({
      help: 'Cots count as beds.',
      least_number: 4,
      weight: 0,
      is_critical: true,
      may_not_apply: true,
      needs_photo: true,
      takes_evidence: true,
    })
  })

  it('are edited one by one, and null takes help and minimum away', async () => {
    const { ask, edit } = await catalogue()
    const fields = { help: 'Cots count.', least_number: 4, weight: 5 }
    const { id } = (await ask('How many beds are there?', fields)).reply.data
    const critical = await edit(id, { is_critical: true })
    expect(critical.reply.data).toMatchObject({ ...fields, is_critical: true, needs_photo: false })
    const cleared = await edit(id, { help: null, least_number: null, is_critical: false, weight: 2 })
    expect(cleared.reply.data).toMatchObject({ help: null, least_number: null, weight: 2, is_critical: false })
  })

  it.each([
    ['a weight below 0', { weight: -1 }, 'weight'],
    ['a weight above 5', { weight: 6 }, 'weight'],
    ['a weight between two numbers', { weight: 1.5 }, 'weight'],
    ['no weight', { weight: null }, 'weight'],
    ['a minimum of 0', { least_number: 0 }, 'least_number'],
    ['a minimum that no answer can reach', { least_number: 100_000 }, 'least_number'],
    ['help of 501 characters', { help: 'x'.repeat(501) }, 'help'],
    ['a mark that is neither yes nor no', { needs_photo: 'perhaps' }, 'needs_photo'],
  ])('are refused: %s', async (_what, fields, field) => {
    const { ask, edit } = await catalogue()
    const { id } = (await ask('How many beds are there?')).reply.data
    expect(await ask('How many cots are there?', fields)).toBeRefused('invalid_input', field)
    expect(await edit(id, fields)).toBeRefused('invalid_input', field)
  })

  it('have a minimum only where a number is asked', async () => {
    const { ask, edit } = await catalogue()
    const refused = await ask('Is there a bed?', { least_number: 1 })
    expect(refused).toBeRefused('invalid_input', 'least_number')
    expect(refused.problem?.message).toBe(
      '“Is there a bed?” asks for no number. A question that has a minimum asks how many, or ends with a unit in brackets',
    )
    const { id } = (await ask('Are there beds? (number)', { least_number: 1 })).reply.data
    expect(await edit(id, { sub_list: 'Are there beds?' })).toBeRefused('invalid_input', 'least_number')
    const both = await edit(id, { sub_list: 'Are there beds?', least_number: null })
    expect(both.reply.data).toMatchObject({ sub_list: 'Are there beds?', least_number: null })
    expect(await edit(id, { least_number: 2 })).toBeRefused('invalid_input', 'least_number')
  })

  it('are set for many questions at once, as one version of the catalogue', async () => {
    const { db, ask, setFor, version } = await catalogue()
    const [a, b, c] = [(await ask('A?')).reply.data, (await ask('B?', { weight: 3 })).reply.data, await ask('C?')]
    const before = await version()
    const { status, reply } = await setFor([b.id, a.id], { weight: 3, needs_photo: true })
    expect(status).toBe(200)
    expect(reply.data.map(({ sub_list, weight, needs_photo }) => [sub_list, weight, needs_photo])).toEqual([
      ['B?', 3, true],
      ['A?', 3, true],
    ])
    expect(await version()).toBe(before + 1)
    const entries = await db.selectFrom('audit_entry').orderBy('id', 'desc').limit(2).selectAll().execute()
    expect(entries[0]).toMatchObject({
      action: 'change_catalogue',
      about_id: 'questions',
      body: { after: { ids: [b.id, a.id], set: { weight: 3, needs_photo: true } } },
    })
    expect(entries[1]).toMatchObject({ action: 'change_catalogue', about_id: `${c.reply.data.id}` })
    await setFor([a.id, b.id], { weight: 3 })
    expect(await version()).toBe(before + 1)
  })

  it.each([
    ['has changed since', 'stale', 'Somebody else changed “B?” meanwhile. Look at it again'],
    ['does not exist', 'not_found', 'A question that you selected does not exist'],
    [
      'asks for no number',
      'invalid_input',
      '“B?” asks for no number. A question that has a minimum asks how many, or ends with a unit in brackets',
    ],
  ] as const)('are set for none of the questions if one %s', async (_what, code, sentence) => {
    const { ask, edit, setFor, version } = await catalogue()
    const a = (await ask('How many are there?')).reply.data
    const b = (await ask('B?')).reply.data
    const seen = await Promise.all([edit(a.id, {}), edit(b.id, {})])
    const versions = seen.map(({ reply }) => reply.data.updated_at)
    if (code === 'stale') await edit(b.id, { weight: 4 })
    const before = await version()
    const ids = code === 'not_found' ? [a.id, 2_000_000_000] : [a.id, b.id]
    const set = code === 'invalid_input' ? { least_number: 3 } : { weight: 5 }
    const refused = await setFor(ids, set, versions)
    expect(refused).toBeRefused(code)
    expect(refused.problem?.message).toBe(sentence)
    expect(await version()).toBe(before)
    expect((await edit(a.id, {})).reply.data).toMatchObject({ weight: 1, least_number: null })
  })

  it('are not set for nobody, for 501 questions, with nothing to set or with too few versions', async () => {
    const { ask, setFor } = await catalogue()
    const { id } = (await ask('A?')).reply.data
    expect(await setFor([], { weight: 2 })).toBeRefused('invalid_input', 'ids')
    expect(await setFor(Array(501).fill(id), { weight: 2 })).toBeRefused('invalid_input', 'ids')
    expect(await setFor([id], {})).toBeRefused('invalid_input', 'set')
    expect(await setFor([id, id], { weight: 2 }, ['2026-04-07T15:45:00.000Z'])).toBeRefused('invalid_input', 'versions')
  })

  it('stay for a registration as they were when it was started', async () => {
    const { app, db, type, ask, edit } = await catalogue()
    const { id } = (await ask('How many beds are there?', { least_number: 4 })).reply.data
    const owner = await makeOwner(db)
    const start = async () => {
      const { id: facility_id } = await makeFacility(db, { user_id: owner.id, facility_type_id: type.id })
      return (await makeRegistration(db, { facility_id })).id
    }
    const early = await start()
    await edit(id, { least_number: 6, help: 'Cots count.', weight: 3, needs_photo: true })
    const late = await start()
    const asked = async (registration_id: number) => {
      const listed = await as(owner, app).send(calls.listRequirementsOfType, {
        params: { facility_type_id: type.id },
        query: { registration_id },
      })
      return listed.reply.data[0]?.sub_lists[0]
    }
    expect(await asked(early)).toMatchObject({ least_number: 4, help: null, weight: 1, needs_photo: false })
    expect(await asked(late)).toMatchObject({ least_number: 6, help: 'Cots count.', weight: 3, needs_photo: true })
  })
})
