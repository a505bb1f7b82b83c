import '../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as lists from '@portal/contract/applications/calls/contents-lists.ts'
import * as registrations from '@portal/contract/applications/calls/registrations.ts'
import * as submissions from '@portal/contract/applications/calls/submissions.ts'
import { rowCalls } from '@portal/contract/applications/row-sections.ts'
import * as calls from '@portal/contract/facilities/calls/corrections.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import type { RegistrationStatus } from '@portal/domain/applications/registration-status.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { availableFacilities, operatingOfficer, referee, staff } from '../../testing/contents.ts'
import { bida, makeFacility, makeRegistration } from '../../testing/factories.ts'
import { pdf } from '../../testing/files.ts'
import { makeOfficer, makeOwner, type Person } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const noon = '2026-06-15T11:00:00Z'

/** A pending registration of an owner's facility; of a facility recorded from paper when `hasOwner` is false. */
async function anApplication({ hasOwner = true, status = 'pending' as RegistrationStatus } = {}) {
  const portal = await testApp()
  const { app, db } = portal
  portal.setClock(noon)
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db)]
  const facility = await makeFacility(db, { user_id: hasOwner ? owner.id : null })
  const registration = await makeRegistration(db, { facility_id: facility.id, status })
  const facility_id = facility.id
  const history = async (actor: Person = officer) =>
    (await as(actor, app).send(lists.listHistory, { params: { id: registration.id } })).reply.data
  const messages = async () => (await as(owner, app).send(notifications.listNotifications, {})).reply.data
  const addStaff = async (actor: Person = owner) =>
    (await as(actor, app).send(rowCalls.addStaff, { body: { ...staff, facility_id } })).reply.data
  const changeStaff = (id: number, fields: object, actor: Person, version?: string) =>
    as(actor, app).send(
      rowCalls.changeStaff,
      { params: { id }, body: { ...staff, facility_id, ...fields } },
      version ? { headers: { 'if-match': `"${version}"` } } : {},
    )
  return { ...portal, owner, officer, facility, facility_id, registration, history, messages, addStaff, changeStaff }
}

const facilityForm = {
  company_name: 'Alheri Clinic',
  owner_name: 'Musa Abubakar',
  phone_number: '0803 123 4567',
  facility_type_id: 2,
  local_gov_area_id: bida,
  address: '14 Market Road, Bida',
}

const applicantForm = {
  first_name: 'Musa',
  last_name: 'Abubakar',
  email: 'musa@example.org',
  phone_number: '0803 123 4567',
  date_of_birth: '1980-02-03',
}

