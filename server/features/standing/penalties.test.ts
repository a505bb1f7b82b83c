import '../../testing/matchers.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import * as calls from '@portal/contract/standing/calls/penalties.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

const comment = 'Operated without a resident medical practitioner in May.'

async function portal() {
  const { app, db } = await testApp()
  const person = await makeOwner(db)
  const facility = await makeFacility(db, { user_id: person.id })
  const registration = await makeRegistration(db, { facility_id: facility.id, status: 'Approved' })
  const officer = as(await makeOfficer(db), app)
  const count = async (facility_id = facility.id) =>
    (await officer.send(calls.countPenalties, { body: { facility_id } })).reply.total
  return { app, db, person, owner: as(person, app), facility, registration, officer, count }
}

describe('penalising a facility', () => {
  it('records the penalty with the facility, its owner and its registration', async () => {
    const { facility, registration, person, officer, count } = await portal()
    const body = { facility_id: facility.id, registration_id: registration.id, comment }
    const { status, reply } = await officer.send(calls.penaliseFacility, { body })
    expect(status).toBe(201)
    expect(reply.data).toMatchObject({
      facility_id: facility.id,
      registration_id: registration.id,
      user_id: person.id,
      comment,
      facility: {
        company_name: facility.company_name,
        facility_types: { id: 2 },
        registration: { id: registration.id },
      },
    })
    expect(await count()).toBe(1)
  })

  it('notifies the owner, with the reference of the application', async () => {
    const { facility, registration, owner, officer } = await portal()
    await officer.send(calls.penaliseFacility, { body: { facility_id: facility.id, comment } })
    const { data, unread } = (await owner.send(notifications.listNotifications, {})).reply
    expect(unread).toBe(1)
    expect(data[0]).toMatchObject({
      kind: 'penalty',
      title: 'Your facility has been penalised',
      body: `${facility.company_name}, ${registration.reference}: ${comment}`,
      link: `/admin/single-facility/${facility.id}`,
      read_at: null,
    })
  })

  it('names the application in the notification, if there is one', async () => {
    const { db, person, owner, officer, facility, registration } = await portal()
    await makeRegistration(db, { facility_id: facility.id, kind: 'renewal' })
    const unregistered = await makeFacility(db, { user_id: person.id })
    for (const about of [
      { facility_id: facility.id, registration_id: registration.id },
      { facility_id: unregistered.id },
    ]) {
      await officer.send(calls.penaliseFacility, { body: { ...about, comment } })
    }
    const { data } = (await owner.send(notifications.listNotifications, {})).reply
    expect(data.map(({ body }) => body)).toEqual([
      `${unregistered.company_name}: ${comment}`,
      `${facility.company_name}, ${registration.reference}: ${comment}`,
    ])
  })

  it('takes the owner from the facility, not from the request', async () => {
    const { db, facility, person, officer } = await portal()
    const other = await makeOwner(db)
    const body = { facility_id: facility.id, user_id: other.id, comment }
    expect((await officer.send(calls.penaliseFacility, { body })).reply.data.user_id).toBe(person.id)
  })

  it('works without a registration, and for a facility without an owner account', async () => {
    const { db, officer } = await portal()
    const facility = await makeFacility(db, { user_id: null })
    const { reply } = await officer.send(calls.penaliseFacility, { body: { facility_id: facility.id, comment } })
    expect(reply.data).toMatchObject({ registration_id: null, user_id: null })
  })

  it('is recorded once when the button is pressed twice', async () => {
    const { facility, officer, owner, count } = await portal()
    const send = () =>
      officer.send(
        calls.penaliseFacility,
        { body: { facility_id: facility.id, comment } },
        { headers: { 'idempotency-key': `penalty-${facility.id}` } },
      )
    const [first, second] = await Promise.all([send(), send()])
    expect(second.reply).toEqual(first.reply)
    expect(await count()).toBe(1)
    expect((await owner.send(notifications.listNotifications, {})).reply.total).toBe(1)
  })

  it('is refused when the registration is of another facility', async () => {
    const { db, facility, officer, count } = await portal()
    const { id: registration_id } = await makeRegistration(db)
    const answer = await officer.send(calls.penaliseFacility, {
      body: { facility_id: facility.id, registration_id, comment },
    })
    expect(answer).toBeRefused('invalid_input', 'registration_id')
    expect(answer.problem?.message).toBe('This registration is of another facility')
    expect(await count()).toBe(0)
  })

  it('is refused without a reason, and for ids that do not exist', async () => {
    const { facility, officer } = await portal()
    const send = (body: { facility_id: number; registration_id?: number; comment: string }) =>
      officer.send(calls.penaliseFacility, { body })
    expect(await send({ facility_id: facility.id, comment: ' ' })).toBeRefused('invalid_input', 'comment')
    expect(await send({ facility_id: facility.id, comment: 'a'.repeat(2001) })).toBeRefused('invalid_input', 'comment')
    expect(await send({ facility_id: 999_999, comment })).toBeRefused('not_found')
    expect(await send({ facility_id: facility.id, registration_id: 999_999, comment })).toBeRefused('not_found')
    expect(await officer.send(calls.countPenalties, { body: { facility_id: 999_999 } })).toBeRefused('not_found')
  })
})

