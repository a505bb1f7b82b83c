import '../../testing/matchers.ts'
import { listRegistrations } from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/cases/calls.ts'
import { describe, expect, it } from 'vitest'
import { insertReturn } from '../../records/applications/returns.ts'
import { as } from '../../testing/as.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { payingClinic } from '../../testing/paying-clinic.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

const on = (day: string) => `${day}T09:00:00.000Z`

/** A portal with six registrations, of which five are open. */
async function portal() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock(on('2026-11-22'))
  const [hadiza, musa] = [await makeOfficer(db), await makeOfficer(db)]
  const make = async (more: Parameters<typeof makeRegistration>[1]) =>
    (await makeRegistration(db, { created_at: on('2026-10-20'), ...more })).id
  const late = await make({ submitted_at: on('2026-10-31'), assignee_id: hadiza.id })
  const fresh = await make({ submitted_at: on('2026-11-21'), status: 'Awaiting decision' })
  const returned = await make({ submitted_at: on('2026-11-10'), assignee_id: hadiza.id })
  const back = await make({ submitted_at: on('2026-10-30'), assignee_id: musa.id })
  await make({})
  await make({ status: 'Approved' })
  const due = { returned_by: hadiza.id, returned_at: on('2026-11-11'), due_date: '2026-12-01' }
  const items = [{ section: 'staff', id: null, name: null, remark: 'Name the matron.' }] as const
  for (const registration_id of [returned, back]) await insertReturn(db, { ...due, registration_id, items })
  await db
    .updateTable('registration_return')
    .where('registration_id', '=', back)
    .set({ resubmitted_at: on('2026-11-20') })
    .execute()
  const queueOf = async (officer: Person) => (await as(officer, app).send(calls.showQueue, {})).reply.data
  const listed = async (officer: Person, query: object) =>
    (await as(officer, app).send(listRegistrations, { query: { sort: 'submitted_at', ...query } })).reply.data
  return { app, db, hadiza, musa, late, fresh, returned, back, queueOf, listed }
}

describe('the views of the queue', () => {
  it('have their numbers in one reply, each officer their own', async () => {
    const { hadiza, musa, fresh, queueOf } = await portal()
    const counts = {
      mine: { total: 1 },
      unassigned: { total: 1 },
      returned: { total: 2 },
      late: { total: 1 },
      ministry: { total: 3 },
      all: { total: 6 },
    }
    expect(await queueOf(hadiza)).toEqual({ counts, service_days: 21, oldest: fresh, saved: [], stages: [] })
    expect((await queueOf(musa)).counts).toEqual(counts)
  })

  it('list what they count', async () => {
    const { hadiza, musa, late, fresh, returned, back, listed } = await portal()
    const ids = async (officer: Person, query: object) => (await listed(officer, query)).map(({ id }) => id)
    expect(await ids(hadiza, { with: 'ministry', assignee: 'me' })).toEqual([late])
    expect(await ids(musa, { with: 'ministry', assignee: 'me' })).toEqual([back])
    expect(await ids(hadiza, { with: 'ministry', assignee: 'nobody' })).toEqual([fresh])
    expect(await ids(hadiza, { returned: 'yes' })).toEqual([back, returned])
    // Nine of the 23 days since it was submitted were its owner's.
    expect(await ids(hadiza, { late: 'yes' })).toEqual([late])
    expect(await ids(hadiza, { returned: 'yes', assignee: 'me' })).toEqual([returned])
  })
})

describe('the fee of a row', () => {
  it('is due, to be confirmed or paid, for officers alone', async () => {
    const { app, owner, officer, paid, decide, id } = await payingClinic()
    const rowFor = async (person: Person) => {
      const { reply } = await as(person, app).send(listRegistrations, { query: { per_page: 100 } })
      return reply.data.find((row) => row.id === id)
    }
    const fee = async () => (await rowFor(officer))?.fee
    expect(await fee()).toEqual({ state: 'due', due: 50_000 })
    const first = await paid(20_000)
    expect(await fee()).toEqual({ state: 'due', due: 30_000 })
    const second = await paid(30_000)
    expect(await fee()).toEqual({ state: 'to confirm', due: 0 })
    await decide(first.id, 'confirmed')
    await decide(second.id, 'refused')
    expect(await fee()).toEqual({ state: 'due', due: 30_000 })
    await decide((await paid(30_000)).id, 'confirmed')
    expect(await fee()).toEqual({ state: 'paid', due: 0 })
    expect((await rowFor(owner))?.fee).toBeUndefined()
  })
})

describe('a saved view', () => {
  async function officers() {
    const { app, db } = await testApp()
    const [hadiza, musa] = [as(await makeOfficer(db), app), as(await makeOfficer(db, []), app)]
    const save = (person: typeof hadiza, name: string, search = 'late=yes') =>
      person.send(calls.saveView, { body: { name, search } })
    const names = async (person: typeof hadiza) =>
      (await person.send(calls.showQueue, {})).reply.data.saved.map(({ name }) => name)
    return { app, db, hadiza, musa, save, names }
  }

  it('follows its officer, is replaced by one of its name, and is removed', async () => {
    const { hadiza, musa, save, names } = await officers()
    await save(hadiza, 'Minna')
    const { reply } = await save(hadiza, ' Bida ', 'local_gov_area_id=544&status=pending%2CAwaiting+decision')
    expect(reply).toMatchObject({ message: 'The view is saved', data: [{ name: 'Bida' }, { name: 'Minna' }] })
    const [bida] = (await save(hadiza, 'Bida', 'sort=-name')).reply.data
    expect(bida).toMatchObject({ name: 'Bida', search: 'sort=-name' })
    expect(await names(hadiza)).toEqual(['Bida', 'Minna'])
    expect(await names(musa)).toEqual([])
    const params = { id: bida?.id ?? 0 }
    expect(await musa.send(calls.removeView, { params })).toBeRefused('not_found')
    expect((await hadiza.send(calls.removeView, { params })).reply.data).toMatchObject([{ name: 'Minna' }])
    expect(await hadiza.send(calls.removeView, { params })).toBeRefused('not_found')
  })

  it('is one of twelve, also when several are saved at once', async () => {
    const { hadiza, save, names } = await officers()
    for (let view = 1; view <= 11; view++) await save(hadiza, `View ${view}`)
    const answers = await Promise.all([save(hadiza, 'One more'), save(hadiza, 'Another')])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(answers.find(({ status }) => status === 422)?.problem?.errors).toEqual({
      name: ['You have 12 saved views. Remove one first.'],
    })
    expect(await names(hadiza)).toHaveLength(12)
    expect((await save(hadiza, 'View 3', 'sort=name')).status).toBe(201)
  })

  it.each([
    ['', 'late=yes', 'name'],
    ['x'.repeat(41), 'late=yes', 'name'],
    ['Bida', `q=${'x'.repeat(500)}`, 'search'],
    ['Bida', 'javascript:alert(1)', 'search'],
    ['Bida', '/../users', 'search'],
  ])('is refused with the name %j and the filters %j', async (name, search, field) => {
    const { hadiza, save, names } = await officers()
    expect(await save(hadiza, name, search)).toBeRefused('invalid_input', field)
    expect(await names(hadiza)).toEqual([])
  })

  it('is not for owners', async () => {
    const { app, db, save } = await officers()
    const owner = as(await makeOwner(db), app)
    expect(await save(owner, 'Bida')).toBeRefused('not_allowed')
    expect(await owner.send(calls.showQueue, {})).toBeRefused('not_allowed')
  })
})