describe('an owner corrects', () => {
  it('a member of staff; the history keeps the old value, and nobody is notified', async () => {
    const { db, owner, facility_id, addStaff, changeStaff, history, messages } = await anApplication()
    const { id, updated_at } = await addStaff()
    const { status, reply } = await changeStaff(id, { full_name: 'Hauwa Sani Musa' }, owner, updated_at)
    expect(status).toBe(200)
    expect(reply.data).toMatchObject({ id, full_name: 'Hauwa Sani Musa', rank: 'Senior nursing officer' })
    expect(await history(owner)).toMatchObject([
      {
        from: 'pending',
        to: 'pending',
        reason: null,
        change: {
          part: 'staffs',
          kind: 'changed',
          id,
          name: 'Hauwa Sani Musa',
          fields: [{ field: 'full_name', before: 'Hauwa Sani', after: 'Hauwa Sani Musa' }],
        },
      },
    ])
    expect(await messages()).toEqual([])
    const entries = db.selectFrom('audit_entry').where('about_kind', '=', 'facility').select('action')
    expect(await entries.where('about_id', '=', String(facility_id)).execute()).toEqual([
      { action: 'Change contents' },
      { action: 'Change contents' },
    ])
  })

  it('nothing when the values are the same, so that a click sent twice leaves one line', async () => {
    const { owner, addStaff, changeStaff, history } = await anApplication()
    const { id, updated_at } = await addStaff()
    const { reply } = await changeStaff(id, { rank: 'Matron' }, owner, updated_at)
    const again = await changeStaff(id, { rank: 'Matron' }, owner, reply.data.updated_at)
    expect(again.reply.data).toEqual(reply.data)
    expect(await history()).toHaveLength(1)
  })

  it('the facility and its applicant, whose missing details can be added', async () => {
    const { app, owner, facility_id, registration, history } = await anApplication()
    const facility = { ...facilityForm, facility_email: 'desk@example.org', working_days: 'Monday,Friday' }
    const changed = await as(owner, app).send(calls.changeFacility, { params: { id: facility_id }, body: facility })
    expect(changed.status).toBe(200)
    expect(changed.reply.data).toMatchObject({ facility_email: 'desk@example.org', working_days: 'Monday,Friday' })
    const applicant = await as(owner, app).send(calls.changeApplicant, {
      params: { id: registration.id },
      body: applicantForm,
    })
    expect(applicant.reply.data).toMatchObject({ date_of_birth: '1980-02-03', local_gov_area_id: null })
    const [second, first] = await history()
    expect(second?.change).toMatchObject({ part: 'applicant', kind: 'changed' })
    expect(first?.change?.fields).toContainEqual({
      field: 'address',
      before: '12 Market Road, Bida',
      after: '14 Market Road, Bida',
    })
  })

  it('the address of a facility, which keeps its ward unless the LGA changes', async () => {
    const { app, db, owner, facility_id } = await anApplication()
    const wards = await db.selectFrom('ward').where('local_gov_area_id', '=', bida).select('id').limit(2).execute()
    const correct = async (fields: object) => {
      const body = { ...facilityForm, ...fields }
      return (await as(owner, app).send(calls.changeFacility, { params: { id: facility_id }, body })).reply.data.ward_id
    }
    const [first, second] = wards.map(({ id }) => id)
    expect(await correct({ ward_id: first })).toBe(first)
    expect(await correct({ address: '15 Market Road, Bida' })).toBe(first)
    expect(await correct({ ward_id: second })).toBe(second)
    expect(await correct({ local_gov_area_id: 544 })).toBe(null)
  })

  it.each([
    ['type of facility', { facility_type_id: 3 }, 'facility_type_id'],
    ['LGA outside the state', { local_gov_area_id: 1 }, 'local_gov_area_id'],
    ['name', { company_name: '' }, 'company_name'],
  ])('a facility, but not with another %s', async (_what, wrong, field) => {
    const { app, owner, facility_id } = await anApplication()
    const body = { ...facilityForm, ...wrong }
    const answer = await as(owner, app).send(calls.changeFacility, { params: { id: facility_id }, body })
    expect(answer).toBeRefused('invalid_input', field)
  })

  it('a facility, and is warned of another one that is likely the same, but not of itself', async () => {
    const { app, db, owner, facility_id } = await anApplication()
    const correct = async (fields: object) => {
      const own = { company_name: 'Dendo Clinic', phone_number: '0803 765 0001', cac: 'RC7654321' }
      const body = { ...facilityForm, ...own, ...fields }
      return (await as(owner, app).send(calls.changeFacility, { params: { id: facility_id }, body })).reply.warnings
    }
    expect(await correct({})).toEqual([])
    expect(await correct({ address: '15 Market Road, Bida' })).toEqual([])
    await makeFacility(db, { company_name: 'Lemu Hospital', cac: 'RC 7654321', phone_number: '+2348091112223' })
    expect(await correct({})).toEqual([
      'Another facility is recorded with this CAC number. Please check that it is not the same facility. You may go on.',
    ])
  })

  it('an applicant, but not with a date of the future or an LGA without its state', async () => {
    const { app, owner, registration } = await anApplication()
    const body = { ...applicantForm, date_of_birth: '2026-06-16', local_gov_area_id: bida }
    const answer = await as(owner, app).send(calls.changeApplicant, { params: { id: registration.id }, body })
    expect(Object.keys(answer.problem?.errors ?? {})).toEqual(['date_of_birth', 'local_gov_area_id'])
  })

  it('an applicant who may be born today, and lives in a ward of the LGA', async () => {
    const { app, db, owner, registration } = await anApplication()
    const ward = async (sign: '=' | '<>') =>
      db.selectFrom('ward').where('local_gov_area_id', sign, bida).select('id').limit(1).executeTakeFirstOrThrow()
    const change = (ward_id: number) =>
      as(owner, app).send(calls.changeApplicant, {
        params: { id: registration.id },
        body: { ...applicantForm, date_of_birth: '2026-06-15', state_id: 27, local_gov_area_id: bida, ward_id },
      })
    expect(Object.keys((await change((await ward('<>')).id)).problem?.errors ?? {})).toEqual(['ward_id'])
    const { id } = await ward('=')
    expect((await change(id)).reply.data).toMatchObject({ date_of_birth: '2026-06-15', ward_id: id })
  })

  it('a member of staff, who is not moved to another facility with that', async () => {
    const { app, db, owner, officer, addStaff, changeStaff } = await anApplication()
    const { id } = await addStaff()
    const [own, foreign] = [await makeFacility(db, { user_id: owner.id }), await makeFacility(db)]
    const move = (facility: { id: number }, actor: Person) => changeStaff(id, { facility_id: facility.id }, actor)
    expect(await move(own, owner)).toBeRefused('invalid_input', 'facility_id')
    expect(await move(own, officer)).toBeRefused('invalid_input', 'facility_id')
    expect(await move(foreign, officer)).toBeRefused('invalid_input', 'facility_id')
    expect(await move(foreign, owner)).toBeRefused('not_found')
    for (const facility of [own, foreign]) {
      const listed = await as(officer, app).send(rowCalls.listStaffs, { params: { id: facility.id } })
      expect(listed.reply.total).toBe(0)
    }
  })

  it('a referee, whose verdict is given again afterwards', async () => {
    const { app, owner, officer, facility_id, messages } = await anApplication()
    const added = await as(owner, app).send(rowCalls.addReferee, { body: { ...referee, facility_id } })
    const { id } = added.reply.data
    const change = (fields: object, actor: Person) =>
      as(actor, app).send(rowCalls.changeReferee, { params: { id }, body: { ...referee, facility_id, ...fields } })
    expect((await change({ verdict: 'Satisfactory' }, officer)).reply.data.verdict).toBe('Satisfactory')
    expect((await change({}, owner)).reply.data.verdict).toBe('Satisfactory')
    expect((await change({ full_name: 'Aisha Danjuma' }, owner)).reply.data.verdict).toBeNull()
    // What an owner sends as a verdict is left out, also to take one away.
    expect((await change({ full_name: 'Aisha Danjuma', verdict: 'Satisfactory' }, owner)).reply.data.verdict).toBeNull()
    await change({ full_name: 'Aisha Danjuma', verdict: 'Not-satisfactory' }, officer)
    const again = await change({ full_name: 'Aisha Danjuma', verdict: 'Satisfactory' }, owner)
    expect(again.reply.data.verdict).toBe('Not-satisfactory')
    expect(await messages()).toEqual([])
  })
})

