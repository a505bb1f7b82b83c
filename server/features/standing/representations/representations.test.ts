import '../../../testing/matchers.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import * as calls from '@portal/contract/standing/calls/representations.ts'
import { expect, it } from 'vitest'
import { lapseDeclined } from '../../../jobs/lapse-declined.ts'
import { as } from '../../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { pdf } from '../../../testing/files.ts'
import { makeOfficer, makeOwner, type Person } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

/** An application that an officer declined on 15 June, and another officer who may decide on the representation. */
async function declined() {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-14T23:30:00Z') // Half past midnight in Lagos.
  const [owner, decliner, other] = [await makeOwner(db), await makeOfficer(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: owner.id })
  const { id } = await makeRegistration(db, { facility_id: facility.id, status: 'Awaiting decision' })
  const decline = () =>
    as(decliner, app).send(registrations.decideRegistration, { body: { id, status: 'declined', reason: 'No water.' } })
  await decline()
  setClock('2026-06-15T09:00:00Z')
  const answer = (text = 'There is a well.') =>
    as(owner, app).send(calls.contestDecline, { params: { id }, body: { text } }, { file: pdf() })
  const page = async (who: Person) =>
    (await as(who, app).send(registrations.showRegistration, { params: { id } })).reply
  const idOf = async () => (await page(owner)).representation?.id ?? 0
  const decide = async (who: Person, outcome: 'upheld' | 'set aside') =>
    as(who, app).send(calls.decideRepresentation, {
      params: { id: await idOf() },
      body: { outcome, reason: 'The inspector saw it.' },
    })
  const waiting = async () =>
    (await as(other, app).send(calls.listRepresentations, {})).reply.data.filter(
      ({ registration_id }) => registration_id === id,
    )
  const titles = async (who: Person) =>
    (await as(who, app).send(notifications.listNotifications, {})).reply.data.map(({ title }) => title)
  return { app, db, owner, decliner, other, id, decline, answer, page, idOf, decide, waiting, titles, setClock }
}

it('lets another officer set aside a decline that its owner contests', async () => {
  const { app, owner, decliner, other, answer, page, idOf, decide, waiting, titles } = await declined()
  expect(await page(owner)).toMatchObject({ contest_until: '2026-07-13', representation: null })
  expect((await page(other)).contest_until).toBeNull()
  expect((await answer()).status).toBe(201)
  expect(await titles(other)).toContain('An owner made a representation against a decision')
  const file = () =>
    idOf().then((id) => as(owner, app).send(calls.addRepresentationFile, { params: { id } }, { file: pdf() }))
  expect((await file()).status).toBe(201)
  const atOnce = await Promise.all([file(), file()])
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([201, 409])
  expect(await file()).toBeRefused('limit_reached')
  expect((await page(owner)).representation).toMatchObject({ files: { length: 3 }, offered: [], may_add_files: false })
  expect((await page(decliner)).representation?.offered).toEqual([])
  expect(await decide(decliner, 'upheld')).toBeRefused('action_not_offered')
  expect(await waiting()).toMatchObject([{ text: 'There is a well.', offered: ['upheld', 'set aside'] }])

  const decided = await decide(other, 'set aside')
  expect(decided.reply.page).toMatchObject({
    registration: { status: 'Awaiting decision' },
    representation: { outcome: 'set aside', reason: 'The inspector saw it.', offered: [] },
  })
  expect(decided.reply.page?.registration.history.at(-1)).toMatchObject({
    from: 'declined',
    to: 'Awaiting decision',
    reason: 'The decision was set aside: The inspector saw it.',
  })
  expect(await titles(owner)).toContain('The ministry set its decision aside')
  expect(await waiting()).toEqual([])
  expect(await file()).toBeRefused('action_not_offered')
})

