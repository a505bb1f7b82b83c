import '../../testing/matchers.ts'
import { listHistory } from '@portal/contract/applications/calls/contents-lists.ts'
import {
  decideRegistration,
  listRegistrations,
  showRegistration,
} from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/cases/calls.ts'
import { listNotifications } from '@portal/contract/messages/calls/notifications.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

async function portal() {
  const { app, db, setClock } = await testApp()
  const [owner, hadiza, musa] = [await makeOwner(db), await makeOfficer(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: owner.id, company_name: 'Kuta Clinic' })
  const { id, reference } = await makeRegistration(db, {
    facility_id: facility.id,
    submitted_at: '2026-11-01T09:00:00.000Z',
  })
  const to = (officer: Person) => as(officer, app)
  const take = (officer: Person) => to(officer).send(calls.takeCase, { params: { id } })
  const putBack = (officer: Person) => to(officer).send(calls.putCaseBack, { params: { id } })
  const give = (officer: Person, body: { officer_id: number; from_id?: number | null }) =>
    to(officer).send(calls.giveCase, { params: { id }, body })
  const show = async (person: Person) => (await to(person).send(showRegistration, { params: { id } })).reply
  const historyFor = async (person: Person) =>
    (await to(person).send(listHistory, { params: { id } })).reply.data.map(({ reason }) => reason)
  return { app, db, setClock, owner, hadiza, musa, id, reference, to, take, give, putBack, show, historyFor }
}

const nameOf = ({ id, first_name, last_name }: Person) => ({ id, first_name, last_name })

it('gives a case to the officer who takes it, with a line in the history that owners do not see', async () => {
  const { owner, hadiza, take, show, historyFor } = await portal()
  const { reply } = await take(hadiza)
  expect(reply).toMatchObject({
    message: 'You have this application now',
    page: { registration: { status: 'pending' } },
  })
  expect(reply.page.case).toMatchObject({ assignee: nameOf(hadiza), offered: ['Give case', 'Put back'] })
  expect(await historyFor(hadiza)).toEqual(['Took the application'])
  expect(await historyFor(owner)).toEqual([])
  expect(await show(owner)).toMatchObject({ case: null, registration: { history: [] }, totals: { history: 0 } })
})

