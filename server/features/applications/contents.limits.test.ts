import '../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import { addDocumentKind } from '@portal/contract/catalogue/calls/document-kinds.ts'
import { addChange } from '@portal/contract/facilities/calls/changes.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { beforeAll, expect, it } from 'vitest'
import { as, type TestFile } from '../../testing/as.ts'
import { referee, staff } from '../../testing/contents.ts'
import { bida, makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

const small = {
  max_facilities: 3,
  max_staffs: 3,
  max_referees: 2,
  max_documents: 2,
  max_staff_documents: 2,
  max_payments: 1,
  max_comments: 2,
  max_stored_megabytes: 1,
}

let portal: TestApp

beforeAll(async () => {
  portal = await testApp(await newTestDatabase())
  for (const [key, value] of Object.entries(small)) {
    await portal.db
      .updateTable('setting')
      .set({ value: JSON.stringify(value) })
      .where('key', '=', key)
      .execute()
  }
})

async function people() {
  const { app, db } = portal
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id })
  return { facility_id, db, user_id: owner.id, owner: as(owner, app), officer: as(officer, app) }
}

const pdf = (bytes: number): TestFile => ({
  name: 'paper.pdf',
  type: 'application/pdf',
  bytes: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes - 15), Buffer.from('%%EOF\n')]),
})

const nurse = { ...staff, staff_category_type: 'Professional' as const, cadre: 'Nurses/Midwives' as const }

const times = <T>(n: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, index) => work(index)))

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

it('accepts no more staff than the limit, however many are added at once', async () => {
  const { owner, facility_id, db } = await people()
  const answers = await times(8, () => owner.send(rowCalls.addStaff, { body: { ...staff, facility_id } }))
  expect(statuses(answers)).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)).toBeRefused('limit_reached')
  expect(answers.find(({ status }) => status === 409)?.problem?.detail).toBe(
    'This facility has 3 members of staff, the most that can be stored. Remove one that is not needed.',
  )
  const [first] = await db.selectFrom('staff').where('facility_id', '=', facility_id).select('id').execute()
  await owner.send(rowCalls.removeStaff, { params: { id: first?.id ?? 0 } })
  expect((await owner.send(rowCalls.addStaff, { body: { ...staff, facility_id } })).status).toBe(201)
})

it('accepts no more facilities than the limit, however many are added at once', async () => {
  const { owner, db, user_id } = await people()
  const body = {
    owner_name: 'Amina Bello',
    phone_number: '0803 123 4567',
    facility_type_id: 2,
    local_gov_area_id: bida,
    address: '14 Bosso Road',
  }
  const answers = await times(6, (n) =>
    owner.send(facilities.addFacility, { body: { ...body, company_name: `Clinic ${n}` } }),
  )
  expect(statuses(answers)).toEqual([201, 201, 409, 409, 409, 409])
  expect(await db.selectFrom('facility').where('user_id', '=', user_id).select('id').execute()).toHaveLength(3)
})

it('limits referees for an owner, but not for an officer', async () => {
  const { owner, officer, facility_id } = await people()
  const body = { ...referee, facility_id }
  expect(statuses(await times(3, () => owner.send(rowCalls.addReferee, { body })))).toEqual([201, 201, 409])
  expect((await officer.send(rowCalls.addReferee, { body })).status).toBe(201)
})

it('limits documents and payments, and stores no file for a refused one', async () => {
  const { owner, facility_id, db, user_id } = await people()
  const upload = () =>
    owner.send(calls.uploadDocument, { body: { facility_id, name: 'PHCN bill' } }, { file: pdf(1_000) })
  const pay = () => owner.send(calls.uploadPayment, { body: { facility_id, amount: '5000' } }, { file: pdf(1_000) })
  expect(statuses(await times(4, upload))).toEqual([201, 201, 409, 409])
  expect(statuses(await times(2, pay))).toEqual([201, 409])
  expect(await db.selectFrom('file').where('facility_id', '=', facility_id).select('slug').execute()).toHaveLength(3)
  // What is removed no longer counts.
  const removed = { removed_at: '2026-06-15T09:00:00Z', removed_by: user_id }
  for (const table of ['document', 'payment'] as const)
    await db.updateTable(table).set(removed).where('facility_id', '=', facility_id).execute()
  expect([(await upload()).status, (await pay()).status]).toEqual([201, 201])
})