describe('of two people at once, the second is refused for', () => {
  const stale = { 'if-match': '"2020-01-01T00:00:00.000Z"' }

  it.each(['staff', 'facility', 'applicant', 'operating officer'] as const)('the %s', async (what) => {
    const { app, owner, facility_id, registration, addStaff } = await anApplication()
    const { id } = await addStaff()
    await as(owner, app).send(contents.saveOperatingOfficer, { body: { ...operatingOfficer, facility_id } })
    const ofFacility = { params: { id: facility_id } }
    const send = {
      staff: () =>
        as(owner, app).send(
          rowCalls.changeStaff,
          { params: { id }, body: { ...staff, facility_id } },
          { headers: stale },
        ),
      facility: () =>
        as(owner, app).send(calls.changeFacility, { ...ofFacility, body: facilityForm }, { headers: stale }),
      applicant: () =>
        as(owner, app).send(
          calls.changeApplicant,
          { params: { id: registration.id }, body: applicantForm },
          { headers: stale },
        ),
      'operating officer': () =>
        as(owner, app).send(
          contents.changeOperatingOfficer,
          { ...ofFacility, body: operatingOfficer },
          { headers: stale },
        ),
    }
    expect(await send[what]()).toBeRefused('stale')
  })
})

describe('an officer who changes what an owner supplied', () => {
  const reason = 'As on her licence'

  it.each([
    ['a person', 'Changed Staff: Hauwa Sani'],
    ['an answer', 'Added Answer: '],
    ['a document', 'Added Document: PHCN bill'],
    ['the operating officer', 'Added Operating officer'],
    ['the available facilities', 'Added Available facilities'],
    ['the facility', 'Changed Facility'],
    ['the applicant', 'Changed Applicant'],
  ] as const)('(%s) is named in the history with the reason, and the owner is told', async (what, words) => {
    const portal = await anApplication()
    const { app, db, officer, owner, facility_id, registration, addStaff, changeStaff, history, messages } = portal
    const by = as(officer, app)
    const question = await db
      .selectFrom('sub_list')
      .innerJoin('requirement', 'requirement.id', 'requirement_id')
      .where('facility_type_id', '=', 2)
      .select(['sub_list.id', 'requirement_id'])
      .executeTakeFirstOrThrow()
    const { id } = await addStaff()
    const send = {
      'a person': () => changeStaff(id, { rank: 'Matron', reason }, officer),
      'an answer': () =>
        by.send(submissions.submitAnswer, {
          body: {
            respond: 0,
            reason,
            facility_id,
            registration_id: registration.id,
            sub_list_id: question.id,
            requirement_id: question.requirement_id,
          },
        }),
      'a document': () =>
        by.send(contents.uploadDocument, { body: { facility_id, name: 'PHCN bill', reason } }, { file: pdf() }),
      'the operating officer': () =>
        by.send(contents.saveOperatingOfficer, { body: { ...operatingOfficer, facility_id, reason } }),
      'the available facilities': () =>
        by.send(contents.saveAvailableFacilities, { body: { ...availableFacilities, facility_id, reason } }),
      'the facility': () =>
        by.send(calls.changeFacility, { params: { id: facility_id }, body: { ...facilityForm, reason } }),
      'the applicant': () =>
        by.send(calls.changeApplicant, { params: { id: registration.id }, body: { ...applicantForm, reason } }),
    }
    expect([200, 201]).toContain((await send[what]()).status)
    const name = `${officer.first_name} ${officer.last_name}`
    expect(await history(owner)).toMatchObject([{ actor: name, at: '2026-06-15T11:00:00.000Z', reason }])
    const [message, ...others] = await messages()
    expect(others).toEqual([])
    expect(message).toMatchObject({ kind: 'correction', title: 'The ministry changed your application' })
    expect(message?.body).toContain(words)
    expect(message?.body).toContain(reason)
    const { reply } = await by.send(registrations.reviewRegistration, { params: { id: registration.id } })
    expect(reply.data.corrections).toMatchObject([{ actor: name, reason }])
  })

  it('is shown with what the owner had answered; what owners answer themselves is not in the history', async () => {
    const { app, db, owner, officer, facility_id, registration, history } = await anApplication()
    const { id: sub_list_id, requirement_id } = await db
      .selectFrom('sub_list')
      .innerJoin('requirement', 'requirement.id', 'requirement_id')
      .where('facility_type_id', '=', 2)
      .select(['sub_list.id', 'requirement_id'])
      .executeTakeFirstOrThrow()
    const answer = (respond: 0 | 1, actor: Person, reason?: string) =>
      as(actor, app).send(submissions.submitAnswer, {
        body: { respond, reason, sub_list_id, requirement_id, facility_id, registration_id: registration.id },
      })
    await answer(0, owner)
    await answer(1, owner)
    expect(await history()).toEqual([])
    await answer(0, officer)
    expect(await history()).toMatchObject([
      { change: { part: 'answers', kind: 'changed', fields: [{ field: 'respond', before: 1, after: 0 }] } },
    ])
    await answer(1, officer, 'Seen at a second visit.')
    const reviewed = await as(officer, app).send(registrations.reviewRegistration, { params: { id: registration.id } })
    expect(reviewed.reply.data.corrections).toMatchObject([{ reason: 'Seen at a second visit.' }])
  })

  it('need not say why; then the history says so', async () => {
    const { officer, addStaff, changeStaff, history, messages } = await anApplication()
    const { id } = await addStaff()
    await changeStaff(id, { rank: 'Matron' }, officer)
    expect(await history()).toMatchObject([{ reason: 'No reason was given' }])
    expect(await messages()).toHaveLength(1)
  })

  it('is refused while the registration is Approved, and nothing is changed', async () => {
    const { app, officer, facility_id, registration, history, messages } = await anApplication({ status: 'Approved' })
    const change = { params: { id: facility_id }, body: facilityForm }
    expect(await as(officer, app).send(calls.changeFacility, change)).toBeRefused('action_not_offered')
    const applicant = { params: { id: registration.id }, body: applicantForm }
    expect(await as(officer, app).send(calls.changeApplicant, applicant)).toBeRefused('action_not_offered')
    expect(await history()).toEqual([])
    expect(await messages()).toEqual([])
  })

  it('of a facility without an owner gives no reason and tells nobody, and a correction stays in the history', async () => {
    const { officer, addStaff, changeStaff, history, messages } = await anApplication({ hasOwner: false })
    const { id } = await addStaff(officer)
    await changeStaff(id, { rank: 'Matron' }, officer)
    expect(await messages()).toEqual([])
    expect(await history()).toMatchObject([{ reason: null, change: { part: 'staffs', kind: 'changed' } }])
  })
})

