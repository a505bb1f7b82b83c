import '../../testing/matchers.ts'
import { listNotifications } from '@portal/contract/messages/calls/notifications.ts'
import * as calls from '@portal/contract/standing/calls/offences.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { readLetterFacts } from '../../records/letters/letter-facts.ts'
import { insertRate, lockOffences } from '../../records/standing/offences.ts'
import { as } from '../../testing/as.ts'
import { countLockWaits } from '../../testing/count-lock-waits.ts'
import { makeFacility } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'
import { twoOfficers } from '../../testing/two-officers.ts'

async function tariff() {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const officer = as(await makeOfficer(db), app)
  const list = async () => (await officer.send(calls.listOffences, {})).reply.data
  const find = async (id: number) => (await list()).find((offence) => offence.id === id)
  const add = (body: object) =>
    officer.send(calls.addOffence, { body: { name: 'Noise at night', amount: '20,000', days_to_pay: 28, ...body } })
  const edit = (id: number, body: object) => officer.send(calls.editOffence, { params: { id }, body })
  const save = (id: number, body: object) =>
    officer.send(calls.addOffenceRate, { params: { id }, body: { amount: 30_000, days_to_pay: 14, ...body } })
  return { app, db, officer, list, find, add, edit, save, setClock }
}

it('starts with samples, which an amount replaces from its first day on', async () => {
  const { list, find, save, setClock } = await tariff()
  const sample = (await list()).find(({ name }) => name === 'Certificate not displayed')
  expect(sample?.rate).toMatchObject({ amount: 20_000, days_to_pay: 28, is_sample: true, recorded_by: null })
  const id = sample?.id ?? 0
  expect((await save(id, { start_date: '2026-07-01' })).reply.data.planned).toMatchObject([{ amount: 30_000 }])
  expect((await find(id))?.rate).toMatchObject({ amount: 20_000, is_sample: true })
  setClock('2026-06-30T23:00:00Z') // Midnight in Lagos.
  expect((await find(id))?.rate).toMatchObject({ amount: 30_000, days_to_pay: 14, is_sample: false })
})

it('takes over the sample amounts that an officer has read, but not those of retired offences', async () => {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-06-15T09:00:00Z')
  const officer = as(await makeOfficer(db), app)
  const list = async () => (await officer.send(calls.listOffences, {})).reply.data
  const [retired, ...others] = await list()
  await officer.send(calls.editOffence, { params: { id: retired?.id ?? 0 }, body: { retired: true } })
  const ids = others.flatMap(({ rate }) => (rate?.is_sample ? [rate.id] : []))
  expect(ids.length).toBeGreaterThan(2)
  const confirm = (some: number[]) => officer.send(calls.confirmSampleOffences, { body: { ids: some } })
  expect(await confirm([...ids, retired?.rate?.id ?? 0])).toBeRefused('action_not_offered')
  expect(await confirm(ids.slice(1))).toBeRefused('action_not_offered')
  expect((await confirm(ids)).reply.message).toBe(`${ids.length} amounts are saved`)
  const after = await list()
  expect(after.filter(({ rate }) => rate?.is_sample).map(({ name }) => name)).toEqual([retired?.name])
  const amounts = (offences: typeof after) =>
    offences.map(({ id, rate }) => [id, rate?.amount, rate?.days_to_pay]).sort()
  expect(amounts(after)).toEqual(amounts([...others, ...(retired ? [retired] : [])]))
  expect(await confirm(ids)).toBeRefused('action_not_offered')
})

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'waits with taking over the samples for an officer who does the same, and then refuses it',
  async () => {
    const { db, officer, byTheOther } = await twoOfficers()
    const { data } = (await officer.send(calls.listOffences, {})).reply
    const ids = data.flatMap(({ rate }) => (rate?.is_sample ? [rate.id] : []))
    const first = await db.startTransaction().execute()
    await lockOffences(first)
    await insertRate(first, {
      offence_id: data[0]?.id ?? 0,
      amount_kobo: 7_000_000,
      days_to_pay: 14,
      ...byTheOther,
    })
    const confirming = officer.send(calls.confirmSampleOffences, { body: { ids } })
    await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(1)
    await first.commit().execute()
    expect(await confirming).toBeRefused('action_not_offered')
  },
)

