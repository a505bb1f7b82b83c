import '../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/facilities/calls/changes.ts'
import * as closings from '@portal/contract/facilities/calls/closings.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import { expect, it } from 'vitest'
import { as, type TestFile } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const pdf: TestFile = { name: 'tenancy.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') }
const body = { address: '3 Paiko Road, Minna', local_gov_area_id: 544, reason: 'We moved.' }

/** A facility in Bida that was approved on 21 September 2026 and has a certificate until the end of the year. */
async function approvedFacility() {
  const { app, db, setClock } = await testApp()
  setClock('2026-09-21T09:00:00Z')
  const [owner, rival, officer, second] = [
    await makeOwner(db),
    await makeOwner(db),
    await makeOfficer(db),
    await makeOfficer(db),
  ]
  const facility = await makeFacility(db, { user_id: owner.id, company_name: 'Alheri Clinic' })
  const registration = await makeRegistration(db, { facility_id: facility.id, status: 'Awaiting decision' })
  await as(officer, app).send(registrations.decideRegistration, {
    body: { id: registration.id, status: 'Approved', reason: 'Complete on paper.' },
  })
  const params = { id: facility.id }
  const ask = (sent: Parameters<typeof askAs>[1] = body, file?: TestFile) => askAs(owner, sent, file)
  const askAs = (
    who: { token: string },
    sent: { reason: string; [field: string]: unknown },
    file?: TestFile,
    headers?: Record<string, string>,
  ) => as(who, app).send(calls.addChange, { params, body: sent }, { file, headers })
  const decide = (id: number, decision: 'accepted' | 'refused', reason: string | null = 'Seen.', who = officer) =>
    as(who, app).send(calls.decideChange, { params: { id }, body: { decision, reason } })
  const history = async () =>
    (await as(owner, app).send(closings.listCertificates, { params })).reply.data.map(
      ({ number, issue, issue_date, expiry_date, reissued_on, address, state }) =>
        [number.slice(-5), issue, issue_date, expiry_date, reissued_on, address, state].join(' '),
    )
  const shown = async () => (await as(owner, app).send(facilities.showFacility, { params })).reply.data
  return {
    app,
    db,
    setClock,
    owner,
    rival,
    officer,
    second,
    facility,
    registration,
    params,
    ask,
    askAs,
    decide,
    history,
    shown,
  }
}

/** The next issue has a check code of its own. */
function another(first: { check_code?: string | undefined }) {
  return {
    check_code: expect.not.stringMatching(String(first.check_code)),
    verify_url: expect.not.stringContaining(String(first.check_code)),
  }
}

it('changes the facility and issues its certificate again, under the same number and with the same dates', async () => {
  const { app, db, setClock, owner, rival, officer, facility, registration, ask, decide, history, shown } =
    await approvedFacility()
  expect(await history()).toEqual(['/2026 1 2026-09-21 2026-12-31  12 Market Road, Bida in force'])
  const certificate = async () =>
    (await as(owner, app).send(certificates.showCertificate, { params: { id: registration.id } })).reply.data
  const first = await certificate()

  setClock('2026-12-01T09:00:00Z')
  const { reply } = await ask(body, pdf)
  expect(reply.data).toMatchObject({
    status: 'open',
    offered: ['Withdraw change'],
    old: { address: '12 Market Road, Bida', lga: 'Bida' },
    new: { address: '3 Paiko Road, Minna', lga: 'Chanchaga', company_name: 'Alheri Clinic' },
  })
  expect((await shown()).address).toBe('12 Market Road, Bida')
  const named = { user_id: rival.id, email: rival.email, named_by: owner.id, named_at: '2026-12-01T09:00:00Z' }
  await db
    .insertInto('helper')
    .values({ ...named, facility_id: facility.id })
    .execute()
  const helped = await as(rival, app).send(calls.showChange, { params: { id: reply.data.id } })
  expect(helped.reply.data.offered).toEqual([])
  const slug = String(reply.data.file_slug)
  const opened = await as(officer, app).send(contents.linkDocument, { params: { slug } })
  expect(opened.status).toBe(200)

  setClock('2026-12-03T09:00:00Z')
  expect((await decide(reply.data.id, 'accepted')).reply.data.status).toBe('accepted')
  const { reply: seen } = await as(owner, app).send(calls.showChange, { params: { id: reply.data.id } })
  expect(seen.data.offered).toEqual([])
  expect(await shown()).toMatchObject({ address: '3 Paiko Road, Minna', local_gov_area_id: 544, ward_id: null })
  expect(await history()).toEqual([
    '/2026 2 2026-09-21 2026-12-31 2026-12-03 3 Paiko Road, Minna in force',
    '/2026 1 2026-09-21 2026-12-31  12 Market Road, Bida replaced',
  ])
  expect(await certificate()).toEqual({
    ...first,
    issue: 2,
    ...another(first),
    reissued_on: '2026-12-03',
    address: '3 Paiko Road, Minna',
    lga: 'Chanchaga',
  })
  const { history: timeline } = (
    await as(owner, app).send(registrations.showRegistration, { params: { id: registration.id } })
  ).reply.registration
  expect(timeline.at(-1)?.change).toMatchObject({
    part: 'facility',
    kind: 'changed',
    fields: [
      { field: 'address', before: '12 Market Road, Bida', after: '3 Paiko Road, Minna' },
      { field: 'lga', before: 'Bida', after: 'Chanchaga' },
    ],
  })
  const told = (await as(owner, app).send(notifications.listNotifications, {})).reply.data[0]
  expect(told).toMatchObject({ title: 'The change of your facility is accepted' })
})

