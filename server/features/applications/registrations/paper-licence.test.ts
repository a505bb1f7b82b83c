import '../../../testing/matchers.ts'
import * as paperCalls from '@portal/contract/applications/calls/paper-applications.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as versions from '@portal/contract/applications/calls/versions.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import { expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { completeApplication } from '../../../testing/complete-application.ts'
import { makeFacility } from '../../../testing/factories.ts'
import { makePaperFacility, paperRow } from '../../../testing/paper-licences.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'
import { testDatabase } from '../../../testing/test-database.ts'

/** A facility of the paper register, whose licence ends on the given day. */
async function recorded(last_day = '2026-12-31', overrides: Parameters<typeof makePaperFacility>[1] = {}) {
  const { app, db, setClock } = await testApp()
  setClock('2026-11-28T09:00:00Z')
  const person = await makeOfficer(db)
  const officer = as(person, app)
  const licence = { ...paperRow().licence, last_day, issued_on: '2024-01-02', ...overrides.licence }
  const made = await makePaperFacility({ database: await testDatabase(), officer: person }, { ...overrides, licence })
  const id = made.registration_id ?? 0
  const begin = () => officer.send(paperCalls.recordApplication, { params: { id: made.facility_id } })
  const facility = async () =>
    (await officer.send(facilities.showFacility, { params: { id: made.facility_id } })).reply.data
  const registration = async (of = id) => (await officer.send(calls.showRegistration, { params: { id: of } })).reply
  const decide = (of: number) =>
    officer.send(calls.decideRegistration, { body: { id: of, status: 'Approved', reason: 'As on site.' } })
  return { app, db, setClock, officer, person, ...made, id, begin, facility, registration, decide }
}

it('shows a licence from before the portal with where it comes from, and offers nothing', async () => {
  const { registration } = await recorded()
  const page = await registration()
  expect(page.registration).toMatchObject({
    ...{ status: 'Approved', registration_status: 'active', origin: 'paper', recorded_on: '2026-11-27' },
    ...{ user: null, valid_from: '2024-01-02', expiry_date: '2026-12-31' },
    facility: { company_name: 'Ndayako Clinic', address: '7 Emir Road, Bida' },
  })
  expect(page.registration.history.map(({ reason }) => reason)).toEqual([
    expect.stringMatching(/^Issued on paper, recorded with IMP-2026-\d{4}, row 2\.$/),
  ])
  expect(page.offered).toEqual([])
  expect(page).toMatchObject({
    staffs: [],
    documents: [],
    operatingOff: null,
    available_facilities: null,
    invoice: null,
  })
})

it('prints nothing of it, signs nothing, and decides nothing', async () => {
  const { officer, id, decide } = await recorded()
  const shown = await officer.send(certificates.showCertificate, { params: { id } })
  expect(shown).toBeRefused('action_not_offered')
  expect(shown.problem?.detail).toBe(
    'Print Certificate is not possible: this licence was issued on paper before the portal. Its renewal is decided here.',
  )
  expect(await officer.send(certificates.linkCertificate, { params: { id }, body: {} })).toBeRefused(
    'action_not_offered',
  )
  expect(await decide(id)).toBeRefused('action_not_offered')
  const decline = { id, status: 'declined' } as const
  expect(await officer.send(calls.decideRegistration, { body: decline })).toBeRefused('action_not_offered')
})

it('opens for review with what is known', async () => {
  const { officer, id } = await recorded()
  const { reply } = await officer.send(calls.reviewRegistration, { params: { id } })
  expect(reply.data).toMatchObject({
    stored: { action: 'imported' },
    contents: {
      facility: { company_name: 'Ndayako Clinic', facility_type: 'Private Clinic' },
      answers: [],
      applicant: null,
    },
    changes: null,
  })
  const stored = await officer.send(versions.listVersions, { params: { id }, query: {} })
  expect(stored.reply.data).toMatchObject([{ action: 'imported' }])
})

it('is renewed by an officer for an owner without an account: everything is asked, and the portal issues its own certificate', async () => {
  const { app, db, begin, officer, facility, registration, decide, person, facility_id } = await recorded()
  expect((await facility()).offered).toContain('Record renewal')
  const { reply } = await begin()
  expect(reply.data).toMatchObject({
    kind: 'renewal',
    origin: 'portal',
    user: { first_name: 'Ladi', last_name: 'Ndayako' },
  })
  const { id } = reply.data
  const page = await registration(id)
  expect(page.registration.history.map(({ reason }) => reason)).toEqual([
    'on behalf of Ladi Ndayako, who came with papers',
  ])
  expect(page.totals).toMatchObject({ answered: 0, staffs: 0, documents: 0 })
  expect(page.missing.map(({ section }) => section)).toContain('operating_officer')
  expect(await begin()).toBeRefused('already_exists')
  await completeApplication(db, { id, facility_id, recorded_by: person.id })
  await db.updateTable('applicant').set({ email: 'ladi@example.org' }).where('registration_id', '=', id).execute()
  expect((await officer.send(calls.submitRegistration, { params: { id } })).status).toBe(200)
  const verdicts = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
  const other = as(await makeOfficer(db), app)
  expect((await other.send(calls.considerRegistration, { params: { id }, body: verdicts })).status).toBe(200)
  expect((await decide(id)).status).toBe(200)
  expect((await registration(id)).registration).toMatchObject({
    ...{ status: 'Approved', valid_from: '2027-01-01', expiry_date: '2027-12-31' },
  })
  const { number } = (await officer.send(certificates.showCertificate, { params: { id } })).reply.data
  expect(number).toMatch(/^NSMOH\/PHF\/\d{5}\/2027$/)
})

it('keeps a number of ours for its renewal', async () => {
  const { db, facility_id } = await recorded('2026-12-31', {
    licence: { ...paperRow().licence, number: 'NSMOH/PHF/04711' },
  })
  const row = db.selectFrom('facility').where('id', '=', facility_id).select('registration_number')
  expect(await row.execute()).toEqual([{ registration_number: 'NSMOH/PHF/04711' }])
})

it.each([
  ['2027-06-30', 'already_exists', undefined],
  ['2026-11-30', 'ok', 'renewal'],
  ['2025-11-28', 'ok', 'renewal'],
  ['2025-11-27', 'ok', 'new'],
] as const)('that ends on %s: an application on 28 November 2026 is %s, %s', async (last_day, outcome, kind) => {
  const { begin } = await recorded(last_day)
  const begun = await begin()
  if (outcome === 'ok') expect(begun.reply.data.kind).toBe(kind)
  else expect(begun).toBeRefused(outcome)
})

it('asks for what paper did not say of the facility before the renewal is submitted', async () => {
  const { begin, registration } = await recorded('2026-12-31', { address: null, phone_number: null, owner_name: null })
  const { id } = (await begin()).reply.data
  const { missing } = await registration(id)
  expect(missing.map(({ message }) => message)).toEqual(
    expect.arrayContaining([
      'The address of the facility is not recorded. Ask for a change of its details.',
      'The name of the owner is not recorded. Ask for a change of the details of the facility.',
      'The phone number of the facility is not recorded. Ask for a change of its contacts.',
    ]),
  )
})

it('is renewed by its owner after a claim', async () => {
  const { app, db, facility_id } = await recorded()
  const owner = await makeOwner(db)
  await db.updateTable('facility').set({ user_id: owner.id }).where('id', '=', facility_id).execute()
  const own = as(owner, app)
  const shown = (await own.send(facilities.showFacility, { params: { id: facility_id } })).reply.data
  expect(shown).toMatchObject({ starts: 'Renew Registration', was_approved: true, registration: { origin: 'paper' } })
  const started = await own.send(calls.startRegistration, { body: { facility_id } })
  expect(started.reply.data).toMatchObject({ kind: 'renewal', user: { first_name: owner.first_name } })
})

it('lets nobody start it for another, and no officer for a facility with an owner', async () => {
  const { app, db, officer, facility_id } = await recorded()
  const begin = (actor: ReturnType<typeof as>, id = facility_id) =>
    actor.send(paperCalls.recordApplication, { params: { id } })
  expect(await begin(as(await makeOwner(db), app))).toBeRefused('not_allowed')
  expect(await begin(as(undefined, app))).toBeRefused('signed_out')
  expect(await begin(as(await makeOfficer(db, ['decide']), app))).toBeRefused('not_allowed')
  expect(await begin(officer, (await makeFacility(db)).id)).toBeRefused('action_not_offered')
})
