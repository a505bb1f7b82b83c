import '../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { expect, it } from 'vitest'
import { operatingOfficerOf } from '../../records/accounts/people.ts'
import { as } from '../../testing/as.ts'
import { operatingOfficer } from '../../testing/contents.ts'
import { makeFacility } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const clinic = 2
const maternityHome = 3
const specialistHospital = 9

async function anOwner(facility_type_id = maternityHome) {
  const portal = await testApp()
  const { app, db } = portal
  const owner = await makeOwner(db)
  const { id: facility_id } = await makeFacility(db, { user_id: owner.id, facility_type_id })
  return {
    ...portal,
    owner,
    facility_id,
    save: (fields: object = {}, actor = owner) =>
      as(actor, app).send(calls.saveOperatingOfficer, { body: { ...operatingOfficer, facility_id, ...fields } }),
    rows: () =>
      db.selectFrom('operating_officer').where('facility_id', '=', facility_id).orderBy('id').selectAll().execute(),
  }
}

it('saves the form, and returns two fields under other names than they are sent', async () => {
  const { db, facility_id, save } = await anOwner()
  const { status, reply } = await save()
  expect(status).toBe(201)
  const { email_add, previous_working_experience, ...same } = operatingOfficer
  expect(reply.data).toEqual({
    ...same,
    id: expect.any(Number),
    updated_at: expect.any(String),
    facility_id,
    phone_number: '+2348061112233',
    email: 'ngozi.okafor@example.com',
    folio_number: null,
    additional_mdcn_qualification: null,
    previous_work_experience: previous_working_experience,
    is_operating_officer: true,
  })
  expect(await operatingOfficerOf(db, facility_id).executeTakeFirst()).toEqual(reply.data)
})

it('replaces the previous one, who stays in the history', async () => {
  const { db, facility_id, owner, rows, save, setClock } = await anOwner()
  const first = (await save()).reply.data
  setClock('2026-11-21T09:00:00Z')
  const officer = await makeOfficer(db)
  const { reply } = await save({ full_name: 'Dr Ibrahim Musa', is_operating_officer: '0' }, officer)
  expect(reply.data).toMatchObject({ full_name: 'Dr Ibrahim Musa', is_operating_officer: false })
  expect(await operatingOfficerOf(db, facility_id).executeTakeFirst()).toEqual(reply.data)
  expect(await rows()).toMatchObject([
    { id: first.id, full_name: 'Dr Ngozi Okafor', recorded_by: owner.id, replaced_at: '2026-11-21T09:00:00.000Z' },
    { id: reply.data.id, recorded_by: officer.id, replaced_at: null },
  ])
})

it('gives each another version, also within one millisecond', async () => {
  const { save, setClock } = await anOwner()
  setClock('2026-11-21T09:00:00Z')
  const versions = [(await save()).reply.data.updated_at, (await save()).reply.data.updated_at]
  expect(versions).toEqual(['2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.001Z'])
})

it('keeps exactly one when several are saved at once', async () => {
  const { rows, save } = await anOwner()
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
  const answers = await Promise.all(names.map((name) => save({ full_name: `Dr ${name}` })))
  expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201))
  const stored = await rows()
  expect(stored).toHaveLength(6)
  expect(stored.filter(({ replaced_at }) => replaced_at === null)).toHaveLength(1)
})

it.each([
  ['45678', '45678'],
  ['mdcn/r/45678', 'MDCN/R/45678'],
])('stores the folio number %s of a clinic as %s', async (folio_number, stored) => {
  const { save } = await anOwner(clinic)
  expect((await save({ folio_number })).reply.data.folio_number).toBe(stored)
})

it('asks a specialist hospital for the additional MDCN qualification too', async () => {
  const { save } = await anOwner(specialistHospital)
  const stated = { folio_number: '45678', additional_mdcn_qualification: 'MDCN/A/991' }
  expect((await save(stated)).reply.data).toMatchObject(stated)
})

it.each([
  [maternityHome, 'folio_number', '45678', 'A folio number is not asked for a Maternity Home. Leave it empty'],
  [
    clinic,
    'additional_mdcn_qualification',
    '991',
    'An additional MDCN qualification number is not asked for a Private Clinic. Leave it empty',
  ],
])('refuses a field that facility type %i does not ask for: %s', async (type, field, value, sentence) => {
  const { rows, save } = await anOwner(type)
  const answer = await save({ [field]: value })
  expect(answer).toBeRefused('invalid_input', field)
  expect(answer.problem?.errors).toEqual({ [field]: [sentence] })
  expect(await rows()).toEqual([])
})

it('accepts a year of graduation from 1940 to this year in Lagos', async () => {
  const { save, setClock } = await anOwner()
  setClock('2026-12-31T22:59:00Z')
  expect((await save({ year_of_graduation: 1940 })).status).toBe(201)
  expect((await save({ year_of_graduation: '2026' })).status).toBe(201)
  const answer = await save({ year_of_graduation: 2027 })
  expect(answer).toBeRefused('invalid_input', 'year_of_graduation')
  expect(answer.problem?.errors?.year_of_graduation).toEqual(['Enter a year up to 2026'])
  setClock('2026-12-31T23:00:00Z')
  expect((await save({ year_of_graduation: 2027 })).status).toBe(201)
})

it.each([
  ['full_name', '', 'Enter the full name'],
  ['phone_number', 'abc', 'Enter a phone number like 0803 123 4567'],
  ['email_add', 'nobody', 'Enter an email address like name@example.com'],
  ['highest_qualification', undefined, 'Enter the highest qualification'],
  ['folio_number', 'XYZ', 'Enter the folio number in digits, like 45678 or MDCN/R/45678'],
  ['cert_reg_no', 'x'.repeat(41), 'Use at most 40 characters'],
  ['year_of_graduation', 1939, 'Enter the year of graduation, for example 2009'],
  ['year_of_graduation', 'last year', 'Enter the year of graduation, for example 2009'],
  ['additional_qualification', 'x'.repeat(151), 'Use at most 150 characters'],
  ['additional_mdcn_qualification', 'x'.repeat(41), 'Use at most 40 characters'],
  ['employment_status', 'Retired', 'Choose Employed or Self-employed'],
  ['work_place_address', 'x'.repeat(251), 'Use at most 250 characters'],
  ['previous_working_experience', 'x'.repeat(2001), 'Use at most 2000 characters'],
  ['is_operating_officer', 'perhaps', 'Choose yes or no'],
])('refuses %s %s', async (field, value, sentence) => {
  const { rows, save } = await anOwner(specialistHospital)
  const answer = await save({ [field]: value })
  expect(answer).toBeRefused('invalid_input', field)
  expect(answer.problem?.errors?.[field]).toEqual([sentence])
  expect(await rows()).toEqual([])
})