it('issues the certificate again on the last day of the licence', async () => {
  const { setClock, ask, decide, history } = await approvedFacility()
  setClock('2026-12-31T22:59:59Z')
  await decide((await ask()).reply.data.id, 'accepted')
  expect(await history()).toEqual([
    '/2026 2 2026-09-21 2026-12-31 2026-12-31 3 Paiko Road, Minna in force',
    '/2026 1 2026-09-21 2026-12-31  12 Market Road, Bida replaced',
  ])
})

it('leaves an approved registration where it was, and issues nothing again after the licence has ended', async () => {
  const { app, setClock, officer, ask, decide, history } = await approvedFacility()
  const inLga = async (local_gov_area_id: number) => [
    (await as(officer, app).send(facilities.listFacilitiesForOfficer, { query: { local_gov_area_id } })).reply.total,
    (await as(officer, app).send(registrations.listRegistrations, { query: { local_gov_area_id } })).reply.total,
  ]
  const [[facilitiesInBida = 0, registrationsInBida] = [], [facilitiesInMinna = 0, registrationsInMinna] = []] = [
    await inLga(541),
    await inLga(544),
  ]
  setClock('2027-01-01T09:00:00Z')
  const { reply } = await ask()
  await decide(reply.data.id, 'accepted')
  expect(await history()).toEqual(['/2026 1 2026-09-21 2026-12-31  12 Market Road, Bida expired'])
  expect(await inLga(541)).toEqual([facilitiesInBida - 1, registrationsInBida])
  expect(await inLga(544)).toEqual([facilitiesInMinna + 1, registrationsInMinna])
})

it('refuses with a reason, lets the owner ask again and withdraw, and has one open request for each facility', async () => {
  const { ask, decide, shown, app, owner } = await approvedFacility()
  const first = (await ask()).reply.data.id
  expect(await ask()).toBeRefused('already_exists')
  expect((await decide(first, 'refused', null)).problem?.errors).toEqual({ reason: ['Enter the reason'] })
  expect((await decide(first, 'refused', 'The lease is missing.')).reply.data).toMatchObject({
    status: 'refused',
    answer: 'The lease is missing.',
  })
  expect((await shown()).address).toBe('12 Market Road, Bida')
  const second = (await ask()).reply.data.id
  const withdraw = () => as(owner, app).send(calls.withdrawChange, { params: { id: second } })
  expect((await withdraw()).reply.data.status).toBe('withdrawn')
  expect(await withdraw()).toBeRefused('action_not_offered')
  expect(await decide(second, 'accepted')).toBeRefused('action_not_offered')
})

it('lists the open requests of all facilities, the oldest first, and all those of one facility, the newest first', async () => {
  const { app, db, owner, rival, officer, facility, params, ask, decide } = await approvedFacility()
  await db
    .updateTable('change_request')
    .set({ status: 'refused', ended_at: '2026-11-20T09:00:00Z', ended_by: officer.id })
    .where('status', '=', 'open')
    .execute()
  const first = (await ask()).reply.data.id
  await decide(first, 'refused', 'The lease is missing.')
  const second = (await ask({ ...body, address: '5 Paiko Road, Minna' })).reply.data.id
  const other = await approvedFacility()
  const third = (await other.ask()).reply.data.id
  const open = async (query: object = {}) => (await as(officer, app).send(calls.listOpenChanges, { query })).reply
  expect(await open()).toMatchObject({
    total: 2,
    data: [
      { id: second, status: 'open', facility: { id: facility.id, company_name: 'Alheri Clinic' } },
      { id: third, facility: { id: other.facility.id } },
    ],
  })
  expect(await open({ page: 2, per_page: 1 })).toMatchObject({ total: 2, last_page: 2, data: [{ id: third }] })
  const own = async (query: object = {}) => (await as(owner, app).send(calls.listChanges, { params, query })).reply
  expect(await own()).toMatchObject({
    total: 2,
    data: [
      { id: second, status: 'open', ended_by: null, answer: null },
      {
        id: first,
        status: 'refused',
        answer: 'The lease is missing.',
        asked_by: `Musa ${owner.last_name}`,
        ended_by: `Hadiza ${officer.last_name}`,
      },
    ],
  })
  expect((await own({ page: 2, per_page: 1 })).data.map(({ id }) => id)).toEqual([first])
  expect(await as(rival, app).send(calls.listChanges, { params })).toBeRefused('not_found')
  expect(await as(owner, app).send(calls.listOpenChanges, {})).toBeRefused('not_allowed')
  await decide(second, 'refused', 'The lease is missing.')
  expect(await open()).toMatchObject({ total: 1, data: [{ id: third, status: 'open' }] })
})

