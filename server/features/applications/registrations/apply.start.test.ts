import '../../../testing/matchers.ts'
import * as lists from '@portal/contract/applications/calls/contents-lists.ts'
import * as calls from '@portal/contract/applications/calls/registrations.ts'
import * as facilities from '@portal/contract/facilities/calls/facilities.ts'
import { describe, expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { completeApplication, makePayment } from '../../../testing/complete-application.ts'
import { makeFacility, makeRegistration } from '../../../testing/factories.ts'
import { makeOwner } from '../../../testing/people.ts'
import { testApp } from '../../../testing/test-app.ts'

async function portal() {
  const { app, db, setClock } = await testApp()
  setClock('2026-11-21T09:00:00Z')
  const person = await makeOwner(db)
  const facility = await makeFacility(db, { user_id: person.id })
  const owner = as(person, app)
  const start = () => owner.send(calls.startRegistration, { body: { facility_id: facility.id } })
  return { db, setClock, person, owner, facility, start }
}

describe('starting a registration', () => {
  it('starts a new one, with the names of the applicant’s state and LGA', async () => {
    const { db, person, owner, start } = await portal()
    await db
      .updateTable('user_account')
      .set({
        state_id: 27,
        local_gov_area_id: 541,
        certificate_name: 'MBBS',
        certificate_number: 'MDCN 12',
        employment_address: 'Bida',
        employment_experience: 'Ten years',
      })
      .where('id', '=', person.id)
      .execute()
    const { data } = (await start()).reply
    expect(data).toMatchObject({ kind: 'new', status: 'pending', registration_status: 'inactive' })
    const shown = (await owner.send(calls.showRegistration, { params: { id: data.id } })).reply.registration
    const names = { state_name: 'Niger', local_gov_area_name: 'Bida', ward_name: null }
    expect(shown.user).toMatchObject({ state_id: 27, local_gov_area_id: 541, ...names })
    expect(shown.user).toMatchObject({
      certificate_name: 'MBBS',
      certificate_number: 'MDCN 12',
      employment: { address: 'Bida', experience: 'Ten years' },
    })
  })

  it('has no place names when the applicant stated none', async () => {
    const { start } = await portal()
    const names = { state_name: null, local_gov_area_name: null, ward_name: null }
    expect((await start()).reply.data.user).toMatchObject(names)
  })

  it('numbers applications anew in each year of Lagos', async () => {
    const years = ['2031-06-01T09:00:00Z', '2031-12-31T22:59:00Z', '2031-12-31T23:00:00Z', '2032-06-01T09:00:00Z']
    const references = []
    for (const moment of years) {
      const { setClock, start } = await portal()
      setClock(moment)
      references.push((await start()).reply.data.reference)
    }
    expect(references).toEqual(['APP-2031-000001', 'APP-2031-000002', 'APP-2032-000001', 'APP-2032-000002'])
  })

  it('starts a renewal after the approval has expired, and shows it with the facility', async () => {
    const { db, owner, facility, start } = await portal()
    const over = await makeRegistration(db, {
      facility_id: facility.id,
      status: 'Approved',
      expiry_date: '2026-11-20',
    })
    const { data } = (await start()).reply
    expect(data).toMatchObject({ kind: 'renewal', status: 'pending' })
    const before = (await owner.send(calls.showRegistration, { params: { id: over.id } })).reply
    expect(before.registration.facility.registration?.id).toBe(data.id)
    expect(before.offered).toEqual(['Print Certificate'])
  })

  it('needs a payment of its own for a renewal, and shows each registration its own payments', async () => {
    const { db, owner, facility, start } = await portal()
    const over = await makeRegistration(db, { facility_id: facility.id, status: 'Approved', expiry_date: '2026-11-20' })
    await completeApplication(db, over)
    const { data: renewal } = (await start()).reply
    const show = async (id: number) => (await owner.send(calls.showRegistration, { params: { id } })).reply
    const before = await show(renewal.id)
    expect([before.payments, before.totals.payments, before.totals.paid]).toEqual([[], 0, 0])
    expect(before.missing).toContainEqual({ section: 'payment', message: 'Add a payment with its receipt.' })
    expect(await owner.send(calls.submitRegistration, { params: { id: renewal.id } })).toBeRefused(
      'invalid_input',
      'payment',
    )
    await makePayment(db, { facility_id: facility.id, recorded_by: facility.recorded_by, amount_kobo: 7_000_000 })
    const [first, second] = [await show(over.id), await show(renewal.id)]
    expect([first.totals.paid, second.totals.paid]).toEqual([50_000, 70_000])
    expect(second.payments).toMatchObject([{ amount: 70_000, registration_id: renewal.id }])
    expect(second.missing.map(({ section }) => section)).not.toContain('payment')
    const paid = async (registration_id?: number) => {
      const query = { page: 1, per_page: 15, ...(registration_id !== undefined && { registration_id }) }
      const answer = await owner.send(lists.listPayments, { params: { id: facility.id }, query })
      return answer.reply.data.map(({ amount }) => amount)
    }
    expect([await paid(), await paid(over.id), await paid(renewal.id)]).toEqual([[50_000, 70_000], [50_000], [70_000]])
    const shown = (await owner.send(facilities.showFacility, { params: { id: facility.id } })).reply.data
    expect(shown.totals.paid).toBe(120_000)
  })

  it('is refused until some time before the end of the licence, and while another is open', async () => {
    const { db, facility, start } = await portal()
    await makeRegistration(db, { facility_id: facility.id, status: 'Approved', expiry_date: '2027-01-21' })
    const inForce = await start()
    expect(inForce).toBeRefused('already_exists')
    expect(inForce.problem?.message).toBe(
      'This facility is registered until 2027-01-21. It can be renewed from 2026-11-22',
    )
    await db
      .updateTable('registration')
      .set({ expiry_date: '2027-01-20' })
      .where('facility_id', '=', facility.id)
      .execute()
    const answers = await Promise.all([start(), start()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })
})
