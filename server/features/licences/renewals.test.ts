import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as closings from '@portal/contract/facilities/calls/closings.ts'
import * as calls from '@portal/contract/licences/calls/renewals.ts'
import * as exported from '@portal/contract/reports/calls/exports.ts'
import { renewalLists } from '@portal/domain/licences/renewal-lists.ts'
import { beforeAll, expect, it } from 'vitest'
import { sendReminders } from '../../jobs/send-reminders.ts'
import { showBegunLicences } from '../../jobs/show-begun-licences.ts'
import { as } from '../../testing/as.ts'
import { bida, makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

let portal: TestApp
let officer: Person

const agaie = 539
const created_at = '2025-06-01T09:00:00Z'

/** A facility with a licence that was approved in June 2025. */
async function licensed(company_name: string, expiry_date: string, more: Parameters<typeof makeFacility>[1] = {}) {
  const facility = await makeFacility(portal.db, { company_name, ...more })
  const approved = { status: 'Approved', created_at, submitted_at: created_at, valid_from: '2025-06-01' } as const
  const licence = await makeRegistration(portal.db, { facility_id: facility.id, ...approved, expiry_date })
  const renew = (renewal: Parameters<typeof makeRegistration>[1]) =>
    makeRegistration(portal.db, { facility_id: facility.id, kind: 'renewal', ...renewal })
  return { facility, licence, renew }
}

beforeAll(async () => {
  portal = await testApp(await newTestDatabase())
  officer = await makeOfficer(portal.db)
  // Half past midnight in Lagos.
  const begun = '2026-11-09T23:30:00Z'
  const renewed = { status: 'Approved', created_at: begun, submitted_at: begun } as const
  await licensed('Due Clinic', '2026-12-31')
  await licensed('Due Elsewhere', '2027-01-05', { local_gov_area_id: agaie })
  await licensed('Not Yet Clinic', '2027-06-30')
  const closed = await licensed('Closed Clinic', '2026-12-31')
  await as(officer, portal.app).send(closings.closeFacility, {
    params: { id: closed.facility.id },
    body: { closed_from: '2026-11-01', reason: 'The owner has moved.' },
  })
  const revoked = await licensed('Revoked Clinic', '2026-01-31')
  const days = { from_date: '2026-05-01', until_date: '2027-10-01' }
  const imposed = { reason: 'No doctor.', imposed_by: officer.id, imposed_at: '2026-05-01T09:00:00Z' }
  await portal.db
    .insertInto('facility_restriction')
    .values({ facility_id: revoked.facility.id, kind: 'revoked', ...days, ...imposed })
    .execute()
  await (await licensed('Open Clinic', '2026-12-31')).renew({ created_at: begun, submitted_at: begun })
  await (await licensed('Declined Clinic', '2026-12-31')).renew({ created_at: begun, status: 'declined' })
  await (await licensed('Withdrawn Clinic', '2027-01-06')).renew({ created_at: begun, ended_at: begun })
  await licensed('Late Clinic', '2026-01-31')
  await licensed('Lapsed Hospital', '2025-06-30', { facility_type_id: 1 })
  await (await licensed('Late But Started', '2026-06-30')).renew({ created_at: begun })
  await (await licensed('Done Clinic', '2026-12-31')).renew({
    ...renewed,
    valid_from: '2027-01-01',
    expiry_date: '2027-12-31',
  })
})

/** The names in each list on a day. */
async function listsOn(moment: string, query: object = {}) {
  portal.setClock(moment)
  const lists: Record<string, string[]> = {}
  for (const list of renewalLists) {
    const { data, total, counts } = (
      await as(officer, portal.app).send(calls.listRenewals, { query: { ...query, list } })
    ).reply
    lists[list] = data.map(({ facility }) => facility.company_name)
    expect([list, total]).toEqual([list, data.length])
    if (!('q' in query)) expect([list, counts[list]]).toEqual([list, data.length])
  }
  return lists
}

it('puts each licence where its dates and its renewal belong, from midnight in Lagos on', async () => {
  const late = ['Late Clinic', 'Lapsed Hospital']
  const open = ['Open Clinic', 'Declined Clinic', 'Late But Started']
  const done = ['Done Clinic']
  expect(await listsOn('2026-11-06T22:59:59Z')).toEqual({ due: ['Due Clinic', 'Due Elsewhere'], open, late, done })
  const all = { due: ['Due Clinic', 'Due Elsewhere', 'Withdrawn Clinic'], open, late, done }
  expect(await listsOn('2026-11-06T23:00:00Z')).toEqual(all)
  expect(await listsOn('2026-12-31T22:59:59Z')).toEqual(all)
  const inJanuary = { due: ['Due Elsewhere', 'Withdrawn Clinic'], open, late: ['Due Clinic', ...late], done }
  expect(await listsOn('2026-12-31T23:00:00Z')).toEqual(inJanuary)
  // A renewal can be renewed itself from 60 days before its end; the job changes nothing that is shown.
  expect(await listsOn('2027-10-31T22:59:59Z')).toMatchObject({ due: [], done: ['Done Clinic'] })
  // The revocation has ended.
  const inNovember = await listsOn('2027-10-31T23:00:00Z')
  expect(inNovember).toMatchObject({ due: ['Done Clinic'], done: [] })
  expect(inNovember.late).toContain('Revoked Clinic')
  expect(await showBegunLicences(portal.db, new Date('2027-10-31T23:00:00Z'))).toBe(3)
  expect(await listsOn('2027-10-31T23:00:00Z')).toEqual(inNovember)
})

it('is filtered by type, LGA and words', async () => {
  const moment = '2026-12-01T09:00:00Z'
  const hospitals = { due: [], open: [], late: ['Lapsed Hospital'], done: [] }
  expect(await listsOn(moment, { facility_type_id: 1 })).toEqual(hospitals)
  const elsewhere = { due: ['Due Elsewhere'], open: [], late: [], done: [] }
  expect(await listsOn(moment, { local_gov_area_id: agaie })).toEqual(elsewhere)
  expect(await listsOn(moment, { local_gov_area_id: bida, facility_type_id: 1 })).toEqual(hospitals)
  const found = await listsOn(moment, { q: 'clinic', local_gov_area_id: bida })
  expect(found).toMatchObject({ late: ['Late Clinic'], done: ['Done Clinic'] })
  expect(found.due?.toSorted()).toEqual(['Due Clinic', 'Withdrawn Clinic'])
})

it('says how late a licence is, what its renewal costs more, and how far the renewal is', async () => {
  const moment = '2026-12-01T10:00:00Z'
  portal.setClock(moment)
  await sendReminders(portal.db, new Date(moment))
  const first = async (query: object) =>
    (await as(officer, portal.app).send(calls.listRenewals, { query: { ...query, per_page: 1 } })).reply.data[0]
  const due = await first({ list: 'due' })
  expect(due).toMatchObject({
    licence: { expiry_date: '2026-12-31', days_left: 30, renewable_until: '2027-12-31' },
    renewal: null,
    surcharge_percent: 0,
    last_reminder: { step: 30, sent_at: '2026-12-01T10:00:00.000Z' },
  })
  expect(await first({ list: 'late' })).toMatchObject({
    licence: { expiry_date: '2026-01-31', days_left: -304, renewable_until: '2027-01-31' },
    surcharge_percent: 100,
  })
  expect(await first({ list: 'open' })).toMatchObject({
    licence: { expiry_date: '2026-12-31' },
    renewal: { kind: 'renewal', status: 'pending' },
    surcharge_percent: null,
  })
  expect(await first({ list: 'done' })).toMatchObject({
    licence: { expiry_date: '2026-12-31' },
    renewal: { valid_from: '2027-01-01', expiry_date: '2027-12-31' },
    surcharge_percent: null,
  })
  expect(await first({ list: 'open', page: 3 })).toMatchObject({
    surcharge_percent: 50,
    renewal: { submitted_at: null },
  })
})

it('says of a late licence to the end of the last day for its renewal that it can be renewed', async () => {
  const isRenewableAt = async (moment: string) => {
    portal.setClock(moment)
    const { data } = (await as(officer, portal.app).send(calls.listRenewals, { query: { list: 'late' } })).reply
    return data.find(({ licence }) => licence?.expiry_date === '2026-01-31')?.licence?.is_renewable
  }
  expect(await isRenewableAt('2027-01-31T22:59:59Z')).toBe(true)
  expect(await isRenewableAt('2027-01-31T23:00:00Z')).toBe(false)
})

it('is downloaded as a file, every row once', async () => {
  portal.setClock('2026-12-01T10:00:00Z')
  const download = async (body: object) => {
    const { url } = (
      await as(officer, portal.app).send(exported.linkRenewalsExport, { body: { list: 'due', ...body } })
    ).reply
    const { headers, body: text } = await portal.app.inject({ url })
    expect(headers['content-disposition']).toBe('attachment; filename="Renewals 2026-12-01.csv"')
    return text.split('\r\n').slice(0, -1)
  }
  const lines = await download({})
  expect(lines[0]).toBe(
    '\uFEFFFacility,Category,Owner,Phone,LGA,Licence ends,Days left,Can be renewed until,Surcharge in per cent,Reminded on,Renewal,Status,Submitted,Renewed until',
  )
  expect(lines[1]).toMatch(
    /^Due Clinic,Private Clinic,Musa Abubakar,'\+\d+,Bida,2026-12-31,30,2027-12-31,0,2026-12-01,,,,$/,
  )
  expect(lines).toHaveLength(4)
  const { id: _id, words: _words, name_key: _key, name_text: _text, ...facility } = await makeFacility(portal.db)
  const many = await portal.db
    .insertInto('facility')
    .values(Array.from({ length: 1001 }, (_, index) => ({ ...facility, company_name: `Old Clinic ${index}` })))
    .returning('id')
    .execute()
  const rows = many.map(({ id }) => ({
    facility_id: id,
    reference: `APP-2024-${id}`,
    recorded_by: officer.id,
    status: 'Approved' as const,
    approved_at: '2024-02-01T09:00:00Z',
    expiry_date: '2024-12-31',
    created_at: '2024-01-01T09:00:00Z',
  }))
  await portal.db.insertInto('registration').values(rows).execute()
  expect(new Set(await download({ list: 'late' })).size).toBe(1004)
  expect(await download({ list: 'late', q: 'Lapsed' })).toHaveLength(2)
  const done = (await download({ list: 'done' }))[1]
  expect(done).toMatch(/^Done Clinic,.*,2026-12-31,.*,Approved,2026-11-10,2027-12-31$/)
})

it('leaves a reopened facility where it was', async () => {
  const { facility } = await licensed('Reopened Clinic', '2026-12-31')
  portal.setClock('2026-12-02T10:00:00Z')
  const by = as(officer, portal.app)
  const due = async () => (await by.send(calls.listRenewals, { query: { q: 'Reopened' } })).reply.data.length
  expect(await due()).toBe(1)
  await by.send(closings.closeFacility, {
    params: { id: facility.id },
    body: { closed_from: '2027-01-31', reason: 'The owner retires.' },
  })
  expect(await due()).toBe(0)
  await by.send(closings.reopenFacility, { params: { id: facility.id }, body: { reason: 'The owner stays.' } })
  expect(await due()).toBe(1)
})

it('shows a renewal as open once its owner has started it', async () => {
  portal.setClock('2026-12-03T10:00:00Z')
  const owner = await makeOwner(portal.db)
  const { facility } = await licensed('Starting Clinic', '2026-12-31', { user_id: owner.id })
  const body = { facility_id: facility.id }
  const { id } = (await as(owner, portal.app).send(registrations.startRegistration, { body })).reply.data
  const query = { list: 'open', q: 'Starting' } as const
  const { data } = (await as(officer, portal.app).send(calls.listRenewals, { query })).reply
  expect(data).toMatchObject([{ renewal: { id, status: 'pending' }, licence: { expiry_date: '2026-12-31' } }])
})
