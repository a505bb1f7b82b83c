import '../../testing/matchers.ts'
import { uploadDocument } from '@portal/contract/applications/calls/contents.ts'
import { listDocuments } from '@portal/contract/applications/calls/contents-lists.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import { returnRegistration } from '@portal/contract/applications/calls/returns.ts'
import { staffRows } from '@portal/contract/applications/row-sections/staff.ts'
import { addDocumentKind, addDocumentTerms } from '@portal/contract/catalogue/calls/document-kinds.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { completeApplication } from '../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { pdf } from '../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

const licence = {
  name: 'Practising licence',
  place: 60,
  last_day: 'optional',
  most_files: 2,
  staff_cadres: ['nurse' as const, 'doctor' as const],
  demands: [{ purpose: 'registration' as const, demand: 'required' as const }],
} as const
const body = { ...licence, staff_cadres: [...licence.staff_cadres], demands: [...licence.demands] }
const hauwa = {
  full_name: 'Hauwa Sani',
  phone_number: '0805 987 6543',
  staff_category_type: 'Professional',
  cadre: 'Nurses/Midwives',
  highest_qualification: 'BNSc',
  time: 'full time',
} as const

/** A ministry that asks each nurse and doctor for a licence, and an application that is complete besides. */
async function portal() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock('2026-06-15T09:00:00Z')
  const [person, stranger] = [await makeOwner(db), await makeOwner(db)]
  const [owner, officer] = [as(person, app), as(await makeOfficer(db), app)]
  const kind = (await officer.send(addDocumentKind, { body })).reply.data
  const facility = await makeFacility(db, { user_id: person.id })
  setClock('2026-06-16T09:00:00Z')
  const registration = await makeRegistration(db, {
    facility_id: facility.id,
    created_at: '2026-06-16T09:00:00.000Z',
  })
  await completeApplication(db, registration)
  const params = { id: registration.id }
  const [ngozi] = (await owner.send(staffRows.list, { params: { id: facility.id } })).reply.data
  const show = async () => (await owner.send(registrations.showRegistration, { params })).reply
  const missing = async () => (await show()).missing.map(({ message }) => message)
  const upload = (staff_id: number | undefined, more: object = {}, by = owner) =>
    by.send(
      uploadDocument,
      { body: { facility_id: facility.id, name: licence.name, ...(staff_id && { staff_id }), ...more } },
      { file: pdf() },
    )
  const add = async (more: object = {}) =>
    (await owner.send(staffRows.add, { body: { facility_id: facility.id, ...hauwa, ...more } })).reply.data
  const submit = () => owner.send(registrations.submitRegistration, { params })
  return {
    app,
    db,
    setClock,
    owner,
    officer,
    stranger,
    facility,
    params,
    kind,
    ngozi: ngozi?.id ?? 0,
    show,
    missing,
    upload,
    add,
    submit,
  }
}

it('asks for the document of each present nurse by name, and takes Submit when all have it', async () => {
  const { ngozi, missing, upload, add, submit, show } = await portal()
  const { id } = await add()
  await add({ full_name: 'Musa Bala', cadre: 'Pharmacist', phone_number: '0805 987 6544' })
  expect(await missing()).toEqual([
    'Upload the document “Practising licence” of Ngozi Okafor.',
    'Upload the document “Practising licence” of Hauwa Sani.',
  ])
  expect((await show()).sections.find(({ section }) => section === 'staff')?.state).toBe('started')
  expect(await submit()).toBeRefused('invalid_input', 'staff')
  expect((await upload(ngozi)).reply.data).toMatchObject({ staff_id: ngozi, staff_name: 'Ngozi Okafor' })
  expect(await missing()).toEqual(['Upload the document “Practising licence” of Hauwa Sani.'])
  await upload(id)
  expect(await missing()).toEqual([])
  expect((await submit()).status).toBe(200)
})