it('lets exactly one of two officers take a case at once, and tells the other who has it', async () => {
  const { hadiza, musa, take, show, historyFor } = await portal()
  const answers = await Promise.all([take(hadiza), take(musa)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const holder = (await show(musa)).case?.assignee
  const winner = answers[0].status === 200 ? hadiza : musa
  expect(holder).toEqual(nameOf(winner))
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.problem).toMatchObject({
    code: 'action_not_offered',
    detail: `${winner.first_name} ${winner.last_name} has this application`,
    offered: ['Give case'],
  })
  expect(await historyFor(hadiza)).toEqual(['Took the application'])
  expect((await take(winner)).status).toBe(200)
  expect(await historyFor(hadiza)).toEqual(['Took the application'])
})

it('tells the officer who is given a case, and nobody else', async () => {
  const { owner, hadiza, musa, id, reference, to, give, historyFor } = await portal()
  const messagesOf = async (person: Person) => (await to(person).send(listNotifications, {})).reply.data
  expect((await give(hadiza, { officer_id: musa.id, from_id: null })).status).toBe(200)
  expect(await messagesOf(musa)).toMatchObject([
    {
      kind: 'assignment',
      title: 'An application was given to you',
      body: `Kuta Clinic, ${reference}.\nGiven by ${hadiza.first_name} ${hadiza.last_name}.`,
      link: `/admin/registration/${id}`,
    },
  ])
  expect([await messagesOf(hadiza), await messagesOf(owner)]).toEqual([[], []])
  expect(await historyFor(hadiza)).toEqual([`Application given to: ${musa.first_name} ${musa.last_name}`])
  expect((await give(musa, { officer_id: musa.id })).status).toBe(200)
  expect(await historyFor(hadiza)).toHaveLength(1)
  expect((await give(hadiza, { officer_id: hadiza.id, from_id: musa.id })).status).toBe(200)
  expect(await messagesOf(hadiza)).toEqual([])
})

it('refuses to give a case that somebody else has taken since, or to a person who is no officer', async () => {
  const { owner, hadiza, musa, take, give, show } = await portal()
  await take(musa)
  expect(await give(hadiza, { officer_id: hadiza.id, from_id: null })).toBeRefused('action_not_offered')
  expect(await give(hadiza, { officer_id: owner.id })).toBeRefused('invalid_input', 'officer_id')
  expect(await give(hadiza, { officer_id: 2_000_000_000 })).toBeRefused('invalid_input', 'officer_id')
  expect((await show(hadiza)).case?.assignee).toEqual(nameOf(musa))
})

it('lets only the officer who has a case put it back', async () => {
  const { hadiza, musa, take, putBack, show } = await portal()
  expect(await putBack(hadiza)).toBeRefused('action_not_offered')
  await take(hadiza)
  expect(await putBack(musa)).toBeRefused('action_not_offered')
  expect((await putBack(hadiza)).reply.page.case).toMatchObject({ assignee: null, offered: ['Take case', 'Give case'] })
  expect((await take(musa)).status).toBe(200)
  expect((await show(musa)).case?.assignee).toEqual(nameOf(musa))
})

it('is over once the case is decided', async () => {
  const { hadiza, id, to, take, give, putBack } = await portal()
  await take(hadiza)
  await to(hadiza).send(decideRegistration, { body: { id, status: 'declined' } })
  expect(await putBack(hadiza)).toBeRefused('action_not_offered')
  expect(await give(hadiza, { officer_id: hadiza.id })).toBeRefused('action_not_offered')
})

it('lists the officers by name, and no owner', async () => {
  const { db, app } = await testApp(await newTestDatabase())
  const [officer] = [await makeOfficer(db), await makeOwner(db)]
  expect((await as(officer, app).send(calls.listOfficers, {})).reply.data).toEqual([nameOf(officer)])
})

it('lists the officers who inspect', async () => {
  const { db, app } = await testApp(await newTestDatabase())
  const reviewer = await makeOfficer(db, ['review'])
  const inspector = await makeOfficer(db, ['inspect'])
  const { reply } = await as(reviewer, app).send(calls.listOfficers, { query: { duty: 'inspect' } })
  expect(reply.data).toEqual([nameOf(inspector)])
})

it('filters the queue by holder, officer and time, and shows each case with its clock and flags', async () => {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-11-22T09:00:00.000Z')
  const [hadiza, owner] = [await makeOfficer(db), await makeOwner(db)]
  const twin = await makeFacility(db, { company_name: 'Kuta Clinic', user_id: owner.id })
  const on = (day: string) => `${day}T09:00:00.000Z`
  const make = async (more: Parameters<typeof makeRegistration>[1]) =>
    (await makeRegistration(db, { created_at: on('2026-10-20'), ...more })).id
  const late = await make({ submitted_at: on('2026-10-31'), assignee_id: hadiza.id })
  const fresh = await make({ submitted_at: on('2026-11-21'), status: 'Awaiting decision', facility_id: twin.id })
  const open = await make({ facility_id: (await makeFacility(db, { company_name: 'KUTA clinic' })).id })
  const considered = await make({ status: 'Awaiting decision' })
  const lapsed = await make({ status: 'Temporarily approved', expiry_date: '2026-11-21' })
  await make({ status: 'Approved' })
  await make({ status: 'pending', ended_at: on('2026-11-01'), submitted_at: on('2026-10-25') })
  const listed = async (query: object) =>
    (await as(hadiza, app).send(listRegistrations, { query: { sort: 'submitted_at', ...query } })).reply
  const ids = async (query: object) => (await listed(query)).data.map(({ id }) => id)
  expect(await ids({ with: 'ministry' })).toEqual([late, fresh, considered])
  expect(await ids({ with: 'ministry', per_page: 1, page: 2 })).toEqual([fresh])
  expect((await listed({ with: 'ministry', per_page: 1 })).total).toBe(3)
  expect(await ids({ with: 'owner' })).toEqual([open])
  expect(await ids({ with: 'ministry', assignee: 'me' })).toEqual([late])
  expect(await ids({ with: 'ministry', assignee: 'nobody' })).toEqual([fresh, considered])
  expect(await ids({ assignee: hadiza.id })).toEqual([late])
  expect(await ids({ late: 'yes' })).toEqual([late, considered])
  expect(await ids({ with: 'ministry', q: 'kuta' })).toEqual([fresh])
  expect(await ids({ with: 'ministry', after: late })).toEqual([fresh, considered])
  const cases = new Map((await listed({})).data.map((row) => [row.id, row.case]))
  expect(cases.get(late)).toMatchObject({
    assignee: nameOf(hadiza),
    clock: { with: 'ministry', ministry_days: 22, owner_days: 11, is_late: true },
    service_days: 21,
    flags: ['Over time'],
    offered: ['Give case', 'Put back'],
  })
  expect(cases.get(fresh)).toMatchObject({ clock: { ministry_days: 1, is_late: false }, flags: ['Likely duplicate'] })
  expect(cases.get(open)).toMatchObject({ clock: { with: 'owner', ministry_days: 0 }, flags: ['Likely duplicate'] })
  expect(cases.get(lapsed)).toMatchObject({ clock: null, flags: ['Temporary approval ended'] })
  const own = (await as(owner, app).send(listRegistrations, { query: { assignee: 'nobody' } })).reply
  expect(own.data.map((row) => [row.id, row.case ?? null])).toEqual([[fresh, null]])
})