it.each([
  [{ reason: 'We moved.' }, 'form'],
  [{ reason: 'We moved.', address: '12 Market Road, Bida' }, 'form'],
  [{ reason: 'We moved.', local_gov_area_id: 1 }, 'local_gov_area_id'],
  [{ reason: 'We moved.', local_gov_area_id: 544, ward_id: 1 }, 'ward_id'],
  [{ reason: 'We moved.', company_name: 'Alheri\u202e' }, 'company_name'],
  [{ reason: '\u200b', address: '3 Paiko Road' }, 'reason'],
  [{ reason: 'We moved.', address: 'x'.repeat(251) }, 'address'],
])('refuses a request of %j by its field %s', async (sent, field) => {
  const { ask } = await approvedFacility()
  expect(Object.keys((await ask(sent)).problem?.errors ?? {})).toEqual([field])
})

it('keeps the ward while the facility stays in its LGA, and leaves it open in another one', async () => {
  const { app, db, owner, facility, registration, ask, decide, shown } = await approvedFacility()
  const { id: ward_id } = await db
    .selectFrom('ward')
    .where('local_gov_area_id', '=', facility.local_gov_area_id)
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.updateTable('facility').set({ ward_id }).where('id', '=', facility.id).execute()
  const names = { company_name: 'Alheri Specialist Clinic', owner_name: 'Hauwa Sani' }
  const renamed = await ask({ reason: 'It is larger now, and sold.', ...names })
  expect((await decide(renamed.reply.data.id, 'accepted')).status).toBe(200)
  expect(await shown()).toMatchObject({ ...names, ward_id })
  const printed = await as(owner, app).send(certificates.showCertificate, { params: { id: registration.id } })
  expect(printed.reply.data).toMatchObject({ facility_name: 'Alheri Specialist Clinic', owner_name: 'Hauwa Sani' })
  const moved = await ask({ reason: 'We moved.', address: '5 New Road, Bida' })
  expect((await decide(moved.reply.data.id, 'accepted')).status).toBe(200)
  expect(await shown()).toMatchObject({ address: '5 New Road, Bida', ward_id })
  // A form that names the present LGA as well does not move it either.
  const within = { address: '6 New Road, Bida', local_gov_area_id: facility.local_gov_area_id }
  expect((await decide((await ask({ reason: 'We moved.', ...within })).reply.data.id, 'accepted')).status).toBe(200)
  expect(await shown()).toMatchObject({ address: '6 New Road, Bida', ward_id })
  const [{ id: otherWard, name: itsName } = { id: 0, name: '' }] = await db
    .selectFrom('ward')
    .where('local_gov_area_id', '=', facility.local_gov_area_id)
    .where('id', '<>', ward_id)
    .select(['id', 'name'])
    .execute()
  const across = await ask({ reason: 'Across the road.', ward_id: otherWard })
  expect(across.reply.data.new).toMatchObject({ ward: itsName })
  expect((await decide(across.reply.data.id, 'accepted')).status).toBe(200)
  expect(await shown()).toMatchObject({ local_gov_area_id: facility.local_gov_area_id, ward_id: otherWard })
  const elsewhere = db.selectFrom('ward').where('local_gov_area_id', '=', 544).select('id').limit(1)
  const { id: foreign } = await elsewhere.executeTakeFirstOrThrow()
  expect(await ask({ reason: 'Wrong.', ward_id: foreign })).toBeRefused('invalid_input', 'ward_id')
  expect((await decide((await ask(body)).reply.data.id, 'accepted')).status).toBe(200)
  expect(await shown()).toMatchObject({ local_gov_area_id: 544, ward_id: null })
})

