import '../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as closings from '@portal/contract/facilities/calls/closings.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as calls from '@portal/contract/facilities/calls/flags.ts'
import type { FlagKind } from '@portal/domain/facilities/facility-flags.ts'
import { expect, it } from 'vitest'
import { compareNames } from '../../records/facilities/similar-names.ts'
import { as } from '../../testing/as.ts'
import { operatingOfficer } from '../../testing/contents.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

let made = 0

/** Officers and a way to make facilities, each with an operating officer whom the others have too. */
async function ministry() {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const [officer, colleague] = [await makeOfficer(db, ['review']), await makeOfficer(db, ['review'])]
  made += 1
  const cert_reg_no = `PCN ${770_000 + made}`
  const save = (facility_id: number, details: object = {}) =>
    as(officer, app).send(contents.saveOperatingOfficer, {
      body: { ...operatingOfficer, cert_reg_no, phone_number: '08061112233', ...details, facility_id },
    })
  const make = async (status: 'Approved' | 'pending' | 'declined' = 'Approved', more: object = {}) => {
    made += 1
    const { id } = await makeFacility(db)
    const registration = await makeRegistration(db, { facility_id: id })
    expect((await save(id, { full_name: `Officer of ${made}` })).status).toBe(201)
    const dates = status === 'Approved' ? { approved_at: '2026-01-05T09:00:00Z', expiry_date: '2026-12-31' } : {}
    await db
      .updateTable('registration')
      .set({ status, ...dates, ...more })
      .where('id', '=', registration.id)
      .execute()
    return id
  }
  const detail = async (id: number, who: Person = officer) =>
    (await as(who, app).send(facilities.showFacility, { params: { id } })).reply.data
  const keys = async (id: number) => (await detail(id)).flags?.flatMap((flag) => flag.keys)
  const accept = (id: number, seen: string[], who: Person = officer, kind: FlagKind = 'practitioner') =>
    as(who, app).send(calls.acceptFlag, {
      params: { id },
      body: { kind, keys: seen, reason: 'She works at both on different days.' },
    })
  return { app, db, officer, colleague, cert_reg_no, make, save, detail, keys, accept }
}

it('raises a flag on two licensed facilities, accepts it for both, and raises it again for a third', async () => {
  const { app, officer, colleague, cert_reg_no, make, detail, keys, accept } = await ministry()
  const number = `council number ${cert_reg_no.replace(' ', '')}`
  const [one, two] = [await make(), await make()]
  const queueFlags = async () => {
    const { reply } = await as(officer, app).send(registrations.listRegistrations, { query: { per_page: 100 } })
    return [one, two].map((id) => reply.data.find((row) => row.facility.id === id)?.case?.flags)
  }
  expect(await queueFlags()).toEqual([['Shared practitioner'], ['Shared practitioner']])
  const [flag] = (await detail(one)).flags ?? []
  expect(flag).toMatchObject({
    kind: 'practitioner',
    keys: [`${two} ${number}`],
    facilities: [{ id: two, reasons: ['council number'], is_accepted: false }],
    total: 1,
    accepted: [],
  })
  const { reply } = await accept(one, [`${two} ${number}`])
  expect(reply.message).toBe('The flag is accepted')
  const accepted = {
    reason: 'She works at both on different days.',
    by: `${officer.first_name} ${officer.last_name}`,
    at: '2026-06-15T09:00:00.000Z',
  }
  expect(reply.data).toMatchObject([{ keys: [], facilities: [{ id: two, is_accepted: true }], accepted: [accepted] }])
  expect((await detail(two)).flags).toMatchObject([{ keys: [], accepted: [accepted] }])
  expect(await queueFlags()).toEqual([[], []])
  const third = await make()
  expect(await keys(one)).toEqual([`${third} ${number}`])
  // What nobody has accepted comes first.
  const [shared] = (await detail(one)).flags ?? []
  expect(shared?.facilities.map(({ id, is_accepted }) => [id, is_accepted])).toEqual([
    [third, false],
    [two, true],
  ])
  expect(await keys(two)).toEqual([`${third} ${number}`])
  expect(await keys(third)).toEqual([`${one} ${number}`, `${two} ${number}`])
  await accept(two, [`${third} ${number}`], colleague)
  expect([await keys(one), await keys(two), await keys(third)]).toEqual([[], [], []])
  const byOf = async (id: number) => (await detail(id)).flags?.flatMap((flag) => flag.accepted.map(({ by }) => by))
  expect(await byOf(two)).toEqual([officer, colleague].map((by) => `${by.first_name} ${by.last_name}`).toReversed())
})

it('tells owners nothing, and enters the acceptance in the part of the timeline that only officers see', async () => {
  const { app, db, officer, make, detail, keys, accept } = await ministry()
  const [one] = [await make(), await make()]
  await accept(one, (await keys(one)) ?? [])
  const owner = await makeOwner(db)
  await db.updateTable('facility').set({ user_id: owner.id }).where('id', '=', one).execute()
  expect(await detail(one, owner)).not.toHaveProperty('flags')
  expect(await accept(one, ['1 folio'], owner)).toBeRefused('not_allowed')
  const id = (await detail(one)).registration?.id ?? 0
  const history = async (who: Person) =>
    (await as(who, app).send(registrations.showRegistration, { params: { id } })).reply.registration.history.map(
      ({ reason }) => reason,
    )
  expect(await history(officer)).toEqual([
    expect.anything(),
    'A flag was accepted: Operating officer shared with another facility. She works at both on different days.',
  ])
  expect(await history(owner)).toHaveLength(1)
})

