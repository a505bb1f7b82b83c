import '../../testing/matchers.ts'
import { uploadDocument } from '@portal/contract/applications/calls/contents.ts'
import { showRegistration, startRegistration } from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/catalogue/calls/document-kinds.ts'
import type { documentKindForm } from '@portal/contract/catalogue/document-kind.ts'
import { changeDocument } from '@portal/contract/facilities/calls/corrections.ts'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { as } from '../../testing/as.ts'
import { completeApplication } from '../../testing/complete-application.ts'
import { makeFacility } from '../../testing/factories.ts'
import { pdf } from '../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

const hospital = 1
const clinic = 2

const tax: z.input<typeof documentKindForm> = {
  name: 'Tax clearance certificate',
  start_date: '2026-07-01',
  place: 25,
  hint: 'Of the last three years.',
  last_day: 'required',
  most_files: 2,
  demands: [
    { facility_type_id: hospital, purpose: 'registration', demand: 'required' },
    { facility_type_id: null, purpose: 'registration', demand: 'optional' },
  ],
}

const specified = [
  'Certificate of registration with CAC',
  'PHCN bill',
  'Fire safety Certificate',
  'Current certificate of registration with relevant professional bodies of all staff',
  'Registration form',
]

async function portal() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-06-15T09:00:00Z')
  const person = await makeOwner(db)
  const [owner, officer] = [as(person, app), as(await makeOfficer(db), app)]
  const start = async (facility_type_id: number) => {
    const { id: facility_id } = await makeFacility(db, { user_id: person.id, facility_type_id })
    const { reply } = await owner.send(startRegistration, { body: { facility_id } })
    return { id: reply.data.id, facility_id }
  }
  const page = async ({ id }: { id: number }) => (await owner.send(showRegistration, { params: { id } })).reply
  const asked = async (application: { id: number }) =>
    (await page(application)).asked_documents.map(({ name, demand }) => `${name}: ${demand}`)
  const upload = (facility_id: number, body: object = {}, by = owner) =>
    by.send(
      uploadDocument,
      { body: { facility_id, name: tax.name, expires_on: '2027-03-31', ...body } },
      { file: pdf() },
    )
  return { db, setClock, person, owner, officer, start, page, asked, upload }
}

describe('what documents an application is asked for', () => {
  it('are those of the specification in a new portal', async () => {
    const { officer, start, asked } = await portal()
    const { reply } = await officer.send(calls.listDocumentKinds, {})
    expect(reply.data.map(({ name }) => name)).toEqual(specified)
    expect(await asked(await start(clinic))).toEqual([
      'Certificate of registration with CAC: required',
      'PHCN bill: required',
      'Fire safety Certificate: required',
      'Current certificate of registration with relevant professional bodies of all staff: required',
      'Registration form: optional',
    ])
  })

  it('are those of the day on which it was started, for its type, on both sides of that day', async () => {
    const { setClock, officer, start, asked, page } = await portal()
    expect((await officer.send(calls.addDocumentKind, { body: tax })).status).toBe(201)
    setClock('2026-06-30T22:59:00Z')
    const before = await start(hospital)
    setClock('2026-06-30T23:00:00Z') // Midnight in Lagos.
    const [after, other] = [await start(hospital), await start(clinic)]
    expect(await asked(before)).not.toContain('Tax clearance certificate: required')
    expect((await asked(after))[2]).toBe('Tax clearance certificate: required')
    expect((await asked(other))[2]).toBe('Tax clearance certificate: optional')
    const missing = (await page(after)).missing.filter(({ section }) => section === 'documents')
    expect(missing.map(({ message }) => message)).toContain('Upload the document “Tax clearance certificate”.')
    expect((await page(before)).missing.map(({ message }) => message).join()).not.toContain('Tax clearance')
  })

  it('leave out what one type is not asked for', async () => {
    const { officer, start, asked } = await portal()
    const demands = [
      { facility_type_id: null, purpose: 'registration', demand: 'required' },
      { facility_type_id: clinic, purpose: 'registration', demand: 'not asked' },
    ] as const
    await officer.send(calls.addDocumentKind, { body: { ...tax, start_date: null, demands: [...demands] } })
    expect(await asked(await start(hospital))).toContain('Tax clearance certificate: required')
    expect((await asked(await start(clinic))).join()).not.toContain('Tax clearance')
  })

  it('stay when the kind is asked of nobody any more', async () => {
    const { setClock, officer, start, asked, upload } = await portal()
    const { reply } = await officer.send(calls.addDocumentKind, { body: { ...tax, start_date: null } })
    const under_way = await start(hospital)
    setClock('2026-06-16T09:00:00Z')
    const { name, ...terms } = tax
    const ended = { ...terms, start_date: '2026-06-16', demands: [] }
    expect((await officer.send(calls.addDocumentTerms, { params: { id: reply.data.id }, body: ended })).status).toBe(
      201,
    )
    const later = await start(hospital)
    expect(await asked(under_way)).toContain('Tax clearance certificate: required')
    expect((await upload(under_way.facility_id)).status).toBe(201)
    expect(await asked(later)).not.toContain('Tax clearance certificate: required')
    expect(await upload(later.facility_id)).toBeRefused('invalid_input', 'name')
  })

  it('are shown as planned until their day; of two plans for one day the last one counts', async () => {
    const { officer } = await portal()
    const { reply } = await officer.send(calls.addDocumentKind, { body: tax })
    const { name, ...terms } = tax
    const params = { id: reply.data.id }
    await officer.send(calls.addDocumentTerms, { params, body: { ...terms, place: 5 } })
    await officer.send(calls.addDocumentTerms, { params, body: { ...terms, start_date: '2027-01-01', demands: [] } })
    const [first] = (await officer.send(calls.listDocumentKinds, {})).reply.data
    expect(first).toMatchObject({ name, terms: null })
    expect(first?.planned.map(({ start_date, place, demands }) => [start_date, place, demands.length])).toEqual([
      ['2026-07-01', 5, 2],
      ['2027-01-01', 25, 0],
    ])
  })
})

