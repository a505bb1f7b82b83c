import '../../testing/matchers.ts'
import * as contents from '@portal/contract/applications/calls/contents.ts'
import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { png } from '../../testing/files.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'

async function penalised() {
  const { app, db, setClock } = await testApp()
  setClock('2026-06-15T09:00:00Z')
  const [account, rival] = [await makeOwner(db), await makeOwner(db)]
  const [owner, officer] = [as(account, app), as(await makeOfficer(db), app)]
  const { id: facility_id } = await makeFacility(db, { user_id: account.id })
  await makeRegistration(db, { facility_id, status: 'Approved' })
  const body = { facility_id, comment: 'No doctor on duty in May.', amount: 50_000, due_date: '2026-07-15' }
  const { data } = (await officer.send(penalties.penaliseFacility, { body })).reply
  const listed = async (person = owner) => (await person.send(calls.listFacilities, {})).reply.data.data
  return { app, owner, officer, rival: as(rival, app), facility_id, penalty: data, listed }
}

it('asks the owner of an approved facility for its penalty, until all of it was paid in', async () => {
  const { owner, rival, facility_id, penalty, listed } = await penalised()
  const invoice_id = penalty.invoice_id ?? 0
  expect((await listed())[0]?.to_pay).toEqual({
    invoice_id,
    registration_id: null,
    amount: 50_000,
    reference: penalty.invoice_number,
    bank_account: null,
  })
  expect(await listed(rival)).toEqual([])
  const pay = (amount: number) =>
    owner.send(contents.uploadPayment, { body: { facility_id, amount, invoice_id } }, { file: png })
  await pay(20_000)
  expect((await listed())[0]?.to_pay?.amount).toBe(30_000)
  await pay(30_000)
  expect((await listed())[0]?.to_pay).toBeNull()
})

it('asks for no penalty that was waived', async () => {
  const { officer, penalty, listed } = await penalised()
  await officer.send(penalties.waivePenalty, { params: { id: penalty.id }, body: { reason: 'Flood.' } })
  expect((await listed())[0]?.to_pay).toBeNull()
})