it('does not change the facility once it has been approved, even while its renewal is open', async () => {
  const { app, owner, officer, db, facility_id } = await anApplication({ status: 'Approved' })
  const renewal = await makeRegistration(db, { facility_id, kind: 'renewal' })
  for (const actor of [owner, officer]) {
    const answer = await as(actor, app).send(calls.changeFacility, { params: { id: facility_id }, body: facilityForm })
    expect(answer).toBeRefused('action_not_offered')
    expect(answer.problem?.message).toBe('The details of a facility are not changed after its first approval')
  }
  const page = await as(owner, app).send(registrations.showRegistration, { params: { id: renewal.id } })
  expect(page.reply.was_approved).toBe(true)
})

it('does not change the facility either when the approval was declined after its end', async () => {
  const { app, owner, db, facility_id, registration } = await anApplication({ status: 'Approved' })
  const declined = { status: 'declined', expiry_date: null } as const
  await db.updateTable('registration').set(declined).where('id', '=', registration.id).execute()
  const change = { params: { id: facility_id }, body: facilityForm }
  expect(await as(owner, app).send(calls.changeFacility, change)).toBeRefused('action_not_offered')
})

it('does not change the applicant of a registration that a newer one has replaced', async () => {
  const { app, owner, db, facility_id, registration } = await anApplication({ status: 'Approved' })
  await makeRegistration(db, { facility_id, kind: 'renewal' })
  const body = applicantForm
  const answer = await as(owner, app).send(calls.changeApplicant, { params: { id: registration.id }, body })
  expect(answer).toBeRefused('action_not_offered')
})

