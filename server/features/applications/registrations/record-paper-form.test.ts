import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { registrationForm } from '@portal/contract/applications/registration-form.ts'
import type { Sent } from '@portal/contract/call.ts'
import { exampleOf } from '@portal/contract/openapi/example-of.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

type Form = Sent<typeof calls.registerFacility>['body']

/** An officer who sends the full form of the documentation's example on 8 April 2026. */
async function anOfficer() {
  const { app, db, setClock } = await testApp()
  setClock('2026-04-08T10:00:00Z')
  const officer = await makeOfficer(db)
  const example = exampleOf(registrationForm)
  const register = (typed: Partial<Form> = {}) =>
    as(officer, app).send(calls.registerFacility, { body: { ...example, ...typed } })
  return { app, db, officer, register, setClock }
}

describe('recording a facility from the full form', () => {
  it('creates the facility with a pending registration and its applicant, without warnings', async () => {
    const { app, officer, register } = await anOfficer()
    const { status, reply } = await register({
      company_name: 'Rahama Maternity Home',
      emp_address: '9 Clinic Road, Minna',
      latitude: 10.1,
      longitude: 5.2,
    })
    expect(status).toBe(201)
    expect(reply.warnings).toEqual([])
    expect(reply.registration).toMatchObject({ status: 'pending', kind: 'new', submitted_at: null, processed_by: null })
    expect(reply.registration.user).toMatchObject({
      first_name: 'Amina',
      date_of_birth: '1985-04-27',
      qualification_date: '2010-11-19',
      educational_qualification: 'MBBS',
      employment_status: 'Self-employed',
      current_employment: 'Medical director',
      emp_address: '9 Clinic Road, Minna',
      address: '3 Tunga Street, Minna',
      email: 'amina.bello@example.com',
      state_name: 'Niger',
      local_gov_area_name: 'Chanchaga',
      ward_id: 6214,
      phone_number: '+2348037654321',
    })
    const shown = await as(officer, app).send(calls.showRegistration, { params: { id: reply.registration.id } })
    expect(shown.reply.registration.facility).toMatchObject({
      company_name: 'Rahama Maternity Home',
      owner_name: 'Amina Bello',
      phone_number: '+2348031234567',
      facility_email: 'desk@sabongariclinic.example',
      address: '14 Bosso Road, Minna',
      postal_address: 'PMB 42, Minna',
      local_gov_areas: { list: 'Chanchaga' },
      ward_id: 6214,
      hours_of_operation: '08:00AM-5:00PM',
      working_days: 'Monday,Tuesday,Wednesday,Thursday,Friday',
      latitude: 10.1,
      longitude: 5.2,
    })
    expect(shown.reply.registration.history).toMatchObject([{ from: null, to: 'pending', reason: null }])
  })

  it('warns when the LGA has a facility of this name already, but adds it', async () => {
    const { register } = await anOfficer()
    await register({ company_name: 'Twice Recorded Clinic' })
    const again = await register({ company_name: 'twice recorded clinic' })
    expect(again.status).toBe(201)
    // One for the name, one for the phone number.
    expect(again.reply.warnings).toHaveLength(2)
  })

  it('is refused to an owner', async () => {
    const { app, db } = await anOfficer()
    const answer = await as(await makeOwner(db), app).send(calls.registerFacility, {
      body: exampleOf(registrationForm),
    })
    expect(answer).toBeRefused('invalid_input', 'facility_id')
  })

  it('accepts dates of today in Lagos, and no date of qualification', async () => {
    const { register, setClock } = await anOfficer()
    setClock('2026-04-08T23:30:00Z')
    expect((await register({ date_of_birth: '2026-04-09', qualification_date: '2026-04-09' })).status).toBe(201)
    expect((await register({ qualification_date: undefined })).status).toBe(201)
  })

  it('reads the state of the old form as that of the ministry, if the LGA is one of it', async () => {
    const { register } = await anOfficer()
    expect((await register({ facility_state_id: 4 })).status).toBe(201)
  })

  const wrong: [string, Partial<Form>, keyof Form, string][] = [
    ['is born tomorrow', { date_of_birth: '2026-04-09' }, 'date_of_birth', 'Enter a date up to today'],
    ['will qualify tomorrow', { qualification_date: '2026-04-09' }, 'qualification_date', 'Enter a date up to today'],
    ['lies in another state', { facility_state_id: 5 }, 'facility_state_id', 'Choose the state of this ministry'],
    [
      'lies in the state of the old form, and in an LGA of another state',
      { facility_state_id: 4, facility_local_gov_area_id: 1 },
      'facility_state_id',
      'Choose the state of this ministry',
    ],
    [
      'lies in an LGA of another state',
      { facility_local_gov_area_id: 1 },
      'facility_local_gov_area_id',
      'Choose an LGA of this state',
    ],
    ['is of no type', { facility_type_id: 999 }, 'facility_type_id', 'Choose a type of facility from the list'],
    ['comes from an LGA of another state', { state_id: 4 }, 'local_gov_area_id', 'Choose an LGA of this state'],
  ]
  for (const [reason, typed, field, sentence] of wrong) {
    it(`is refused when the applicant or the facility ${reason}`, async () => {
      const { register } = await anOfficer()
      const answer = await register(typed)
      expect(answer).toBeRefused('invalid_input', field)
      expect(answer.problem?.errors?.[field]).toEqual([sentence])
    })
  }
})