it('is changed by one of two officers who read the same terms', async () => {
  const { officer } = await portal()
  const { reply } = await officer.send(calls.addDocumentKind, { body: tax })
  const { name, ...terms } = tax
  const change = (place: number) =>
    officer.send(
      calls.addDocumentTerms,
      { params: { id: reply.data.id }, body: { ...terms, place } },
      { headers: { 'if-match': `"${reply.data.updated_at}"` } },
    )
  expect((await change(5)).status).toBe(201)
  expect(await change(6)).toBeRefused('stale')
})

describe('a document of a kind', () => {
  it('is taken with its last day, and only as often as the kind says', async () => {
    const { setClock, officer, start, upload } = await portal()
    await officer.send(calls.addDocumentKind, { body: { ...tax, start_date: null } })
    setClock('2026-06-15T10:00:00Z')
    const { facility_id } = await start(hospital)
    expect(await upload(facility_id, { expires_on: null })).toBeRefused('invalid_input', 'expires_on')
    expect((await upload(facility_id, { name: ' tax clearance CERTIFICATE ' })).reply.data.name).toBe(tax.name)
    expect((await upload(facility_id)).status).toBe(201)
    expect((await upload(facility_id)).problem).toMatchObject({
      code: 'limit_reached',
      message: 'Tax clearance certificate: at most 2. Remove one before you add another.',
    })
    expect((await upload(facility_id, {}, officer)).status).toBe(201)
  })

  it('can be replaced once an officer has considered it, although there may be only one', async () => {
    const { db, setClock, officer, start, upload } = await portal()
    await officer.send(calls.addDocumentKind, { body: { ...tax, start_date: null, most_files: 1 } })
    setClock('2026-06-15T10:00:00Z')
    const { id: registration_id, facility_id } = await start(hospital)
    expect((await upload(facility_id)).status).toBe(201)
    expect(await upload(facility_id)).toBeRefused('limit_reached')
    const { id: user_id } = await makeOfficer(db)
    const considered = { registration_id, user_id, information_verdict: 'Satisfactory' } as const
    await db
      .insertInto('consideration')
      .values({ ...considered, updated_at: '2026-06-15T11:00:00Z' })
      .execute()
    setClock('2026-06-15T12:00:00Z')
    expect((await upload(facility_id)).status).toBe(201)
    expect(await upload(facility_id)).toBeRefused('limit_reached')
  })

  it('keeps the last day that it needs when that is corrected', async () => {
    const { officer, owner, start, upload } = await portal()
    await officer.send(calls.addDocumentKind, { body: { ...tax, start_date: null } })
    const { reply } = await upload((await start(hospital)).facility_id)
    const params = { slug: reply.data.file_slug }
    const correct = (expires_on: string | null) => owner.send(changeDocument, { params, body: { expires_on } })
    expect(await correct(null)).toBeRefused('invalid_input', 'expires_on')
    expect((await correct('2027-04-30')).reply.data.expires_on).toBe('2027-04-30')
  })

  it('has no last day where the kind has none', async () => {
    const { officer, start, upload } = await portal()
    await officer.send(calls.addDocumentKind, { body: { ...tax, start_date: null, last_day: 'none' } })
    expect(await upload((await start(hospital)).facility_id)).toBeRefused('invalid_input', 'expires_on')
  })

  it('asks nothing of an application that was started before, on the same day', async () => {
    const { db, setClock, person, officer, start, page } = await portal()
    const application = await start(hospital)
    await completeApplication(db, { ...application, recorded_by: person.id })
    setClock('2026-06-15T10:00:00Z')
    await officer.send(calls.addDocumentKind, { body: { ...tax, start_date: null } })
    expect((await page(application)).missing).toEqual([])
  })
})

describe('a kind is refused', () => {
  it.each([
    [{ start_date: '2026-06-14' }, 'start_date'],
    [{ place: 0 }, 'place'],
    [{ last_day: 'maybe' }, 'last_day'],
    [{ most_files: 51 }, 'most_files'],
    [{ hint: 'x'.repeat(301) }, 'hint'],
    [{ name: 'x'.repeat(151) }, 'name'],
    [{ demands: [{ facility_type_id: 999, purpose: 'registration', demand: 'required' }] }, 'demands'],
    [{ demands: [...tax.demands, ...tax.demands] }, 'demands'],
  ])('%j because of its %s', async (fields, field) => {
    const { officer } = await portal()
    expect(await officer.send(calls.addDocumentKind, { body: { ...tax, ...fields } as never })).toBeRefused(
      'invalid_input',
      field,
    )
  })

  it('when there is one with the same name, in any case', async () => {
    const { officer } = await portal()
    const again = await officer.send(calls.addDocumentKind, { body: { ...tax, name: 'phcn BILL' } })
    expect(again).toBeRefused('already_exists')
  })

  it('when it does not exist', async () => {
    const { officer } = await portal()
    const { name, ...terms } = tax
    const unknown = await officer.send(calls.addDocumentTerms, { params: { id: 2_000_000_000 }, body: terms })
    expect(unknown).toBeRefused('not_found')
  })
})
