import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import type { DecidedStatus } from '@portal/domain/applications/registration-status.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { completeApplication } from '../../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

const today = '2026-06-21'

async function portal() {
  const { app, db, setClock } = await testApp()
  setClock(`${today}T09:00:00Z`)
  const officer = await makeOfficer(db)
  const decide = (id: number, status: DecidedStatus, reason?: string) =>
    as(officer, app).send(calls.decideRegistration, { body: { id, status, reason } })
  const certificate = async (id: number) =>
    (await as(officer, app).send(certificates.showCertificate, { params: { id } })).reply.data
  const statement = async (id: number) =>
    (await as(officer, app).send(certificates.showStatement, { params: { id } })).reply.data
  return { app, db, officer, decide, certificate, statement, setClock }
}

describe('the numbers of what is issued', () => {
  it('keep the registration number in a renewal, with another year, and have no gap before the next facility', async () => {
    const { app, db, officer, decide, certificate, setClock } = await portal()
    const owner = await makeOwner(db)
    const consider = (id: number) =>
      as(officer, app).send(calls.considerRegistration, {
        params: { id },
        body: { information_verdict: 'Satisfactory', documents_verdict: 'Satisfactory' },
      })
    const facility = await makeFacility(db, { user_id: owner.id })
    const first = await makeRegistration(db, { facility_id: facility.id, status: 'Awaiting decision' })
    await decide(first.id, 'Approved')
    const { number } = await certificate(first.id)
    expect(number).toMatch(/^NSMOH\/PHF\/\d{5}\/2026$/)

    setClock('2027-01-01T09:00:00Z')
    const started = await as(owner, app).send(calls.startRegistration, { body: { facility_id: facility.id } })
    const { id } = started.reply.data
    await completeApplication(db, { id, facility_id: facility.id, recorded_by: owner.id })
    expect((await as(owner, app).send(calls.submitRegistration, { params: { id } })).status).toBe(200)
    await consider(id)
    await decide(id, 'Approved')
    expect((await certificate(id)).number).toBe(number.replace('/2026', '/2027'))
    expect((await certificate(first.id)).number).toBe(number)

    const next = await makeRegistration(db, { status: 'Awaiting decision' })
    await decide(next.id, 'Approved')
    const serial = (text: string) => Number(text.split('/')[2])
    expect(serial((await certificate(next.id)).number)).toBe(serial(number) + 1)
  })

  it('count the statements of one registration: the second ends in /2, the third in /3', async () => {
    const { db, decide, certificate, statement, setClock } = await portal()
    const { id, reference } = await makeRegistration(db)
    const approveTemporarily = async () => {
      await decide(id, 'Temporarily approved')
      return (await statement(id)).number
    }
    expect(await approveTemporarily()).toBe(reference)
    // The certificate of the same registration has the number of the facility, and does not count as a statement.
    await decide(id, 'Approved')
    expect((await certificate(id)).number).toMatch(/^NSMOH\/PHF\/\d{5}\/2026$/)
    setClock('2027-01-01T09:00:00Z')
    await decide(id, 'declined')
    expect(await approveTemporarily()).toBe(`${reference}/2`)
    await decide(id, 'declined')
    expect(await approveTemporarily()).toBe(`${reference}/3`)
  })

  it('choose which statement of a registration is printed; without one it is the newest', async () => {
    const { app, db, officer, decide } = await portal()
    const { id, reference } = await makeRegistration(db)
    await decide(id, 'Temporarily approved')
    await decide(id, 'declined')
    await decide(id, 'Temporarily approved')
    const printed = async (body: object) => {
      expect((await as(officer, app).send(certificates.linkStatement, { params: { id }, body })).status).toBe(200)
      const entries = db.selectFrom('audit_entry').where('about_kind', '=', 'certificate').orderBy('id', 'desc')
      return (await entries.limit(1).select('about_id').executeTakeFirstOrThrow()).about_id
    }
    expect(await printed({ number: reference })).toBe(`${reference}, issue 1`)
    expect(await printed({ number: `${reference}/2` })).toBe(`${reference}/2, issue 1`)
    expect(await printed({})).toBe(`${reference}/2, issue 1`)
    const body = { number: `${reference}/3` }
    expect(await as(officer, app).send(certificates.linkStatement, { params: { id }, body })).toBeRefused('not_found')
  })

  it('of the first statement of another registration is its reference', async () => {
    const { db, decide, statement } = await portal()
    const [one, other] = [await makeRegistration(db), await makeRegistration(db)]
    await decide(one.id, 'Temporarily approved')
    await decide(other.id, 'Temporarily approved')
    expect((await statement(other.id)).number).toBe(other.reference)
  })

  it('of a certificate stays the same, apart from the year, when an expired approval is declined and approved again', async () => {
    const { db, decide, certificate, setClock } = await portal()
    const { id } = await makeRegistration(db, { status: 'Awaiting decision' })
    await decide(id, 'Approved')
    const { number } = await certificate(id)
    setClock('2027-03-01T09:00:00Z')
    await decide(id, 'declined')
    await decide(id, 'Approved')
    const again = await certificate(id)
    expect([again.number, again.issue_date]).toEqual([number.replace('/2026', '/2027'), '2027-03-01'])
  })

  it('have no gap and no duplicate after fifty approvals at once', async () => {
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
})

describe('printing what was issued', () => {
  it('shows the certificate as issued, even after the facility has changed', async () => {
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

  it('shows the certificate only of an approved registration and the statement only of a temporarily approved one', async () => {
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

  it('shows a certificate as expired from the day after its last day', async () => {
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
