import * as reports from '@portal/contract/inspections/calls/inspection-reports.ts'
import '../../testing/matchers.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility } from '../../testing/factories.ts'
import { pdf } from '../../testing/files.ts'
import { makeInspection } from '../../testing/inspections.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

/** An inspection of a facility that was published; its owner can comment until 4 May 2026, which is today. */
async function published() {
  const { app, db, setClock } = await testApp()
  setClock('2026-05-04T22:30:00Z') // Half past eleven in Lagos.
  await db.updateTable('user_account').set({ duties: [] }).where('privilege_type', '=', 'admin').execute()
  const [owner, rival, lead] = [await makeOwner(db), await makeOwner(db), await makeOfficer(db, ['inspect'])]
  const facility = await makeFacility(db, { user_id: owner.id })
  const { id } = await makeInspection(db, { facility_id: facility.id, team: [lead.id] })
  const comment = (who: Person, text = 'We have two concentrators.', file?: ReturnType<typeof pdf>) =>
    as(who, app).send(reports.commentOnInspection, { params: { id }, body: { text } }, file ? { file } : {})
  const answer = (who: Person, more: { addendum?: string; same_author_reason?: string } = {}) =>
    as(who, app).send(reports.answerComments, { params: { id }, body: { answer: 'One did not work.', ...more } })
  return { app, db, setClock, owner, rival, lead, facility, id, comment, answer }
}

it('takes the comments of the owner once, with a document, until the last day in Lagos', async () => {
  const { app, setClock, owner, rival, lead, comment, answer } = await published()
  expect(await comment(rival)).toBeRefused('not_found')
  expect(await comment(lead)).toBeRefused('not_allowed')
  expect(await answer(lead)).toBeRefused('action_not_offered')
  setClock('2026-05-04T23:30:00Z') // The 5th in Lagos.
  expect(await comment(owner)).toBeRefused('action_not_offered')
  setClock('2026-05-04T22:30:00Z')
  const { status, reply } = await comment(owner, 'We have two concentrators.', pdf())
  expect([status, reply.message]).toEqual([201, 'Your comments are sent'])
  expect(reply.data.comments).toMatchObject({ text: 'We have two concentrators.', answer: null, answered_by: null })
  expect(reply.data.comments?.files).toHaveLength(1)
  expect(await comment(owner)).toBeRefused('already_exists')
  const told = await as(lead, app).send(notifications.listNotifications, {})
  expect(told.reply.data.map(({ title }) => title)).toContain('An owner commented on an inspection')
})

it('lets an inspector who was not on site answer, once, with a correction', async () => {
  const { app, db, owner, lead, comment, answer } = await published()
  const [other, clerk] = [await makeOfficer(db, ['inspect']), await makeOfficer(db, ['review'])]
  await comment(owner)
  expect(await answer(clerk)).toBeRefused('not_allowed')
  expect(await answer(owner)).toBeRefused('not_allowed')
  expect(await answer(lead)).toBeRefused('action_not_offered')
  const { reply } = await answer(other, { addendum: 'The second one was in the ward.' })
  expect(reply.data).toMatchObject({
    comments: { answer: 'One did not work.' },
    addenda: [{ text: 'The second one was in the ward.', reason: 'The owner commented on the report.' }],
  })
  expect(await answer(other)).toBeRefused('action_not_offered')
  const told = await as(owner, app).send(notifications.listNotifications, {})
  expect(told.reply.data.map(({ title }) => title)).toContain('The ministry answered your comments on an inspection')
})

it('asks somebody of the team for a reason while nobody else could answer', async () => {
  const { db, owner, lead, comment, answer } = await published()
  await comment(owner)
  const disabled = await makeOfficer(db, ['inspect'])
  await db
    .updateTable('user_account')
    .set({ disabled_at: '2026-05-01T08:00:00Z' })
    .where('id', '=', disabled.id)
    .execute()
  expect(await answer(lead)).toBeRefused('invalid_input')
  const { reply } = await answer(lead, { same_author_reason: 'The ministry has one inspector.' })
  expect(reply.data.history.at(-1)).toMatchObject({
    text: 'The comments were answered',
    note: 'The ministry has one inspector.',
  })
})

it('refuses comments on an inspection that is not published', async () => {
  const { app, db, owner, lead, facility } = await published()
  const { id } = await makeInspection(db, { facility_id: facility.id, team: [lead.id], status: 'done' })
  const body = { text: 'We have two concentrators.' }
  expect(await as(owner, app).send(reports.commentOnInspection, { params: { id }, body })).toBeRefused('not_found')
})