it('lets one of two officers accept, also on the pages of two facilities, and refuses what is not there', async () => {
  const { officer, colleague, make, keys, accept } = await ministry()
  const [one, two] = [await make(), await make()]
  const [ofOne = [], ofTwo = []] = [await keys(one), await keys(two)]
  const answers = await Promise.all([accept(one, ofOne, officer), accept(two, ofTwo, colleague), accept(one, ofOne)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await accept(one, ofOne)).toBeRefused('action_not_offered')
  expect(await accept(one, ['999999 folio 1'])).toBeRefused('action_not_offered')
  expect(await accept(one, ofOne, officer, 'duplicate')).toBeRefused('action_not_offered')
})

it('accepts a likely duplicate until another detail is the same too', async () => {
  const { db, make, keys, detail, accept } = await ministry()
  const first = await make('pending')
  const { phone_number } = await detail(first)
  const second = (await makeFacility(db, { phone_number })).id
  expect(await keys(first)).toEqual([`${second} phone`])
  await accept(first, [`${second} phone`], undefined, 'duplicate')
  expect([await keys(first), await keys(second)]).toEqual([[], []])
  await db.updateTable('facility').set({ cac: 'RC 990011' }).where('id', 'in', [first, second]).execute()
  expect(await keys(second)).toEqual([`${first} cac`])
  expect((await detail(second)).flags).toMatchObject([{ facilities: [{ id: first, is_accepted: false }] }])
})

it('marks facilities of similar names in the queue until an officer accepts the pair', async () => {
  const { app, db, officer, make, keys, accept } = await ministry()
  const [one, two] = [await make('pending'), await make('pending')]
  for (const [id, company_name] of [
    [one, 'Tudun Wada Maternity Home'],
    [two, 'Tudun Wada Maternty Home'],
  ] as const) {
    await db.updateTable('facility').set({ company_name }).where('id', '=', id).execute()
  }
  await compareNames(db, [one, two])
  const queueFlags = async () => {
    const { reply } = await as(officer, app).send(registrations.listRegistrations, { query: { per_page: 100 } })
    return [one, two].map((id) => reply.data.find((row) => row.facility.id === id)?.case?.flags)
  }
  expect(await queueFlags()).toEqual([['Likely duplicate'], ['Likely duplicate']])
  expect(await keys(one)).toEqual([`${two} similar name`])
  await accept(one, [`${two} similar name`], undefined, 'duplicate')
  expect(await queueFlags()).toEqual([[], []])
})

/** Whether the first facility is flagged, beside a licensed one. */
it.each([
  ['an application', 'pending', {}, true],
  ['one that was approved until today', 'Approved', { expiry_date: '2026-06-15' }, true],
  ['one whose approval has ended', 'Approved', { expiry_date: '2026-06-14' }, false],
  ['one whose registration was withdrawn', 'pending', { ended_at: '2026-03-01T09:00:00Z' }, false],
] as const)('compares %s with licensed facilities', async (_name, status, more, isFlagged) => {
  const { make, keys } = await ministry()
  const [id, licensed] = [await make(status, more), await make()]
  expect((await keys(id))?.length).toBe(isFlagged ? 1 : 0)
  expect((await keys(licensed))?.length).toBe(status === 'Approved' && isFlagged ? 1 : 0)
})

it('raises no flag on a closed facility, nor on others because of it, from the day on which it is closed', async () => {
  const { app, db, make, keys } = await ministry()
  const director = as(await makeOfficer(db), app)
  const [closed, other] = [await make(), await make()]
  const close = (closed_from: string) =>
    director.send(closings.closeFacility, {
      params: { id: closed },
      body: { closed_from, reason: 'The owner retires.' },
    })
  const counts = async () => [(await keys(closed))?.length, (await keys(other))?.length]
  await close('2026-06-16')
  expect(await counts()).toEqual([1, 1])
  const params = { id: closed }
  await director.send(closings.reopenFacility, { params, body: { reason: 'Closed by mistake.' } })
  await close('2026-06-15')
  expect(await counts()).toEqual([0, 0])
})

it.each([
  ['the folio number', { folio_number: 'MDCN/R/0045678' }, { folio_number: '45678' }, ['folio']],
  ['the number at the council', { cert_reg_no: 'pcn-12/345' }, { cert_reg_no: 'PCN 12345' }, ['council number']],
  [
    'the phone number with the name',
    { full_name: 'Dr. Ngozi Okafor', phone_number: '0806 999 0001' },
    { full_name: 'OKAFOR, Ngozi (Mrs)', phone_number: '+234 806 999 0001' },
    ['phone and name'],
  ],
  ['another name', { phone_number: '08069990002' }, { full_name: 'Musa Bello', phone_number: '08069990002' }, []],
  ['a word in place of a number', { cert_reg_no: 'NIL' }, { cert_reg_no: 'nil' }, []],
  ['zeros', { folio_number: '000' }, { folio_number: '0' }, []],
] as const)('knows the same practitioner by %s', async (_what, here, there, reasons) => {
  const { db, make, detail } = await ministry()
  const ids = [await make(), await make()]
  for (const [index, details] of [here, there].entries()) {
    const none = { cert_reg_no: null, folio_number: null }
    const id = ids[index] ?? 0
    await db
      .updateTable('operating_officer')
      .set({ ...none, full_name: `Nobody ${made + index}`, ...details })
      .where('facility_id', '=', id)
      .execute()
  }
  const found = (await detail(ids[0] ?? 0)).flags?.flatMap((flag) => flag.facilities.map(({ reasons: why }) => why))
  expect(found?.flat() ?? []).toEqual(reasons)
})