describe('penalties', () => {
  it('are listed newest first with their facilities, in pages', async () => {
    const { app, db } = await testApp(await newTestDatabase())
    const officer = as(await makeOfficer(db), app)
    expect((await officer.send(calls.listPenalties, {})).reply).toMatchObject({ total: 0, data: [], facilities: 0 })
    const [one, other] = [await makeFacility(db), await makeFacility(db)]
    for (const facility_id of [one.id, other.id, one.id]) {
      await officer.send(calls.penaliseFacility, { body: { facility_id, comment } })
    }
    const { data, ...page } = (await officer.send(calls.listPenalties, { query: { per_page: 2 } })).reply
    expect(data.map(({ facility }) => facility.company_name)).toEqual([one.company_name, other.company_name])
    expect(page).toEqual({ total: 3, current_page: 1, last_page: 2, per_page: 2, facilities: 2 })
    const last = (await officer.send(calls.listPenalties, { query: { page: 2, per_page: 2 } })).reply
    expect(last.data.map(({ facility_id }) => facility_id)).toEqual([one.id])
  })

  it.each([
    ['name', ['Alheri', 'Bida', 'Zuma']],
    ['-name', ['Zuma', 'Bida', 'Alheri']],
    ['category', ['Zuma', 'Alheri', 'Bida']],
    ['-lga', ['Zuma', 'Alheri', 'Bida']],
    ['status', ['Bida', 'Alheri', 'Zuma']],
    ['created_at', ['Bida', 'Alheri', 'Zuma']],
    [undefined, ['Zuma', 'Alheri', 'Bida']],
  ] as const)('are sorted by %s, and narrowed by their state beside', async (sort, expected) => {
    const { app, db } = await testApp(await newTestDatabase())
    const officer = await makeOfficer(db)
    const penalise = async (company_name: string, facility: object, penalty: object) => {
      const { id } = await makeFacility(db, { company_name, ...facility })
      await db
        .insertInto('penalty')
        .values({ facility_id: id, comment, recorded_by: officer.id, ...penalty })
        .execute()
    }
    const waived = { decided_by: officer.id, decided_at: '2026-06-05T09:00:00Z', decision_reason: 'A mistake.' }
    await penalise('Bida', { facility_type_id: 9, local_gov_area_id: 540 }, { created_at: '2026-06-01T09:00:00Z' })
    await penalise('Alheri', { facility_type_id: 4, local_gov_area_id: 544 }, { created_at: '2026-06-02T09:00:00Z' })
    await penalise(
      'Zuma',
      { facility_type_id: 2, local_gov_area_id: 550 },
      { created_at: '2026-06-03T09:00:00Z', status: 'waived', ...waived },
    )
    const names = async (query: object) =>
      (await as(officer, app).send(calls.listPenalties, { query: { ...query, ...(sort && { sort }) } })).reply.data.map(
        ({ facility }) => facility.company_name,
      )
    expect(await names({})).toEqual(expected)
    expect([...(await names({ per_page: 2 })), ...(await names({ per_page: 2, page: 2 }))]).toEqual(expected)
    expect(await names({ state: 'open' })).toEqual(expected.filter((name) => name !== 'Zuma'))
  })

  it('count a facility once, also when it is penalised twice at once', async () => {
    const { app, db } = await testApp(await newTestDatabase())
    const officer = as(await makeOfficer(db), app)
    const [one, other] = [await makeFacility(db), await makeFacility(db)]
    const send = (facility_id: number) => officer.send(calls.penaliseFacility, { body: { facility_id, comment } })
    await Promise.all([send(one.id), send(one.id), send(other.id), send(one.id)])
    const { total, facilities } = (await officer.send(calls.listPenalties, {})).reply
    expect([total, facilities]).toEqual([4, 2])
  })

  it('are for officers', async () => {
    const { app, facility, owner, count } = await portal()
    const body = { facility_id: facility.id, comment }
    for (const [person, code] of [
      [owner, 'not_allowed'],
      [as(undefined, app), 'signed_out'],
    ] as const) {
      expect(await person.send(calls.listPenalties, {})).toBeRefused(code)
      expect(await person.send(calls.countPenalties, { body })).toBeRefused(code)
      expect(await person.send(calls.penaliseFacility, { body })).toBeRefused(code)
    }
    expect(await count()).toBe(0)
  })
})