it('asks nothing of a person who has left, and what the new cadre needs of one who has another', async () => {
  const { owner, ngozi, missing, upload, add, facility } = await portal()
  await upload(ngozi)
  const { id } = await add()
  expect(await missing()).toHaveLength(1)
  await owner.send(staffRows.change, {
    params: { id },
    body: { facility_id: facility.id, ...hauwa, cadre: 'Pharmacist' },
  })
  expect(await missing()).toEqual([])
  await owner.send(staffRows.change, {
    params: { id },
    body: { facility_id: facility.id, ...hauwa, cadre: 'Doctors (Medical/Dental)' },
  })
  expect(await missing()).toEqual(['Upload the document “Practising licence” of Hauwa Sani.'])
  await owner.send(staffRows.remove, { params: { id } })
  expect(await missing()).toEqual([])
  expect(await upload(id)).toBeRefused('invalid_input', 'staff_id')
  await owner.send(staffRows.remove, { params: { id: ngozi } })
  const { reply } = await owner.send(listDocuments, { params: { id: facility.id } })
  expect(reply.data.at(-1)).toMatchObject({ name: 'Practising licence', staff_name: 'Ngozi Okafor' })
})

it('refuses a document of nobody, of somebody who is not asked for it, and of the staff of another facility', async () => {
  const { app, db, stranger, ngozi, upload, add } = await portal()
  const pharmacist = await add({ cadre: 'Pharmacist' })
  const theirs = await makeFacility(db, { user_id: stranger.id })
  const other = await as(stranger, app).send(staffRows.add, { body: { facility_id: theirs.id, ...hauwa } })
  const sentences = [await upload(undefined), await upload(pharmacist.id), await upload(other.reply.data.id)].map(
    (answer) => answer.problem?.errors?.staff_id?.[0],
  )
  expect(sentences).toEqual([
    'Choose the member of staff whose document it is',
    'Practising licence: it is not asked for of Hauwa Sani',
    'This person is not on the staff of the facility',
  ])
  expect(await upload(ngozi, { name: 'PHCN bill' })).toBeRefused('invalid_input', 'staff_id')
  expect(await upload(ngozi, {}, as(stranger, app))).toBeRefused('not_found')
  expect(await upload(ngozi, {}, as(undefined, app))).toBeRefused('signed_out')
})

it('counts how many a kind takes for each person', async () => {
  const { ngozi, upload, add } = await portal()
  const { id } = await add()
  expect([await upload(ngozi), await upload(ngozi), await upload(id)].map(({ status }) => status)).toEqual([
    201, 201, 201,
  ])
  expect(await upload(ngozi)).toBeRefused('limit_reached')
  expect((await upload(id)).status).toBe(201)
})

it('asks nothing of an application that was started before the day, and nothing by default', async () => {
  const { db, owner, officer, kind, setClock } = await portal()
  const terms = { ...body, name: undefined, staff_cadres: [], start_date: '2026-06-20' }
  const { updated_at } = kind
  const headers = { 'if-match': `"${updated_at}"` }
  await officer.send(addDocumentTerms, { params: { id: kind.id }, body: terms }, { headers })
  const early = await makeFacility(db, { user_id: (await makeOwner(db)).id })
  const before = await makeRegistration(db, { facility_id: early.id, created_at: '2026-06-14T09:00:00.000Z' })
  await completeApplication(db, before)
  const shown = await officer.send(registrations.showRegistration, { params: { id: before.id } })
  expect(shown.reply.missing).toEqual([])
  setClock('2026-06-20T09:00:00Z')
  const facility = await makeFacility(db, { user_id: early.user_id })
  const after = await makeRegistration(db, { facility_id: facility.id, created_at: '2026-06-20T09:00:00.000Z' })
  await completeApplication(db, after)
  const later = await officer.send(registrations.showRegistration, { params: { id: after.id } })
  expect(later.reply.missing.map(({ section, message }) => [section, message])).toEqual([
    ['documents', 'Upload the document “Practising licence”.'],
  ])
  expect((await owner.send(registrations.listRegistrations, {})).status).toBe(200)
})