it('limits documents of staff for each person, apart from those of the facility', async () => {
  const { owner, officer, facility_id, db } = await people()
  const demands = [{ purpose: 'registration' as const, demand: 'optional' as const }]
  const kind = { name: 'Practising licence', place: 60, last_day: 'optional' as const, most_files: null, demands }
  const saved = await officer.send(addDocumentKind, { body: { ...kind, staff_cadres: ['nurse'] } })
  expect(saved.status).toBe(201)
  await makeRegistration(db, { facility_id })
  const add = async () => (await owner.send(rowCalls.addStaff, { body: { ...nurse, facility_id } })).reply.data.id
  const upload = (name: string, staff_id?: number) =>
    owner.send(
      calls.uploadDocument,
      { body: { facility_id, name, ...(staff_id && { staff_id }) } },
      { file: pdf(1_000) },
    )
  const [first, second] = [await add(), await add()]
  const answers = await times(4, () => upload('Practising licence', first))
  expect(statuses(answers)).toEqual([201, 201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.problem?.detail).toBe(
    'This member of staff has 2 documents, the most that can be stored. Remove one that is not needed.',
  )
  expect(statuses(await times(2, () => upload('Practising licence', second)))).toEqual([201, 201])
  expect(statuses(await times(3, () => upload('PHCN bill')))).toEqual([201, 201, 409])

  // Two documents of each of three people: no more, although people leave and others come.
  for (const id of [first, second]) await owner.send(rowCalls.removeStaff, { params: { id } })
  const [third, fourth] = [await add(), await add()]
  expect(statuses(await times(2, () => upload('Practising licence', third)))).toEqual([201, 201])
  const beyond = await upload('Practising licence', fourth)
  expect(beyond.problem?.detail).toBe(
    'This facility has 6 documents of staff, the most that can be stored. Remove those of people who have left.',
  )
})

it('counts the bytes of all facilities of an account together', async () => {
  const { owner, facility_id, db, user_id } = await people()
  const { id: other } = await makeFacility(db, { user_id })
  const half = pdf(524_288)
  const upload = (facility_id: number) =>
    owner.send(calls.uploadDocument, { body: { facility_id, name: 'PHCN bill' } }, { file: half })
  const answers = await times(4, (n) => upload(n % 2 === 0 ? facility_id : other))
  expect(statuses(answers)).toEqual([201, 201, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.problem?.detail).toBe(
    'The files of your facilities take 1 MB together, the most that can be stored. Ask the ministry if you need more.',
  )
})

it('counts the document of a request as a file of the person who sends it', async () => {
  const { owner, facility_id, db } = await people()
  await makeRegistration(db, { facility_id, status: 'Approved' })
  const ask = (bytes: number) =>
    owner.send(
      addChange,
      { params: { id: facility_id }, body: { address: '3 New Road', reason: 'We moved.' } },
      { file: pdf(bytes) },
    )
  expect(await ask(1_048_577)).toBeRefused('limit_reached')
  expect((await ask(1_048_576)).status).toBe(201)
})

it('limits the comments on a registration, although only officers write them', async () => {
  const { officer, facility_id, db } = await people()
  const { id: registration_id } = await makeRegistration(db, { facility_id })
  const comment = () => officer.send(calls.addComment, { body: { registration_id, body: 'Please call.' } })
  expect(statuses(await times(4, comment))).toEqual([201, 201, 409, 409])
})
