import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import { expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { completeApplication, partsOf } from '../../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

/** The renewal of a clinic, with the answers of its licence. Clinics are asked questions of several parts. */
async function renewedClinic() {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-01T09:00:00Z')
  const [person, clerk] = [await makeOwner(db), await makeOfficer(db)]
  const [owner, officer] = [as(person, app), as(clerk, app)]
  const { id: facility_id } = await makeFacility(db, { user_id: person.id, facility_type_id: 2 })
  const licence = await makeRegistration(db, { facility_id, status: 'Awaiting decision' })
  await completeApplication(db, licence)
  await officer.send(calls.decideRegistration, { body: { id: licence.id, status: 'Approved' } })
  setClock('2026-11-10T09:00:00Z')
  const { id } = (await owner.send(calls.startRegistration, { body: { facility_id } })).reply.data
  const [part = 0, ...others] = await partsOf(db, id)
  const params = { id }
  const answers = (await owner.send(submissions.listSubmissions, { query: { facility_id, registration_id: id } })).reply
  const review = async () => (await officer.send(calls.reviewRegistration, { params })).reply.data
  const questionsOf = async (part_id: number) =>
    (await review()).contents.answers.filter((asked) => asked.part_id === part_id)
  return {
    ...{ app, db, person, owner, officer, facility_id, id, part, others, review, questionsOf, answers: answers.data },
    confirm: (fields: object) =>
      owner.send(calls.confirmSection, { params, body: { section: 'requirements', ...fields } }),
    toConfirm: async () => {
      const { sections } = (await owner.send(calls.showRegistration, { params })).reply
      return sections.find(({ section }) => section === 'requirements')
    },
    change: (sub_list_id: number, requirement_id: number, fields: object = { respond: 0 }) =>
      owner.send(submissions.submitAnswer, {
        body: { respond: 1, ...fields, sub_list_id, requirement_id, facility_id, registration_id: id },
      }),
  }
}

it('asks the owner of a renewal to confirm the answers of one part at a time', async () => {
  const { db, id, part, others, confirm, toConfirm } = await renewedClinic()
  expect(others.length).toBeGreaterThan(0)
  const before = await toConfirm()
  expect(before?.parts_to_confirm.map((one) => one.id)).toEqual([part, ...others])
  expect(before).toMatchObject({ state: 'started', to_confirm: true })
  expect(before?.missing).toEqual([
    `Read the answers of your licence in ${1 + others.length} parts and confirm them, or change them.`,
  ])

  expect(await confirm({})).toBeRefused('invalid_input', 'part_id')
  expect((await toConfirm())?.parts_to_confirm).toHaveLength(1 + others.length)
  expect((await confirm({ part_id: part })).reply.message).toBe('Confirmed')
  expect((await toConfirm())?.parts_to_confirm.map((one) => one.id)).toEqual(others)
  // A second time is the same.
  expect((await confirm({ part_id: part })).status).toBe(200)
  for (const part_id of others) await confirm({ part_id })
  expect(await toConfirm()).toMatchObject({ state: 'done', missing: [], parts_to_confirm: [] })
  expect(await db.selectFrom('confirmed_part').where('registration_id', '=', id).selectAll().execute()).toHaveLength(
    1 + others.length,
  )
})

it('tells officers which answers were taken over and confirmed, by whom and when', async () => {
  const { part, person, confirm, change, questionsOf, review } = await renewedClinic()
  expect((await review()).confirmed_answers).toEqual([])
  const asked = await questionsOf(part)
  await confirm({ part_id: part })
  const all = asked.map(({ sub_list_id }) => sub_list_id).sort((a, b) => a - b)
  const confirmed = { part_id: part, actor: `${person.first_name} ${person.last_name}`, at: '2026-11-10T09:00:00.000Z' }
  expect((await review()).confirmed_answers).toEqual([{ ...confirmed, sub_list_ids: all }])
  // An answer that is changed afterwards was not confirmed unchanged.
  const [first] = asked
  await change(first?.sub_list_id ?? 0, first?.requirement_id ?? 0)
  const left = all.filter((id) => id !== first?.sub_list_id)
  expect((await review()).confirmed_answers).toEqual([{ ...confirmed, sub_list_ids: left }])
})

it('does not count one changed answer as a confirmation of the others, and asks nothing where all were given anew', async () => {
  const { part, others, change, toConfirm, questionsOf } = await renewedClinic()
  const [first, ...rest] = await questionsOf(part)
  expect(rest.length).toBeGreaterThan(0)
  await change(first?.sub_list_id ?? 0, first?.requirement_id ?? 0)
  expect((await toConfirm())?.parts_to_confirm.map(({ id }) => id)).toEqual([part, ...others])
  // The same words again are the owner's own answer, too.
  for (const { sub_list_id, requirement_id } of rest) await change(sub_list_id, requirement_id, { respond: 1 })
  expect((await toConfirm())?.parts_to_confirm.map(({ id }) => id)).toEqual(others)
})

it('refuses a part that is not asked, or that has a question without an answer', async () => {
  const { db, id, part, confirm, questionsOf } = await renewedClinic()
  expect(await confirm({ part_id: 2_000_000_000 })).toBeRefused('invalid_input', 'part_id')
  const [first] = await questionsOf(part)
  await db
    .updateTable('submission')
    .set({ replaced_at: '2026-11-10T09:00:00Z' })
    .where('registration_id', '=', id)
    .where('sub_list_id', '=', first?.sub_list_id ?? 0)
    .execute()
  const refused = await confirm({ part_id: part })
  expect(refused).toBeRefused('invalid_input', 'part_id')
  expect(refused.problem?.errors?.part_id).toEqual(['Answer the one question that is left.'])
})

it('is refused to strangers and rivals, writes an entry of the audit record, and holds once for two at once', async () => {
  const { app, db, id, part, confirm } = await renewedClinic()
  const body = { section: 'requirements', part_id: part } as const
  const rival = as(await makeOwner(db), app)
  expect(await rival.send(calls.confirmSection, { params: { id }, body })).toBeRefused('not_found')
  expect(await as(undefined, app).send(calls.confirmSection, { params: { id }, body })).toBeRefused('signed_out')
  const both = await Promise.all([confirm({ part_id: part }), confirm({ part_id: part })])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const entries = await db.selectFrom('audit_entry').selectAll().execute()
  const bodies = entries.map((entry) => JSON.stringify(entry.body))
  expect(
    bodies.filter((text) => text.includes('"confirmed":"requirements"') && text.includes(`"id":${id}`)).length,
  ).toBe(2)
})