it('shows the document beside the person in what an officer reads, also after the person was renamed', async () => {
  const { owner, officer, params, facility, ngozi, upload, submit } = await portal()
  await upload(ngozi)
  await submit()
  const review = await officer.send(registrations.reviewRegistration, { params })
  expect(review.reply.data.contents.documents.at(-1)).toMatchObject({
    name: 'Practising licence',
    staff_id: ngozi,
    staff_name: 'Ngozi Okafor',
  })
  expect(review.reply.data.contents.documents[0]).not.toHaveProperty('staff_id')
  const renamed = { facility_id: facility.id, ...hauwa, full_name: 'Ngozi Okafor-Bello' }
  await owner.send(staffRows.change, { params: { id: ngozi }, body: renamed })
  const again = await officer.send(registrations.reviewRegistration, { params })
  expect(again.reply.data.changes?.rows.map(({ part, kind }) => [part, kind])).toEqual([['staffs', 'changed']])
})

it('leaves documents of staff out of the types that the facility has, of which there may be more than on a page', async () => {
  const { db, facility, ngozi, upload, show } = await portal()
  await sql`
    insert into file (slug, facility_id, media_type, size_bytes, sha256, recorded_by)
    select 'many-' || n, facility_id, media_type, size_bytes, sha256, recorded_by
    from generate_series(1, 120) as n, (select * from file where facility_id = ${facility.id} limit 1) as one
  `.execute(db)
  await sql`
    insert into document (name, facility_id, file_slug, recorded_by)
    select case n when 120 then 'Last paper' else 'Old paper' end, ${facility.id}, 'many-' || n, ${facility.user_id}
    from generate_series(1, 120) as n
  `.execute(db)
  await upload(ngozi)
  const { documents, document_names, staff_documents } = await show()
  expect(staff_documents).toMatchObject([{ name: 'Practising licence', staff_id: ngozi, staff_name: 'Ngozi Okafor' }])
  expect(documents.some(({ name }) => name === 'Last paper')).toBe(false)
  expect(document_names).toEqual(expect.arrayContaining(['Last paper', 'Old paper']))
  expect(document_names).not.toContain('Practising licence')
  expect(new Set(document_names).size).toBe(document_names.length)
})

it('is one item of a return, with the name of the person, and a returned person may add theirs', async () => {
  const { officer, params, show, ngozi, upload, add, submit } = await portal()
  const { id } = await add()
  await upload(ngozi)
  const { reply } = await upload(id)
  await submit()
  const returned = (items: object[]) =>
    officer.send(returnRegistration, { params, body: { items: items as [], due_date: '2026-06-29' } })
  await returned([{ section: 'documents', id: reply.data.id, remark: 'It is not readable.' }])
  expect((await show()).registration.returned?.items[0]?.name).toBe('Practising licence of Hauwa Sani')
  expect(await upload(ngozi)).toBeRefused('action_not_offered')
  expect((await upload(id)).status).toBe(201)
  expect((await show()).returned_work?.[0]?.total).toBe(1)
  expect((await submit()).status).toBe(200)
  await returned([{ section: 'staff', id: ngozi, remark: 'Her licence has ended.' }])
  expect((await upload(ngozi)).status).toBe(201)
  expect((await submit()).status).toBe(200)
})

it('stays beside the person of an approved application as it was approved', async () => {
  const { db, officer, params, facility, ngozi, upload, submit, show } = await portal()
  await upload(ngozi)
  await submit()
  await sql`update registration set status = 'Awaiting decision' where id = ${params.id}`.execute(db)
  const decided = await officer.send(registrations.decideRegistration, { body: { ...params, status: 'Approved' } })
  expect(decided.status).toBe(200)
  await sql`update staff set removed_at = now(), removed_by = ${facility.user_id} where id = ${ngozi}`.execute(db)
  expect((await show()).staff_documents).toMatchObject([{ name: 'Practising licence', staff_id: ngozi }])
})
