import '../../testing/matchers.ts'
import * as documents from '@portal/contract/applications/calls/contents.ts'
import * as calls from '@portal/contract/inspections/calls/corrective-actions.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility } from '../../testing/factories.ts'
import { pdf, png } from '../../testing/files.ts'
import { makeCorrectiveAction, makeInspection, questionsOfType2 } from '../../testing/inspections.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { uploader, uploadIdIn } from '../../testing/resumable-upload.ts'
import { testApp } from '../../testing/test-app.ts'

/** A facility of which an inspection was published on 20 April 2026, with two findings to put right; today is 21 May. */
async function inspected() {
  const { app, db, setClock } = await testApp()
  setClock('2026-05-20T23:30:00Z') // The 21st in Lagos.
  const [owner, rival, helper] = [await makeOwner(db), await makeOwner(db), await makeOwner(db)]
  const [inspector, clerk] = [await makeOfficer(db, ['inspect']), await makeOfficer(db, ['review'])]
  const facility = await makeFacility(db, { user_id: owner.id, company_name: 'Alheri Clinic' })
  await db
    .insertInto('helper')
    .values({
      facility_id: facility.id,
      user_id: helper.id,
      email: helper.email,
      named_by: owner.id,
      named_at: '2026-01-01T08:00:00Z',
    })
    .execute()
  const [first, second] = await questionsOfType2(db)
  if (!first || !second) throw new Error('The catalogue has too few questions')
  const inspection = await makeInspection(db, { facility_id: facility.id, team: [inspector.id] })
  const late = await makeCorrectiveAction(db, { inspection, sub_list_id: first.sub_list_id, is_critical: true })
  const due = await makeCorrectiveAction(db, { inspection, sub_list_id: second.sub_list_id, due_on: '2026-05-21' })
  const list = async (who: Person, query: Record<string, string> = {}) =>
    (await as(who, app).send(calls.listCorrectiveActions, { query: { facility_id: String(facility.id), ...query } }))
      .reply
  const reply = (who: Person, id: number, text = 'It is filled.', file?: ReturnType<typeof pdf>) =>
    as(who, app).send(calls.replyToFinding, { params: { id }, body: { text } }, file ? { file } : {})
  const accept = (who: Person, id: number) => as(who, app).send(calls.acceptReply, { params: { id } })
  const sendBack = (who: Person, id: number) =>
    as(who, app).send(calls.sendReplyBack, { params: { id }, body: { reason: 'The photo shows another cylinder.' } })
  const people = { owner, rival, helper, inspector, clerk }
  return { app, db, setClock, ...people, facility, inspection, first, late, due, list, reply, accept, sendBack }
}

it('lists what is to be put right, with what is overdue by the day in Lagos, to officers, its owner and helpers', async () => {
  const { app, owner, helper, rival, clerk, facility, inspection, first, late, due, list } = await inspected()
  const listed = await list(owner)
  expect(listed.data.map(({ id, is_overdue, offered }) => [id, is_overdue, offered])).toEqual([
    [late.id, true, ['Reply to finding']],
    [due.id, false, ['Reply to finding']],
  ])
  expect(listed.data[0]).toMatchObject({
    number: inspection.number,
    company_name: 'Alheri Clinic',
    question: first.sub_list,
    is_critical: true,
    outcome: 'not met',
    note: 'The cylinder is empty.',
    text: 'Fill the cylinder.',
    days: 30,
    due_on: '2026-05-20',
    replies: [],
  })
  expect((await list(helper)).total).toBe(2)
  expect((await list(clerk)).data.map(({ offered }) => offered)).toEqual([[], []])
  expect((await list(clerk, { overdue: '1' })).data.map(({ id }) => id)).toEqual([late.id])
  expect((await list(clerk, { status: 'closed' })).total).toBe(0)
  expect((await list(clerk, { local_gov_area_id: String(facility.local_gov_area_id) })).total).toBe(2)
  expect((await list(clerk, { local_gov_area_id: '540' })).total).toBe(0)
  const query = { facility_id: String(facility.id) }
  expect(await as(rival, app).send(calls.listCorrectiveActions, { query })).toBeRefused('not_found')
  // Without a facility owners get their own.
  const own = await as(owner, app).send(calls.listCorrectiveActions, { query: {} })
  expect(own.reply.data.map(({ id }) => id)).toEqual([late.id, due.id])
  expect((await as(rival, app).send(calls.listCorrectiveActions, { query: {} })).reply.total).toBe(0)
})