describe('a document or payment', () => {
  async function uploaded() {
    const portal = await anApplication()
    const { app, owner, officer, facility_id, registration } = portal
    const document = await as(owner, app).send(
      contents.uploadDocument,
      { body: { facility_id, name: 'PHCN bill' } },
      { file: pdf() },
    )
    const payment = await as(owner, app).send(
      contents.uploadPayment,
      { body: { facility_id, amount: 1500.5 } },
      { file: pdf() },
    )
    return {
      ...portal,
      document: document.reply.data.file_slug,
      payment: payment.reply.data.document,
      remove: (slug: string, actor: Person, reason = 'It is the wrong file') =>
        as(actor, app).send(calls.removeFile, { params: { slug }, body: { reason } }),
      consider: () =>
        as(officer, app).send(registrations.considerRegistration, { params: { id: registration.id }, body: {} }),
    }
  }

  it('is removed once with a reason; its file stays', async () => {
    const { app, owner, document, payment, remove, registration, history } = await uploaded()
    for (const slug of [document, payment]) {
      expect((await remove(slug, owner)).reply).toEqual({ message: 'deleted successfully!' })
      expect(await remove(slug, owner)).toBeRefused('not_found')
      const link = await as(owner, app).send(contents.linkDocument, { params: { slug } })
      expect(link.status).toBe(200)
    }
    const page = await as(owner, app).send(registrations.showRegistration, { params: { id: registration.id } })
    expect(page.reply).toMatchObject({ documents: [], payments: [], totals: { documents: 0, payments: 0, paid: 0 } })
    expect(await history()).toMatchObject([
      { reason: 'It is the wrong file', change: { part: 'payments', kind: 'removed', name: '1500.5' } },
      { reason: 'It is the wrong file', change: { part: 'documents', kind: 'removed', name: 'PHCN bill' } },
    ])
  })

  it('gets another last day, which an officer explains', async () => {
    const { app, db, owner, officer, document, payment, history, messages } = await uploaded()
    const change = (slug: string, actor: Person, body: { expires_on?: string | null; reason?: string }) =>
      as(actor, app).send(calls.changeDocument, { params: { slug }, body })
    expect((await change(document, owner, { expires_on: '2026-12-31' })).reply.data).toMatchObject({
      file_slug: document,
      expires_on: '2026-12-31',
    })
    const [told] = [await change(document, officer, { expires_on: '2027-01-31', reason: 'As printed on it.' })]
    expect(told.status).toBe(200)
    expect(await history()).toMatchObject([
      {
        reason: 'As printed on it.',
        change: { part: 'documents', fields: [{ field: 'expires_on', before: '2026-12-31', after: '2027-01-31' }] },
      },
      { change: { part: 'documents', fields: [{ field: 'expires_on', before: null, after: '2026-12-31' }] } },
    ])
    expect((await messages()).length).toBe(1)
    expect((await change(document, owner, {})).reply.data.expires_on).toBeNull()
    expect(await change(payment, owner, {})).toBeRefused('not_found')
    expect(await change(document, await makeOwner(db), {})).toBeRefused('not_found')
  })

  it('is not removed without a reason, by a stranger, or once it was considered', async () => {
    const { db, setClock, owner, officer, facility_id, document, payment, remove, consider } = await uploaded()
    // That an earlier application was considered long ago says nothing.
    const past = { ended_at: '2025-01-31T09:00:00Z', created_at: '2025-01-01T09:00:00Z' }
    const { id: registration_id } = await makeRegistration(db, { facility_id, ...past })
    const considered = { registration_id, user_id: officer.id, updated_at: '2025-01-15T09:00:00Z' }
    await db.insertInto('consideration').values(considered).execute()
    expect(await remove(document, owner, ' ')).toBeRefused('invalid_input', 'reason')
    expect(await remove(document, await makeOwner(db))).toBeRefused('not_found')
    setClock('2026-06-15T12:00:00Z')
    expect((await consider()).status).toBe(200)
    const answer = await remove(payment, owner)
    expect(answer).toBeRefused('action_not_offered')
    expect(answer.problem?.message).toBe('An officer has considered this payment. It can no longer be removed')
  })
})
