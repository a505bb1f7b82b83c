import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { completeApplication } from '../../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

async function portal() {
  const { app, db, setClock } = await testApp()
  const owner = await makeOwner(db)
  const facility = await makeFacility(db, { user_id: owner.id })
  const start = (facility_id = facility.id) => as(owner, app).send(calls.startRegistration, { body: { facility_id } })
  const submit = (id: number) => as(owner, app).send(calls.submitRegistration, { params: { id } })
  const show = async (id: number) => (await as(owner, app).send(calls.showRegistration, { params: { id } })).reply
  return { app, db, setClock, owner, facility, start, submit, show }
}

describe('starting a registration', () => {
  it('gives it a reference, the status pending and the owner as applicant', async () => {
    const { start, show, owner } = await portal()
    const answer = await start()
    expect(answer.status).toBe(201)
    const { data } = answer.reply
    expect(data).toMatchObject({ status: 'pending', registration_status: 'inactive', kind: 'new', submitted_at: null })
    expect(data.reference).toMatch(/^APP-\d{4}-\d{6}$/)
    expect(data.user).toMatchObject({ first_name: owner.first_name, last_name: owner.last_name, email: owner.email })
    const { registration } = await show(data.id)
    expect(registration.history).toMatchObject([{ from: null, to: 'pending' }])
    expect(registration.facility.registration?.id).toBe(data.id)
  })

  it('succeeds once, however often the button is pressed', async () => {
    const { start } = await portal()
    const answers = await Promise.all([start(), start(), start()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await start()).toBeRefused('already_exists')
  })

  it('returns the first reply when the same key is sent again', async () => {
    const { app, owner, facility } = await portal()
    const send = (facility_id: number) =>
      as(owner, app).send(
        calls.startRegistration,
        { body: { facility_id } },
        { headers: { 'idempotency-key': 'the same button' } },
      )
    const first = await send(facility.id)
    expect((await send(facility.id)).reply).toEqual(first.reply)
    expect(await send(facility.id + 1)).toBeRefused('invalid_input')
  })

  it('is refused for somebody else’s facility, and to an officer', async () => {
    const { app, db, start } = await portal()
    const foreign = await makeFacility(db)
    const refused = await start(foreign.id)
    const missing = await start(2_000_000_000)
    expect(refused).toBeRefused('not_found')
    expect({ ...refused.problem, request_id: '' }).toEqual({ ...missing.problem, request_id: '' })
    const asOfficer = await as(await makeOfficer(db), app).send(calls.startRegistration, {
      body: { facility_id: foreign.id },
    })
    expect(asOfficer).toBeRefused('invalid_input', 'company_name')
  })

  it('is a renewal after the approval has expired, and refused before', async () => {
    const { db, setClock, facility, start } = await portal()
    setClock('2026-11-22T09:00:00Z')
    const { id } = await makeRegistration(db, { facility_id: facility.id, status: 'Approved' })
    expect(await start()).toBeRefused('already_exists')
    await db.updateTable('registration').set({ expiry_date: '2026-11-20' }).where('id', '=', id).execute()
    expect((await start()).reply.data.kind).toBe('renewal')
  })
})

describe('submitting a registration', () => {
  it('lists what is missing by section', async () => {
    const { start, submit, show } = await portal()
    const { id } = (await start()).reply.data
    const answer = await submit(id)
    expect(answer).toBeRefused('invalid_input')
    const sections = [
      'requirements',
      'operating_officer',
      'staff',
      'referees',
      'available_facilities',
      'documents',
      'payment',
    ]
    expect(Object.keys(answer.problem?.errors ?? {})).toEqual(sections)
    expect(answer.problem?.errors?.documents).toEqual([
      'Upload the document “Certificate of registration with CAC”.',
      'Upload the document “PHCN bill”.',
      'Upload the document “Fire safety Certificate”.',
      'Upload the document “Current certificate of registration with relevant professional bodies of all staff”.',
    ])
    expect((await show(id)).offered).toEqual(['Submit', 'Withdraw'])
  })

  it('submits a complete application once and adds it to the timeline', async () => {
    const { db, start, submit, show } = await portal()
    const { id, facility_id } = (await start()).reply.data
    const { recorded_by } = await db
      .selectFrom('registration')
      .where('id', '=', id)
      .select('recorded_by')
      .executeTakeFirstOrThrow()
    await completeApplication(db, { id, facility_id, recorded_by })
    expect((await show(id)).missing).toEqual([])
    const first = (await submit(id)).reply.data
    expect(first).toMatchObject({ status: 'pending' })
    expect(first.submitted_at).not.toBeNull()
    expect((await submit(id)).reply.data).toEqual(first)
    const { registration, offered } = await show(id)
    expect(registration.history.map(({ reason }) => reason)).toEqual([null, 'Submitted to the ministry'])
    expect(offered).toEqual(['Withdraw'])
  })

  it('submits a declined application again, with a new submission time', async () => {
    const { db, facility, submit } = await portal()
    const before = { status: 'declined', submitted_at: '2026-01-05T09:00:00Z' } as const
    const registration = await makeRegistration(db, { facility_id: facility.id, ...before })
    await completeApplication(db, registration)
    const { data } = (await submit(registration.id)).reply
    expect(data.status).toBe('pending')
    expect(data.submitted_at).not.toBe('2026-01-05T09:00:00.000Z')
  })

  it.each(['Awaiting decision', 'Temporarily approved', 'Approved'] as const)(
    'is refused while the registration is %s',
    async (status) => {
      const { db, facility, submit } = await portal()
      const registration = await makeRegistration(db, { facility_id: facility.id, status })
      await completeApplication(db, registration)
      const answer = await submit(registration.id)
      expect(answer).toBeRefused('action_not_offered')
      expect(answer.problem).toMatchObject({ present_status: status, offered: [] })
    },
  )
})

describe('considering a registration', () => {
  it('moves it to Awaiting decision with both verdicts, not with one', async () => {
    const { app, db, facility, show } = await portal()
    const officer = await makeOfficer(db)
    const { id } = await makeRegistration(db, { facility_id: facility.id })
    const consider = (body: object) => as(officer, app).send(calls.considerRegistration, { params: { id }, body })
    const first = await consider({ information_verdict: 'Satisfactory', permanent_secretary_comment: 'Visit first.' })
    expect(first.reply.registration.status).toBe('pending')
    const second = await consider({ information_verdict: 'Satisfactory', documents_verdict: 'Not-satisfactory' })
    expect(second.reply.registration.status).toBe('Awaiting decision')
    expect(second.reply.data).toMatchObject({
      documents_verdict: 'Not-satisfactory',
      permanent_secretary_comment: null,
    })
    expect((await show(id)).registration.consideration).toBeNull()
  })

  it('saves the form for an approved registration without changing its status', async () => {
    const { app, db } = await portal()
    const officer = await makeOfficer(db)
    const { id } = await makeRegistration(db, { status: 'Approved' })
    const body = { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' } as const
    const answer = await as(officer, app).send(calls.considerRegistration, { params: { id }, body })
    expect(answer.reply.registration.status).toBe('Approved')
  })

  it('is refused to owners, and with unknown verdicts', async () => {
    const { app, db, owner, facility } = await portal()
    const { id } = await makeRegistration(db, { facility_id: facility.id })
    const fine = { params: { id }, body: {} }
    expect(await as(owner, app).send(calls.considerRegistration, fine)).toBeRefused('not_allowed')
    const wrong = { params: { id }, body: { information_verdict: 'Good' as 'Satisfactory' } }
    const officer = await makeOfficer(db)
    expect(await as(officer, app).send(calls.considerRegistration, wrong)).toBeRefused(
      'invalid_input',
      'information_verdict',
    )
  })
})

describe('an officer who submits for an applicant without an account', () => {
  it('is offered Submit, is told what is missing, and the history says on whose behalf it was done', async () => {
    const { app, db } = await portal()
    const officer = await makeOfficer(db)
    const onPaper = await makeFacility(db, { user_id: null, recorded_by: officer.id })
    const registration = await makeRegistration(db, { facility_id: onPaper.id })
    const params = { id: registration.id }
    const submit = () => as(officer, app).send(calls.submitRegistration, { params })
    const { offered } = (await as(officer, app).send(calls.showRegistration, { params })).reply
    expect(offered).toEqual(['Temporary Approval', 'Decline', 'Submit'])
    expect(await submit()).toBeRefused('invalid_input', 'staff')
    await completeApplication(db, registration)
    const { page } = (await submit()).reply
    expect(page.registration.submitted_at).toMatch(/^20\d\d-/)
    expect(page.registration.history.at(-1)).toMatchObject({
      actor: `${officer.first_name} ${officer.last_name}`,
      reason: 'Submitted to the ministry: on behalf of Musa Abubakar, who applied on paper',
    })
    expect((await submit()).reply.page.totals.history).toBe(1)
  })

  it('is refused for a facility that has an owner account', async () => {
    const { app, db, facility } = await portal()
    const officer = await makeOfficer(db)
    const registration = await makeRegistration(db, { facility_id: facility.id })
    await completeApplication(db, registration)
    const refused = await as(officer, app).send(calls.submitRegistration, { params: { id: registration.id } })
    expect(refused).toBeRefused('not_allowed')
  })
})