it('shows nothing of an inspection that is not published', async () => {
  const { app, db, owner, inspector, first, facility, list } = await inspected()
  const before = (await list(owner)).total
  const inspection = await makeInspection(db, { facility_id: facility.id, team: [inspector.id], status: 'done' })
  const hidden = await makeCorrectiveAction(db, { inspection, sub_list_id: first.sub_list_id })
  expect((await list(owner)).total).toBe(before)
  expect((await list(inspector)).total).toBe(before)
  const params = { id: hidden.id }
  expect(await as(owner, app).send(calls.replyToFinding, { params, body: { text: 'It is filled.' } })).toBeRefused(
    'not_found',
  )
  expect(await as(inspector, app).send(calls.acceptReply, { params })).toBeRefused('not_found')
})

it('takes a reply with three files, which an inspector sends back and then accepts', async () => {
  const { app, owner, helper, rival, inspector, clerk, late, list, reply, accept, sendBack } = await inspected()
  expect(await accept(inspector, late.id)).toBeRefused('action_not_offered')
  expect(await reply(rival, late.id)).toBeRefused('not_found')
  expect(await reply(clerk, late.id)).toBeRefused('not_allowed')
  const sent = await reply(helper, late.id, 'It is filled.', pdf())
  expect([sent.status, sent.reply.message]).toEqual([201, 'Your reply is sent'])
  expect(sent.reply.data).toMatchObject({
    status: 'replied',
    is_overdue: false,
    offered: [],
    replies: [{ text: 'It is filled.', is_accepted: null, reason: null, decided_by: null }],
  })
  expect(await reply(owner, late.id)).toBeRefused('action_not_offered')
  const add = () => as(owner, app).send(calls.addReplyFile, { params: { id: late.id }, body: {} }, { file: png })
  expect((await add()).reply.data.replies[0]?.files).toHaveLength(2)
  const { replies } = (await add()).reply.data
  expect(replies[0]?.files).toHaveLength(3)
  expect(await add()).toBeRefused('limit_reached')
  const slug = replies[0]?.files[0] ?? ''
  expect((await as(inspector, app).send(documents.linkDocument, { params: { slug } })).status).toBe(200)
  expect(await as(rival, app).send(documents.linkDocument, { params: { slug } })).toBeRefused('not_found')

  expect(await sendBack(clerk, late.id)).toBeRefused('not_allowed')
  expect((await sendBack(inspector, late.id)).reply.data).toMatchObject({
    status: 'open',
    is_overdue: true,
    replies: [{ is_accepted: false, reason: 'The photo shows another cylinder.' }],
  })
  expect(await sendBack(inspector, late.id)).toBeRefused('action_not_offered')
  expect(await add()).toBeRefused('action_not_offered')
  await reply(owner, late.id, 'Here is the right photo.')
  expect((await accept(inspector, late.id)).reply.data).toMatchObject({ status: 'closed', offered: [] })
  expect(await accept(inspector, late.id)).toBeRefused('action_not_offered')
  expect((await list(owner)).data.at(-1)).toMatchObject({ id: late.id, is_overdue: false })
  const told = await as(owner, app).send(notifications.listNotifications, {})
  expect(told.reply.data.map(({ title }) => title)).toEqual([
    'A finding is put right',
    'Your reply to a finding was sent back',
  ])
  const heard = await as(inspector, app).send(notifications.listNotifications, {})
  expect(heard.reply.data.map(({ title }) => title)).toContain('An owner replied to a finding')
})

it('takes a file that came in pieces over a bad connection, of its owner and for its facility alone', async () => {
  const { app, db, owner, rival, late, facility } = await inspected()
  const elsewhere = await makeFacility(db, { user_id: owner.id })
  const inPieces = async (who: Person, facility_id: number) => {
    const tus = uploader(app, who)
    const { bytes } = pdf()
    const begun = await tus.begin({ facility_id, bytes, call: calls.replyToFinding.path })
    const location = String(begun.headers.location)
    if (begun.statusCode === 201) {
      await tus.patch(location, 0, bytes.subarray(0, 100))
      await tus.patch(location, 100, bytes.subarray(100))
    }
    return { status: begun.statusCode, upload_id: uploadIdIn(location) }
  }
  const finish = (who: Person, facility_id: number | null, upload_id: string) => {
    const body = { text: 'It is filled.', upload_id, ...(facility_id !== null && { facility_id }) }
    return as(who, app).send(calls.replyToFinding, { params: { id: late.id }, body })
  }
  expect((await inPieces(rival, facility.id)).status).toBe(404)
  const other = await inPieces(owner, elsewhere.id)
  expect(await finish(owner, facility.id, other.upload_id)).toBeRefused('not_found')
  expect(await finish(owner, null, other.upload_id)).toBeRefused('not_found')
  expect(await finish(owner, elsewhere.id, other.upload_id)).toBeRefused('invalid_input', 'facility_id')
  const { upload_id } = await inPieces(owner, facility.id)
  expect(await finish(rival, facility.id, upload_id)).toBeRefused('not_found')
  const sent = await finish(owner, facility.id, upload_id)
  expect([sent.status, sent.reply.data.replies[0]?.files.length]).toEqual([201, 1])
})