it('lets exactly one of two officers decide, one of two clicks ask, and a repeated click ask once', async () => {
  const { db, owner, rival, officer, second, facility, askAs, ask, decide } = await approvedFacility()
  expect(await askAs(rival, body)).toBeRefused('not_found')
  expect(await askAs(officer, body)).toBeRefused('not_allowed')
  const key = { 'idempotency-key': 'one click' }
  const twice = await Promise.all([askAs(owner, body, pdf, key), askAs(owner, body, pdf, key)])
  expect(twice.map(({ reply }) => reply.data.id)).toEqual([expect.any(Number), twice[0]?.reply.data.id])
  const id = twice[0]?.reply.data.id ?? 0
  const decided = await Promise.all([decide(id, 'accepted'), decide(id, 'refused', 'No.', second)])
  expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const asked = await Promise.all([
    ask({ ...body, address: '5 Paiko Road' }),
    ask({ ...body, address: '7 Paiko Road' }),
  ])
  expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 409])
  const { n } = await db
    .selectFrom('change_request')
    .where('facility_id', '=', facility.id)
    .select(db.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  expect(Number(n)).toBe(2)
})

it('refuses the decision about a request that was withdrawn while another one is open', async () => {
  const { app, owner, officer, ask, decide, shown } = await approvedFacility()
  const stale = (await ask()).reply.data.id
  await as(owner, app).send(calls.withdrawChange, { params: { id: stale } })
  const open = (await ask({ ...body, address: 'Another place' })).reply.data.id
  const offered = async (id: number) =>
    (await as(officer, app).send(calls.showChange, { params: { id } })).reply.data.offered
  expect([await offered(stale), await offered(open)]).toEqual([[], ['Accept change', 'Refuse change']])
  expect(await decide(stale, 'accepted')).toBeRefused('action_not_offered')
  expect((await shown()).address).toBe('12 Market Road, Bida')
})

it('lets an officer record the change of a facility without an owner, which is issued its certificate again', async () => {
  const { app, db, officer, owner, facility, params, history, shown } = await approvedFacility()
  const record = (who = officer, sent: object = body) =>
    as(who, app).send(calls.recordChange, { params, body: { ...body, ...sent } }, { file: pdf })
  expect(await record()).toBeRefused('action_not_offered')
  expect(await record(owner)).toBeRefused('not_allowed')
  await db.updateTable('facility').set({ user_id: null }).where('id', '=', facility.id).execute()
  const detail = async () => (await as(officer, app).send(facilities.showFacility, { params })).reply.data
  expect((await detail()).offered).toEqual(expect.arrayContaining(['Record change', 'Close']))
  expect((await record(await makeOfficer(db, ['review']))).problem?.code).toBe('not_allowed')
  const nothing = await record(officer, { address: facility.address, local_gov_area_id: facility.local_gov_area_id })
  expect(nothing.problem?.errors).toEqual({ form: ['Nothing would change. Enter what is different now'] })
  const { reply, status } = await record()
  expect([status, reply.message]).toEqual([200, 'The change is recorded'])
  expect(reply.data).toMatchObject({ status: 'accepted', reason: 'We moved.', offered: [] })
  expect(await detail()).toMatchObject({ address: '3 Paiko Road, Minna', open_change_id: null })
  await db.updateTable('facility').set({ user_id: owner.id }).where('id', '=', facility.id).execute()
  expect(await shown()).toMatchObject({ address: '3 Paiko Road, Minna' })
  expect(await history()).toEqual([
    '/2026 2 2026-09-21 2026-12-31 2026-09-21 3 Paiko Road, Minna in force',
    '/2026 1 2026-09-21 2026-12-31  12 Market Road, Bida replaced',
  ])
})

it('issues the statement of a temporary approval again, and numbers the next one as before', async () => {
  const { app, db, setClock, officer, owner, facility, ask, decide, history } = await approvedFacility()
  setClock('2027-02-01T09:00:00Z')
  const { id, reference } = await makeRegistration(db, { facility_id: facility.id })
  const approve = () =>
    as(officer, app).send(registrations.decideRegistration, {
      body: { id, status: 'Temporarily approved', reason: 'Complete on paper.' },
    })
  const statement = async () => (await as(owner, app).send(certificates.showStatement, { params: { id } })).reply.data
  await approve()
  const first = await statement()
  expect(first).toMatchObject({ number: reference, issue: 1, expiry_date: '2027-08-01', address: facility.address })
  setClock('2027-03-01T09:00:00Z')
  await decide((await ask()).reply.data.id, 'accepted')
  expect(await statement()).toEqual({
    ...first,
    issue: 2,
    ...another(first),
    reissued_on: '2027-03-01',
    address: '3 Paiko Road, Minna',
    lga: 'Chanchaga',
  })
  expect(await history()).toEqual(['/2026 1 2026-09-21 2026-12-31  12 Market Road, Bida expired'])
  await as(officer, app).send(registrations.decideRegistration, { body: { id, status: 'declined', reason: 'Fire.' } })
  await approve()
  expect(await statement()).toMatchObject({ number: `${reference}/2`, issue: 1, reissued_on: null })
})