it('renames, retires and brings back an offence, while penalties keep the name and the amount of their day', async () => {
  const { db, officer, list, find, add, edit, save } = await tariff()
  const { id } = (await add({})).reply.data
  const { id: facility_id } = await makeFacility(db)
  const penalise = () =>
    officer.send(penalties.penaliseFacility, { body: { facility_id, offence_id: id, comment: 'Three complaints.' } })
  const { reply } = await penalise()
  expect((await edit(id, { name: 'noise AFTER ten' })).reply.data.name).toBe('noise AFTER ten')
  expect((await edit(id, { name: 'Noise after ten' })).reply.data.name).toBe('Noise after ten')
  expect(await edit(id, { name: 'certificate NOT displayed' })).toBeRefused('invalid_input', 'name')
  await save(id, {})
  await edit(id, { retired: true })
  expect((await list()).at(-1)).toMatchObject({ id, rate: { amount: 30_000 }, retired_at: expect.any(String) })
  expect(await penalise()).toBeRefused('invalid_input', 'offence_id')
  expect((await edit(id, { retired: false })).reply.data.retired_at).toBeNull()
  expect((await penalise()).reply.data).toMatchObject({ offence: 'Noise after ten', amount: 30_000 })
  const { data } = (await officer.send(penalties.listPenalties, {})).reply
  expect(data.find((penalty) => penalty.id === reply.data.id)).toMatchObject({
    offence: 'Noise at night',
    amount: 20_000,
    due_date: '2026-07-13',
  })
  expect(await edit(2_000_000_000, { retired: true })).toBeRefused('not_found')
  await edit(id, { name: `Noise ${id}`, retired: true })
  expect((await find(id))?.name).toBe(`Noise ${id}`)
})

it('charges another amount and day than the tariff, if the officer enters them, and names the offence to the owner', async () => {
  const { db, app, officer, add, save } = await tariff()
  const { id } = (await add({ name: 'Waste in the yard' })).reply.data
  await save(id, { amount: 90_000, start_date: '2026-06-16' })
  const owner = await makeOwner(db)
  const facility = await makeFacility(db, { user_id: owner.id })
  const penalise = async (more: object) => {
    const body = { facility_id: facility.id, offence_id: id, comment: 'Three complaints.', ...more }
    return (await officer.send(penalties.penaliseFacility, { body })).reply.data
  }
  expect(await penalise({})).toMatchObject({ amount: 20_000, due_date: '2026-07-13' })
  expect(await penalise({ amount: 5_000.5, due_date: '2026-06-30' })).toMatchObject({
    offence: 'Waste in the yard',
    amount: 5_000.5,
    due_date: '2026-06-30',
  })
  const [told] = (await as(owner, app).send(listNotifications, {})).reply.data
  expect(told?.body).toBe(
    `${facility.company_name}: Waste in the yard. Three complaints.\n₦5,000.50 is to be paid by 30 June 2026. The invoice is on the page of the facility.`,
  )
  const letters = await db
    .selectFrom('letter')
    .where('facility_id', '=', facility.id)
    .orderBy('id')
    .select('facts')
    .execute()
  expect(readLetterFacts(letters[1]?.facts).body.slice(1, 3)).toEqual([
    { quote: 'Waste in the yard. Three complaints.' },
    expect.stringMatching(/^Pay ₦5,000\.50 by 30 June 2026\. /),
  ])
})

it('takes one of two offences with the same name that are added at once, and one of two stale changes', async () => {
  const { officer, add } = await tariff()
  const answers = await Promise.all([add({ name: 'Two at once' }), add({ name: 'TWO AT ONCE' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
  const data = answers.find(({ status }) => status === 201)?.reply.data
  const retire = () =>
    officer.send(
      calls.editOffence,
      { params: { id: data?.id ?? 0 }, body: { retired: true } },
      { headers: { 'if-match': `"${data?.updated_at}"` } },
    )
  expect((await Promise.all([retire(), retire()])).map(({ status }) => status).toSorted()).toEqual([200, 412])
})

it.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'certificate NOT displayed' }, 'name'],
  [{ amount: 0 }, 'amount'],
  [{ amount: 100_000_001 }, 'amount'],
  [{ days_to_pay: 0 }, 'days_to_pay'],
  [{ days_to_pay: 366 }, 'days_to_pay'],
  [{ start_date: '2026-06-14' }, 'start_date'],
])('refuses %j because of its %s', async (body, field) => {
  const { add } = await tariff()
  expect(await add({ name: 'Wrong', ...body })).toBeRefused('invalid_input', field)
})

it('ends at two hundred offences', async () => {
  const { db, add } = await tariff()
  await sql`
    insert into offence (name, updated_at)
    select 'Offence ' || n, now() from generate_series(1, 199 - (select count(*)::int from offence)) as n
  `.execute(db)
  expect((await add({ name: 'The last one' })).status).toBe(201)
  expect(await add({ name: 'One too many' })).toBeRefused('limit_reached')
})
