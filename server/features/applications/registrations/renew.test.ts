import '../../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import * as dashboard from '@portal/contract/reports/calls/dashboard.ts'
import { sectionsConfirmedWhole } from '@portal/domain/applications/sections.ts'
import { expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { completeApplication, makePayment, partsOf } from '../../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { pdf } from '../../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

/** A facility that was approved on 1 June 2026, until 31 December. */
async function licensed() {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-01T09:00:00Z')
  const [person, clerk] = [await makeOwner(db), await makeOfficer(db)]
  const [owner, officer] = [as(person, app), as(clerk, app)]
  const facility = await makeFacility(db, { user_id: person.id })
  const licence = await makeRegistration(db, { facility_id: facility.id, status: 'Awaiting decision' })
  await completeApplication(db, licence)
  const decide = async (id: number, status: 'Approved' | 'Temporarily approved' | 'declined') => {
    const answer = await officer.send(calls.decideRegistration, { body: { id, status } })
    expect(answer.status).toBe(200)
    return answer.reply.data
  }
  const verdicts = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
  const consider = (id: number) => officer.send(calls.considerRegistration, { params: { id }, body: verdicts })
  await decide(licence.id, 'Approved')
  const start = () => owner.send(calls.startRegistration, { body: { facility_id: facility.id } })
  const shown = async () => (await owner.send(facilities.showFacility, { params: { id: facility.id } })).reply.data
  const page = async (id: number) => (await owner.send(calls.showRegistration, { params: { id } })).reply
  const confirm = (id: number, section: (typeof sectionsConfirmedWhole)[number]) =>
    owner.send(calls.confirmSection, { params: { id }, body: { section } })
  return { app, db, setClock, owner, officer, facility, licence, decide, consider, start, shown, page, confirm }
}

it('renews a licence before its end: answers are taken over, each section is confirmed, and both licences follow each other', async () => {
  const { db, setClock, owner, officer, facility, licence, decide, consider, start, shown, page, confirm } =
    await licensed()
  setClock('2026-10-31T22:59:59Z')
  expect((await shown()).starts).toBe(null)
  expect(await start()).toBeRefused('already_exists')
  // Midnight in Lagos.
  setClock('2026-10-31T23:00:00Z')
  expect((await shown()).starts).toBe('Renew Registration')
  const both = await Promise.all([start(), start()])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  const id = both.find(({ status }) => status === 201)?.reply.data.id ?? 0

  expect(await shown()).toMatchObject({
    starts: null,
    registration: { id: licence.id },
    renewal: { id, kind: 'renewal' },
  })
  const before = await page(id)
  expect(before.totals.answered).toBe(before.totals.questions)
  expect(before.missing.map(({ section }) => section)).toEqual([
    'applicant',
    'requirements',
    'operating_officer',
    'staff',
    'referees',
    'available_facilities',
    'documents',
    'payment',
  ])

  const listed = (await owner.send(facilities.listFacilities, {})).reply.data.data
  expect(listed.map(({ missing_count }) => missing_count)).toEqual([before.missing.length])

  // A document that is past its last day is replaced; to confirm the section is not enough.
  await db.updateTable('document').set({ expires_on: '2026-10-31' }).where('name', '=', 'PHCN bill').execute()
  expect(await confirm(id, 'documents')).toBeRefused('invalid_input', 'section')
  // A copy that is good until today will do, however its name is written.
  const bill = { facility_id: facility.id, name: 'PHCN bill', expires_on: '2026-11-01' } as const
  const copy = (await owner.send(contents.uploadDocument, { body: bill }, { file: pdf() })).reply.data
  await db.updateTable('document').set({ name: 'phcn bill' }).where('id', '=', copy.id).execute()
  expect((await confirm(id, 'documents')).status).toBe(200)
  await db.updateTable('document').set({ expires_on: '2026-10-31' }).where('id', '=', copy.id).execute()
  expect(await confirm(id, 'documents')).toBeRefused('invalid_input', 'section')
  await db.updateTable('document').set({ expires_on: '2027-10-31' }).where('name', '=', 'PHCN bill').execute()
  await owner.send(rowCalls.addStaff, {
    body: {
      facility_id: facility.id,
      full_name: 'Hauwa Sani',
      phone_number: '08031234567',
      staff_category_type: 'Professional',
      cadre: 'Nurses/Midwives',
      highest_qualification: 'RN',
      time: 'full time',
    },
  })
  expect((await page(id)).missing.map(({ section }) => section)).not.toContain('staff')
  for (const section of sectionsConfirmedWhole) expect((await confirm(id, section)).status).toBe(200)
  for (const part_id of await partsOf(db, id)) {
    const body = { section: 'requirements', part_id } as const
    expect((await owner.send(calls.confirmSection, { params: { id }, body })).status).toBe(200)
  }
  await makePayment(db, { facility_id: facility.id, recorded_by: facility.recorded_by })
  expect((await page(id)).missing).toEqual([])
  expect((await owner.send(calls.submitRegistration, { params: { id } })).status).toBe(200)

  const review = (await officer.send(calls.reviewRegistration, { params: { id } })).reply
  expect(review.page.registration.kind).toBe('renewal')
  expect(review.page.last_days).toMatchObject({ certificate: '2027-12-31' })
  expect(review.data.licence?.rows.map(({ part, kind, name }) => [part, kind, name])).toContainEqual([
    'staffs',
    'added',
    'Hauwa Sani',
  ])
  expect(review.data.licence?.rows.map(({ part }) => part)).not.toContain('payments')
  await consider(id)
  expect((await page(licence.id)).registration.registration_status).toBe('active')
  setClock('2026-11-20T09:00:00Z')
  expect(await decide(id, 'Approved')).toMatchObject({ valid_from: '2027-01-01', expiry_date: '2027-12-31' })

  const numberOf = async (of: number) =>
    (await owner.send(certificates.showCertificate, { params: { id: of } })).reply.data.number
  const number = await numberOf(licence.id)
  expect(number).toMatch(/\/2026$/)
  expect(await numberOf(id)).toBe(number.replace('/2026', '/2027'))
  const summary = async () => {
    const { facility_active, facility_expired } = (await owner.send(dashboard.showSummary, {})).reply
    return [facility_active, facility_expired]
  }
  for (const [moment, registration, renewal, figures] of [
    ['2026-12-31T22:59:59Z', licence.id, id, [1, 0]],
    ['2026-12-31T23:00:00Z', id, null, [1, 0]],
    ['2027-12-31T22:59:59Z', id, null, [1, 0]],
    ['2027-12-31T23:00:00Z', id, null, [0, 1]],
  ] as const) {
    setClock(moment)
    const now = await shown()
    expect([now.registration?.id, now.renewal?.id ?? null]).toEqual([registration, renewal])
    expect(await summary()).toEqual(figures)
    const query = { status: figures[0] === 1 ? 'Approved' : 'expired', per_page: 100 }
    const { data } = (await officer.send(facilities.listFacilitiesForOfficer, { query })).reply
    expect(data.filter(({ facility_id }) => facility_id === facility.id)).toMatchObject([{ id: registration }])
  }
})

it('keeps the licence while the renewal is declined or withdrawn, and shows the renewal from the day after its end', async () => {
  const { setClock, decide, start, shown, confirm, owner, licence } = await licensed()
  setClock('2026-11-10T09:00:00Z')
  const first = (await start()).reply.data
  await owner.send(calls.withdrawRegistration, { params: { id: first.id }, body: {} })
  expect(await confirm(first.id, 'staff')).toBeRefused('action_not_offered')
  expect(await shown()).toMatchObject({ starts: 'Renew Registration', renewal: null, registration: { id: licence.id } })
  const second = (await start()).reply.data
  // A temporary approval replaces no certificate.
  await decide(second.id, 'Temporarily approved')
  const printed = await owner.send(certificates.showCertificate, { params: { id: licence.id } })
  expect(printed.reply.data.mark).toBeNull()
  await decide(second.id, 'declined')
  expect(await shown()).toMatchObject({ starts: null, renewal: { id: second.id }, registration: { id: licence.id } })
  setClock('2027-01-01T09:00:00Z')
  expect(await shown()).toMatchObject({ renewal: null, registration: { id: second.id, status: 'declined' } })
})

it('begins on the day of the approval after the end, and is a new registration with the same number a year later', async () => {
  const { db, setClock, facility, decide, consider, start, page, confirm, owner } = await licensed()
  setClock('2027-12-31T09:00:00Z')
  const late = (await start()).reply.data
  expect(late.kind).toBe('renewal')
  expect(await confirm(late.id, 'staff')).toMatchObject({ status: 200 })
  await consider(late.id)
  expect(await decide(late.id, 'Approved')).toMatchObject({ valid_from: '2027-12-31', expiry_date: '2028-12-31' })
  const { registration_number } = await db
    .selectFrom('facility')
    .where('id', '=', facility.id)
    .select('registration_number')
    .executeTakeFirstOrThrow()

  setClock('2030-01-01T09:00:00Z')
  const anew = (await start()).reply.data
  expect(anew.kind).toBe('new')
  expect((await page(anew.id)).totals.answered).toBe(0)
  expect(await confirm(anew.id, 'staff')).toBeRefused('action_not_offered')
  await consider(anew.id)
  await decide(anew.id, 'Approved')
  const { reply } = await owner.send(certificates.showCertificate, { params: { id: anew.id } })
  expect(reply.data.number).toBe(`${registration_number}/2030`)
})

it('takes over only the answers to questions that are still asked in the same way', async () => {
  const { db, setClock, facility, licence, start, owner, page } = await licensed()
  const answers = await db.selectFrom('submission').where('registration_id', '=', licence.id).selectAll().execute()
  const [kept, retired] = answers
  await db
    .updateTable('sub_list')
    .set({ retired_at: '2026-09-01T09:00:00Z' })
    .where('id', '=', retired?.sub_list_id ?? 0)
    .execute()
  setClock('2026-12-01T09:00:00Z')
  const { id } = (await start()).reply.data
  const query = { facility_id: facility.id, registration_id: id }
  const copied = (await owner.send(submissions.listSubmissions, { query })).reply.data
  expect(copied).toHaveLength(answers.length - 1)
  expect(copied.find(({ sub_list_id }) => sub_list_id === kept?.sub_list_id)?.respond).toBe(kept?.respond)
  expect((await page(id)).totals.questions).toBe(answers.length - 1)
  await db
    .updateTable('sub_list')
    .set({ retired_at: null })
    .where('id', '=', retired?.sub_list_id ?? 0)
    .execute()
})

it('takes over the answers of the newest licence', async () => {
  const { db, setClock, facility, licence, start, owner } = await licensed()
  const answers = await db.selectFrom('submission').where('registration_id', '=', licence.id).selectAll().execute()
  await db.updateTable('registration').set({ expiry_date: '2025-12-31' }).where('id', '=', licence.id).execute()
  const newer = await makeRegistration(db, {
    facility_id: facility.id,
    status: 'Approved',
    expiry_date: '2026-12-31',
  })
  const changed = answers.map(({ id: _, ...answer }) => ({ ...answer, registration_id: newer.id, number: 7 }))
  await db.insertInto('submission').values(changed).execute()
  setClock('2026-12-01T09:00:00Z')
  const { id } = (await start()).reply.data
  const query = { facility_id: facility.id, registration_id: id }
  const copied = (await owner.send(submissions.listSubmissions, { query })).reply.data
  expect(new Set(copied.map(({ number }) => number))).toEqual(new Set([7]))
})
