import '../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { expect, it } from 'vitest'
import { commentsOf } from '../../records/cases/review.ts'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

async function anOfficer() {
  const { app, db } = await testApp()
  const officer = await makeOfficer(db)
  const owner = await makeOwner(db)
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
  const { id: registration_id } = await makeRegistration(db, { facility_id, status: 'Awaiting decision' })
  return {
    db,
    officer,
    owner,
    registration_id,
    comment: (fields: object = {}, actor: { token: string } | undefined = officer) =>
      as(actor, app).send(calls.addComment, { body: { registration_id, body: 'The scan is too dark.', ...fields } }),
  }
}

it('adds a comment that only officers read', async () => {
  const { db, officer, registration_id, comment } = await anOfficer()
  const { status, reply } = await comment()
  expect(status).toBe(201)
  expect(reply.data).toEqual({
    id: expect.any(Number),
    registration_id,
    body: 'The scan is too dark.',
    visible_to_owner: false,
    user: { first_name: officer.first_name, last_name: officer.last_name },
    created_at: expect.any(String),
  })
  expect(await commentsOf(db, registration_id, false).execute()).toEqual([reply.data])
  expect(await commentsOf(db, registration_id, true).execute()).toEqual([])
})

it('adds a comment for the owner, and lists comments in the order in which they were made', async () => {
  const { db, registration_id, comment } = await anOfficer()
  const inside = await comment({ body: 'Ask the zonal office.' })
  const shown = await comment({ body: '  Please scan the bill again.\nThank you.  ', visible_to_owner: true })
  expect(shown.reply.data).toMatchObject({ body: 'Please scan the bill again.\nThank you.', visible_to_owner: true })
  expect(await commentsOf(db, registration_id, false).execute()).toEqual([shown.reply.data, inside.reply.data])
  expect(await commentsOf(db, registration_id, true).execute()).toEqual([shown.reply.data])
})

it('records the signed-in officer as the author', async () => {
  const { owner, officer, comment } = await anOfficer()
  const { reply } = await comment({ user_id: owner.id, user: { first_name: 'Somebody', last_name: 'Else' } })
  expect(reply.data.user.first_name).toBe(officer.first_name)
})

it.each([
  ['body', '', 'Enter the comment'],
  ['body', undefined, 'Enter the comment'],
  ['body', 'x'.repeat(2001), 'Use at most 2000 characters'],
  ['body', 'bell\u0007', 'Use letters, digits and punctuation only'],
  ['visible_to_owner', 'perhaps', 'Choose yes or no'],
  ['registration_id', 'first', 'Choose one from the list'],
])('refuses %s %s', async (field, value, sentence) => {
  const { db, registration_id, comment } = await anOfficer()
  const answer = await comment({ [field]: value })
  expect(answer).toBeRefused('invalid_input', field)
  expect(answer.problem?.errors?.[field]).toEqual([sentence])
  expect(await commentsOf(db, registration_id, false).execute()).toEqual([])
})

it('is refused to owners, and on a registration that does not exist', async () => {
  const { owner, comment } = await anOfficer()
  expect(await comment({}, owner)).toBeRefused('not_allowed')
  expect(await comment({ registration_id: 2_000_000_000 })).toBeRefused('not_found')
})

it('tells the owner of a remark that is for them, and of no other', async () => {
  const { db, owner, registration_id, comment } = await anOfficer()
  await comment({ body: 'Ask the zonal office.' })
  await comment({ body: 'Please scan the bill again.', visible_to_owner: true })
  const told = await db.selectFrom('notification').where('user_id', '=', owner.id).selectAll().execute()
  expect(told).toMatchObject([
    {
      kind: 'remark',
      title: 'The ministry has a remark for you',
      body: expect.stringMatching(/^Alheri Clinic \d+, APP-TEST-\S+: Please scan the bill again\.$/),
      about_kind: 'registration',
      about_id: registration_id,
    },
  ])
})
