import '../../testing/matchers.ts'
import * as calls from '@portal/contract/money/calls/fees.ts'
import { expect, it } from 'vitest'
import { insertFee, lockFees } from '../../records/money/fees.ts'
import { as } from '../../testing/as.ts'
import { countLockWaits } from '../../testing/count-lock-waits.ts'
import { makeOfficer } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'
import { twoOfficers } from '../../testing/two-officers.ts'

it('starts with samples, which a fee replaces from its first day on, without changing the past', async () => {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const officer = as(await makeOfficer(db), app)
  const hospital = { facility_type_id: 1, purpose: 'registration' } as const
  const save = (body: object) => officer.send(calls.addFee, { body: { ...hospital, ...body } })
  const list = async () => (await officer.send(calls.listFees, {})).reply
  const shown = async () =>
    (await list()).data
      .filter(({ facility_type_id, purpose }) => facility_type_id === 1 && purpose === 'registration')
      .map(({ beds_from, beds_to, amount, is_sample }) => [beds_from, beds_to, amount, is_sample])

  expect(await shown()).toEqual([[0, null, 100000, true]])
  expect((await save({ beds_from: 20, amount: '150,000.50' })).status).toBe(201)
  expect((await save({ amount: 120000, start_date: '2027-01-01' })).status).toBe(201)
  expect(await shown()).toEqual([
    [0, 19, 100000, true],
    [20, null, 150000.5, false],
  ])
  expect((await list()).planned.map(({ amount, start_date }) => [amount, start_date])).toEqual([[120000, '2027-01-01']])
  setClock('2026-12-31T23:00:00Z') // Midnight in Lagos.
  expect(await shown()).toEqual([
    [0, 19, 120000, false],
    [20, null, 150000.5, false],
  ])
  expect((await save({ beds_from: 20, amount: 0, start_date: '2027-01-01' })).reply.data.amount).toBe(0)
  expect(await shown()).toEqual([
    [0, 19, 120000, false],
    [20, null, 0, false],
  ])
  expect((await save({ beds_from: 20 })).reply.data.amount).toBeNull()
  expect(await shown()).toEqual([[0, null, 120000, false]])
  expect((await list()).history.map(({ amount }) => amount)).toEqual([null, 0, 120000, 150000.5])
})

it.each([
  [{ start_date: '2026-06-14', amount: 1 }, 'start_date'],
  [{ amount: -1 }, 'amount'],
  [{ amount: 1.005 }, 'amount'],
  [{ amount: 0.5 }, 'amount'],
  [{ amount: 100_000_001 }, 'amount'],
  [{ beds_from: -1, amount: 1 }, 'beds_from'],
  [{ facility_type_id: 999, amount: 1 }, 'facility_type_id'],
  [{ purpose: 'fun', amount: 1 }, 'purpose'],
])('refuses %j because of its %s', async (body, field) => {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const sent = { facility_type_id: 1, purpose: 'registration' as const, ...body }
  const { problem } = await as(await makeOfficer(db), app).send(calls.addFee, { body: sent as never })
  expect(Object.keys(problem?.errors ?? {})).toEqual([field])
})

it('takes over the samples that an officer has read, all at once, and no others', async () => {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-06-15T09:00:00Z')
  const officer = as(await makeOfficer(db), app)
  const list = async () => (await officer.send(calls.listFees, {})).reply
  const before = (await list()).data
  const ids = before.filter(({ is_sample }) => is_sample).map(({ id }) => id)
  expect(ids.length).toBeGreaterThan(10)
  const confirm = (some: number[]) => officer.send(calls.confirmSampleFees, { body: { ids: some } })
  expect(await confirm([])).toBeRefused('invalid_input', 'ids')
  expect(await confirm(ids.slice(1))).toBeRefused('action_not_offered')
  expect(await confirm([...ids, 2_000_000_000])).toBeRefused('action_not_offered')
  // Somebody saved one of them meanwhile.
  const [first] = before
  const { facility_type_id = null, purpose = 'registration', beds_from = 0 } = first ?? {}
  await officer.send(calls.addFee, { body: { facility_type_id, purpose, beds_from, amount: 123_456 } })
  expect(await confirm(ids)).toBeRefused('action_not_offered')
  const left = ids.filter((id) => id !== first?.id)
  expect((await confirm(left)).reply.message).toBe(`${left.length} fees are saved`)
  const after = (await list()).data
  expect(after.filter(({ is_sample }) => is_sample)).toEqual([])
  expect(after.map(({ amount, beds_to }) => [amount, beds_to])).toEqual(
    before.map(({ id, amount, beds_to }) => [id === first?.id ? 123_456 : amount, beds_to]),
  )
  expect(await confirm(left)).toBeRefused('action_not_offered')
})