it('takes one representation against each decline, until the last day, and upholds it for good', async () => {
  const { db, id, owner, other, decline, answer, decide, page, titles, setClock } = await declined()
  setClock('2026-07-13T22:59:00Z')
  expect((await page(owner)).contest_until).toBe('2026-07-13')
  expect((await answer()).status).toBe(201)
  expect((await page(owner)).contest_until).toBeNull()
  expect(await answer()).toBeRefused('already_exists')
  expect(await decide(await makeOfficer(db, ['review']), 'upheld')).toBeRefused('not_allowed')
  const decided = await decide(other, 'upheld')
  expect(decided.reply.page).toMatchObject({
    registration: { status: 'declined' },
    representation: { outcome: 'upheld' },
  })
  expect(await titles(owner)).toContain('The ministry upholds its decision')
  expect(await decide(other, 'set aside')).toBeRefused('action_not_offered')

  // Declined again, the new decision can be contested: too late this time.
  await db.updateTable('registration').set({ status: 'pending' }).where('id', '=', id).execute()
  await decline()
  expect((await page(owner)).contest_until).toBe('2026-08-10')
  setClock('2026-08-10T23:00:00Z')
  expect((await page(owner)).contest_until).toBeNull()
  expect(await answer()).toBeRefused('action_not_offered')
})

it('lists those that wait for an officer, the oldest first, and those of one facility, the newest first', async () => {
  const { app, db, owner, other, id, decline, answer, decide, waiting, setClock } = await declined()
  await answer('The first.')
  await decide(other, 'upheld')
  await db.updateTable('registration').set({ status: 'pending' }).where('id', '=', id).execute()
  setClock('2026-06-16T09:00:00Z')
  await decline()
  await answer('The second.')
  const later = await declined()
  setClock('2026-06-16T10:00:00Z')
  await later.answer('Of another facility.')
  expect((await waiting()).map(({ text }) => text)).toEqual(['The second.'])
  const all = (await as(other, app).send(calls.listRepresentations, { query: { per_page: 100 } })).reply.data
  const [mine, theirs] = [id, later.id].map((one) => all.findIndex(({ registration_id }) => registration_id === one))
  expect([mine !== -1, theirs]).toEqual([true, all.length - 1])
  const { facility_id } = await db
    .selectFrom('registration')
    .where('id', '=', id)
    .select('facility_id')
    .executeTakeFirstOrThrow()
  const own = await as(owner, app).send(calls.listRepresentationsOfFacility, { params: { id: facility_id } })
  expect(own.reply.data.map(({ text, outcome }) => [text, outcome])).toEqual([
    ['The second.', null],
    ['The first.', 'upheld'],
  ])
  const sent = { params: { id: facility_id } }
  expect(await as(later.owner, app).send(calls.listRepresentationsOfFacility, sent)).toBeRefused('not_found')
})

it('ends a representation with the next decision', async () => {
  const { app, other, id, answer, page, waiting } = await declined()
  await answer()
  await as(other, app).send(registrations.decideRegistration, { body: { id, status: 'Temporarily approved' } })
  expect((await page(other)).representation).toMatchObject({ outcome: 'overtaken', decided_by: null })
  expect(await waiting()).toEqual([])
})

it('keeps a declined application open until an officer has decided, however long that takes', async () => {
  const contested = await declined()
  await contested.answer()
  const other = await declined()
  const { db } = contested
  const lapse = async (moment: string) => {
    await lapseDeclined(db, new Date(moment))
    const rows = db.selectFrom('registration').where('id', 'in', [contested.id, other.id])
    return (await rows.where('ended_at', 'is not', null).orderBy('id').select('id').execute()).map(({ id }) => id)
  }
  expect(await lapse('2027-06-16T09:00:00Z')).toEqual([other.id])
  contested.setClock('2027-06-17T09:00:00Z')
  expect((await contested.decide(contested.other, 'upheld')).status).toBe(200)
  expect(await lapse('2027-06-18T09:00:00Z')).toEqual([contested.id, other.id])
})
