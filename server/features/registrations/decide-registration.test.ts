import '../../testing/matchers.ts'
import * as certificates from '@portal/contract/calls/certificates.ts'
import * as calls from '@portal/contract/calls/registrations.ts'
import {
  type DecidedStatus,
  decidedStatuses,
  decisionNames,
  decisions,
  offeredDecisions,
  registrationStatuses,
} from '@portal/domain/registration-lifecycle.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

const today = '2026-11-21'

async function portal() {
  const { app, db, setClock } = await testApp()
  setClock(`${today}T09:00:00Z`)
  const officer = await makeOfficer(db)
  const decide = (id: number, status: DecidedStatus, reason?: string) =>
    as(officer, app).send(calls.decideRegistration, { body: { id, status, reason } })
  return { app, db, officer, decide, setClock }
}

describe('deciding on a registration', () => {
  const standings = [
    ...registrationStatuses.map((status) => ({ status, expiry_date: undefined })),
    { status: 'Approved', expiry_date: '2026-11-20' },
    { status: 'Temporarily approved', expiry_date: '2026-11-20' },
  ] as const

  for (const { status, expiry_date } of standings) {
    for (const to of decidedStatuses) {
      const standing = { status, expiry_date: expiry_date ?? (/pproved/.test(status) ? '2099-12-31' : null) }
      const offered = offeredDecisions(standing, today)
      const name = decisionNames.find((decision) => decisions[decision].leadsTo === to)
      const isOffered = offered.some((decision) => decision === name)
      it(`${isOffered ? 'takes' : 'refuses'} ${to} of a registration that is ${status}${expiry_date ? ' and past its date' : ''}`, async () => {
        const { db, decide } = await portal()
        const registration = await makeRegistration(db, { status, ...(expiry_date ? { expiry_date } : {}) })
        const answer = await decide(registration.id, to)
        const after = await db
          .selectFrom('registration')
          .where('id', '=', registration.id)
          .selectAll()
          .executeTakeFirst()
        if (isOffered) {
          expect(answer.reply.data.status).toBe(to)
          expect(after?.status).toBe(to)
        } else {
          expect(answer).toBeRefused('action_not_offered')
          expect(answer.problem).toMatchObject({ present_status: status, offered })
          expect(after).toEqual(registration)
        }
      })
    }
  }

  it('says each decision in the words of the specification', async () => {
    const { db, decide } = await portal()
    const { id } = await makeRegistration(db)
    expect((await decide(id, 'Temporarily approved')).reply.message).toBe('Temporarily approved successfully!')
    expect((await decide(id, 'Approved')).reply.message).toBe('Approved successfully!')
    const other = await makeRegistration(db)
    expect((await decide(other.id, 'declined')).reply.message).toBe('Declined successfully!')
  })

  it('reads a status in any letter case and writes the one spelling', async () => {
    const { app, db, officer } = await portal()
    const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
    const answer = await as(officer, app).send(calls.decideRegistration, { body: { id, status: 'approved' } })
    expect(answer.reply.data.status).toBe('Approved')
  })

  it('approves to the end of the calendar year and names the officer who decided', async () => {
    const { db, decide, officer } = await portal()
    const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
    const { data } = (await decide(id, 'Approved')).reply
    expect(data).toMatchObject({ expiry_date: '2026-12-31', registration_status: 'active' })
    expect(data.processed_by).toMatchObject({ first_name: officer.first_name, last_name: officer.last_name })
  })

  it('approves temporarily for six months', async () => {
    const { db, decide } = await portal()
    const { id } = await makeRegistration(db)
    expect((await decide(id, 'Temporarily approved')).reply.data).toMatchObject({
      expiry_date: '2027-05-21',
      registration_status: 'provisional',
    })
  })

  it('takes the date in Lagos, not in Greenwich', async () => {
    const { db, decide, setClock } = await portal()
    setClock('2026-12-31T23:30:00Z')
    const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
    expect((await decide(id, 'Approved')).reply.data.expiry_date).toBe('2027-12-31')
  })

  it('keeps every decision with its officer and reason, and tells the owner', async () => {
    const { app, db, decide, officer } = await portal()
    const owner = await makeOwner(db)
    const facility = await makeFacility(db, { user_id: owner.id })
    const { id } = await makeRegistration(db, { facility_id: facility.id })
    await decide(id, 'declined', 'No fire safety certificate')
    const { registration } = (await as(owner, app).send(calls.showRegistration, { params: { id } })).reply
    expect(registration.history.at(-1)).toMatchObject({
      actor: `${officer.first_name} ${officer.last_name}`,
      from: 'pending',
      to: 'declined',
      reason: 'No fire safety certificate',
    })
    const [told] = await db.selectFrom('notification').where('user_id', '=', owner.id).selectAll().execute()
    expect(told).toMatchObject({
      title: 'Your registration was declined',
      link: `/admin/registration/${id}`,
      created_at: `${today}T09:00:00.000Z`,
    })
    expect(told?.body.split('\n')).toEqual([
      `${facility.company_name}, ${registration.reference}.`,
      'No fire safety certificate',
      'Read the remarks, put right what is missing and submit again.',
    ])
  })

  it('lets exactly one of eight officers decide at once', async () => {
    const { app, db } = await portal()
    const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
    const officers = await Promise.all(Array.from({ length: 8 }, () => makeOfficer(db)))
    const answers = await Promise.all(
      officers.map((officer) => as(officer, app).send(calls.decideRegistration, { body: { id, status: 'Approved' } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
    const events = await db.selectFrom('registration_event').where('registration_id', '=', id).selectAll().execute()
    const issued = await db.selectFrom('certificate').where('registration_id', '=', id).selectAll().execute()
    expect([events.length, issued.length]).toEqual([1, 1])
  })

  it('numbers fifty approvals at once without a gap and without a double', async () => {
    const { db, decide } = await portal()
    const registrations = []
    for (let made = 0; made < 50; made++)
      registrations.push(await makeRegistration(db, { status: 'Awaiting decision' }))
    const before =
      (await db.selectFrom('counter').where('name', '=', 'registration_number').select('value').executeTakeFirst())
        ?.value ?? 0
    await Promise.all(registrations.map(({ id }) => decide(id, 'Approved')))
    const numbers = await db
      .selectFrom('facility')
      .where(
        'id',
        'in',
        registrations.map(({ facility_id }) => facility_id),
      )
      .orderBy('registration_number')
      .select('registration_number')
      .execute()
    const expected = registrations.map((_, index) => `NSMOH/PHF/${String(before + index + 1).padStart(5, '0')}`)
    expect(numbers.map(({ registration_number }) => registration_number)).toEqual(expected)
  })

  it('is refused to an owner', async () => {
    const { app, db } = await portal()
    const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
    const answer = await as(await makeOwner(db), app).send(calls.decideRegistration, {
      body: { id, status: 'Approved' },
    })
    expect(answer).toBeRefused('not_allowed')
  })

  it('asks for a status that can be decided, and for a registration that exists', async () => {
    const { app, db, officer } = await portal()
    const { id } = await makeRegistration(db)
    const wrong = { id, status: 'pending' as DecidedStatus }
    expect(await as(officer, app).send(calls.decideRegistration, { body: wrong })).toBeRefused(
      'invalid_input',
      'status',
    )
    const missing = { id: 2_000_000_000, status: 'Approved' as const }
    expect(await as(officer, app).send(calls.decideRegistration, { body: missing })).toBeRefused('not_found')
  })
})

describe('printing what was issued', () => {
  it('shows the certificate as it was issued, also after the facility changed', async () => {
    const { app, db, officer, decide } = await portal()
    const facility = await makeFacility(db, { company_name: 'Old Name Clinic' })
    const { id } = await makeRegistration(db, { status: 'Awaiting decision', facility_id: facility.id })
    await decide(id, 'Approved')
    await db.updateTable('facility').set({ company_name: 'New Name Clinic' }).where('id', '=', facility.id).execute()
    const { data } = (await as(officer, app).send(certificates.showCertificate, { params: { id } })).reply
    expect(data).toMatchObject({
      facility_name: 'Old Name Clinic',
      category: 'Private Clinic',
      lga: 'Bida',
      issue_date: today,
      expiry_date: '2026-12-31',
      ministry: 'Niger State Ministry of Health',
      status: 'active',
    })
    expect(data.number).toMatch(/^NSMOH\/PHF\/\d{5}\/2026$/)
    expect(data.signatories.map(({ title }) => title)).toEqual([
      'Director Inspectorate Services',
      'Permanent Secretary',
      'Hon. Commissioner',
    ])
  })

  it('gives the certificate only of an approved registration and the statement only of a temporarily approved one', async () => {
    const { app, db, officer, decide } = await portal()
    const { id } = await makeRegistration(db)
    const certificate = () => as(officer, app).send(certificates.showCertificate, { params: { id } })
    const statement = () => as(officer, app).send(certificates.showStatement, { params: { id } })
    expect(await statement()).toBeRefused('action_not_offered')
    await decide(id, 'Temporarily approved')
    expect((await statement()).reply.data.number).toMatch(/^APP-/)
    expect(await certificate()).toBeRefused('action_not_offered')
    await decide(id, 'Approved')
    expect((await certificate()).status).toBe(200)
    expect(await statement()).toBeRefused('action_not_offered')
  })

  it('says that a certificate has expired the day after its date', async () => {
    const { app, db, decide, setClock } = await portal()
    const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
    await decide(id, 'Approved')
    setClock('2026-12-31T12:00:00Z')
    const shown = async () =>
      (await as(await makeOfficer(db), app).send(certificates.showCertificate, { params: { id } })).reply.data.status
    expect(await shown()).toBe('active')
    setClock('2027-01-01T00:00:00Z')
    expect(await shown()).toBe('expired')
  })
})
