import { showRegistration } from '@portal/contract/applications/calls/registrations.ts'
import * as calls from '@portal/contract/search/calls.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility } from '../../testing/factories.ts'
import { payingClinic } from '../../testing/paying-clinic.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import '../../testing/matchers.ts'

const nothing = { facilities: { total: 0, data: [] }, applications: [], papers: [], people: [] }

/** A ministry in 2026 with a clinic that has an application, an invoice and a receipt. */
async function ministry() {
  const clinic = await payingClinic()
  const { app, db, owner, officer, id, paid, decide } = clinic
  const named = await makeFacility(db, {
    user_id: owner.id,
    company_name: 'Zuma Rock Hospital',
    phone_number: '+2349011112222',
  })
  const amaka = await makeOwner(db)
  await db
    .updateTable('user_account')
    .set({
      first_name: 'Amaka',
      last_name: 'Ọláyínká-Eze',
      email: 'amaka.eze@clinic.example',
      phone_number: '+2348059876543',
    })
    .where('id', '=', amaka.id)
    .execute()
  const payment = await paid(20_000)
  await decide(payment.id, 'confirmed')
  const { invoice, registration } = (await as(owner, app).send(showRegistration, { params: { id } })).reply
  const receipt = await db.selectFrom('payment_decision').select('receipt_number').executeTakeFirstOrThrow()
  const reviewer = await makeOfficer(db, ['review'])
  const searchAs = async (who: typeof officer, q: string) =>
    (await as(who, app).send(calls.searchPortal, { query: { q } })).reply.data
  return {
    ...clinic,
    named,
    amaka,
    reviewer,
    payment,
    invoice: { id: invoice?.id, number: invoice?.number ?? '' },
    reference: registration.reference,
    receipt: receipt.receipt_number ?? '',
    find: (q: string) => searchAs(officer, q),
    findAs: searchAs,
  }
}

let portal: Awaited<ReturnType<typeof ministry>>
beforeAll(async () => {
  portal = await ministry()
})

describe('the search of the header', () => {
  it.each(['zuma', 'Zuma Rok', '09011112222', '+234 901 111 2222'])('finds a facility by %j', async (q) => {
    const { facilities } = await portal.find(q)
    expect(facilities.data[0]).toMatchObject({
      id: portal.named.id,
      company_name: 'Zuma Rock Hospital',
      registration: null,
    })
    expect(facilities.total).toBe(1)
  })

  it.each(['amaka', 'olayinka', 'eze AMAKA', 'amaka.eze@clinic.example', '0805 987 6543', '+2348059876543'])(
    'finds a person by %j',
    async (q) => {
      expect((await portal.find(q)).people).toEqual([
        {
          id: portal.amaka.id,
          first_name: 'Amaka',
          last_name: 'Ọláyínká-Eze',
          email: 'amaka.eze@clinic.example',
          privilege_type: 'user',
        },
      ])
    },
  )

  it('shows people to those who manage users only', async () => {
    expect((await portal.findAs(portal.reviewer, 'amaka')).people).toEqual([])
  })

  it('finds an application, an invoice and a receipt by their numbers, however they are typed', async () => {
    const { find, id, invoice, receipt, reference, payment } = portal
    const [, year, serial] = reference.split('-')
    for (const q of [reference, `app ${year} ${Number(serial)}`, reference.toLowerCase().replaceAll('-', '')]) {
      expect((await find(q)).applications).toMatchObject([
        { id, reference, status: 'pending', company_name: expect.any(String) },
      ])
    }
    expect((await find(invoice.number)).papers).toMatchObject([{ kind: 'invoice', ...invoice }])
    expect((await find(receipt)).papers).toMatchObject([{ kind: 'receipt', id: payment.id, number: receipt }])
  })

  it('finds a receipt no longer once the decision on its payment was taken back', async () => {
    const { find, receipt, payment, decide } = portal
    await decide(payment.id, 'submitted')
    expect((await find(receipt)).papers).toEqual([])
    await decide(payment.id, 'confirmed')
  })

  it.each(['xqzwvk', "'&|!:*()", '%%%', '\\\\\\', 'APP-2026-999999'])('finds nothing for %j', async (q) => {
    expect(await portal.find(q)).toEqual(nothing)
  })

  it('asks for three characters', async () => {
    const { problem } = await as(portal.officer, portal.app).send(calls.searchPortal, { query: { q: 'zu' } })
    expect(problem?.errors).toEqual({ q: ['Type at least three characters'] })
  })
})