it('saves the amounts of a table from a day on, all or none, and only of fees that are those of today', async () => {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-06-15T09:00:00Z')
  const officer = as(await makeOfficer(db), app)
  const list = async () => (await officer.send(calls.listFees, {})).reply
  const change = (body: object) => officer.send(calls.changeFees, { body: body as never })
  const [first, second] = (await list()).data
  const [one, other] = [first?.id ?? 0, second?.id ?? 0]
  expect(await change({ amounts: [] })).toBeRefused('invalid_input', 'amounts')
  expect(await change({ amounts: [{ id: one, amount: -1 }] })).toBeRefused('invalid_input')
  expect(await change({ amounts: [{ id: one, amount: 1 }], start_date: '2026-06-14' })).toBeRefused(
    'invalid_input',
    'start_date',
  )
  const unknown = [
    { id: one, amount: 90_000 },
    { id: 2_000_000_000, amount: 1 },
  ]
  expect(await change({ amounts: unknown })).toBeRefused('action_not_offered')
  expect((await list()).history).toEqual([])
  const amounts = [
    { id: one, amount: '90,000' },
    { id: other, amount: 0 },
  ]
  const { reply } = await change({ amounts })
  expect(reply.message).toBe('2 fees are saved')
  const saved = (await list()).data.slice(0, 2)
  expect(saved.map(({ amount, is_sample, start_date }) => [amount, is_sample, start_date])).toEqual([
    [90_000, false, '2026-06-15'],
    [0, false, '2026-06-15'],
  ])
  // Another officer still sees the fees that these replaced.
  expect(await change({ amounts: [{ id: one, amount: 80_000 }] })).toBeRefused('action_not_offered')
  const later = { amounts: [{ id: saved[0]?.id ?? 0, amount: 95_000 }], start_date: '2027-01-01' }
  expect((await change(later)).reply.message).toBe('1 fee is saved')
  expect((await list()).planned.map(({ amount, start_date }) => [amount, start_date])).toEqual([[95_000, '2027-01-01']])
})

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'waits with taking over the samples for an officer who does the same, and then refuses it',
  async () => {
    const { db, officer, byTheOther } = await twoOfficers()
    const { data } = (await officer.send(calls.listFees, {})).reply
    const ids = data.filter(({ is_sample }) => is_sample).map(({ id }) => id)
    const first = await db.startTransaction().execute()
    await lockFees(first)
    await insertFee(first, {
      facility_type_id: data[0]?.facility_type_id ?? null,
      purpose: data[0]?.purpose ?? 'registration',
      amount_kobo: 7_000_000,
      ...byTheOther,
    })
    const confirming = officer.send(calls.confirmSampleFees, { body: { ids } })
    await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(1)
    await first.commit().execute()
    expect(await confirming).toBeRefused('action_not_offered')
  },
)

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'waits for a fee that is being recorded, so that of two that begin on one day the one that was saved last counts',
  async () => {
    const { db, officer, byTheOther } = await twoOfficers()
    const fee = { facility_type_id: 5, purpose: 'registration', start_date: '2026-06-15' } as const
    const other = await db.startTransaction().execute()
    await insertFee(other, { ...fee, amount_kobo: 7_000_000, ...byTheOther })
    const saving = officer.send(calls.addFee, { body: { ...fee, amount: 80_000 } })
    await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(1)
    await other.commit().execute()
    expect((await saving).status).toBe(201)
    const { data } = (await officer.send(calls.listFees, {})).reply
    const shown = data.find(({ facility_type_id, purpose }) => facility_type_id === 5 && purpose === 'registration')
    expect(shown?.amount).toBe(80_000)
  },
)

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'waits with a table of amounts for an officer who saves one of its fees, and then refuses it',
  async () => {
    const { db, officer, byTheOther } = await twoOfficers()
    const [fee] = (await officer.send(calls.listFees, {})).reply.data
    const other = await db.startTransaction().execute()
    await lockFees(other)
    await insertFee(other, {
      facility_type_id: fee?.facility_type_id ?? null,
      purpose: fee?.purpose ?? 'registration',
      amount_kobo: 7_000_000,
      ...byTheOther,
    })
    const saving = officer.send(calls.changeFees, { body: { amounts: [{ id: fee?.id ?? 0, amount: 80_000 }] } })
    await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(1)
    await other.commit().execute()
    expect(await saving).toBeRefused('action_not_offered')
  },
)
