import '../../../testing/matchers.ts'
import * as corrections from '@portal/contract/facilities/calls/corrections.ts'
import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { bankOffice } from '../../../testing/bank-office.ts'

/** An office of a clinic with a name of its own, whose owner can remove payments. */
async function office() {
  const base = await bankOffice()
  const { app, db, officer, owner, facility_id, page } = base
  const company_name = `Zungeru Amana ${facility_id} Hospital`
  await db.updateTable('facility').set({ company_name }).where('id', '=', facility_id).execute()
  const invoiceId = (await page()).invoice?.id ?? 0
  const find = async (q: string) => (await as(officer, app).send(calls.findPaymentTargets, { query: { q } })).reply.data
  const remove = async ({ document }: { document: string }) => {
    const removal = { params: { slug: document }, body: { reason: 'Sent twice.' } }
    expect((await as(owner, app).send(corrections.removeFile, removal)).status).toBe(200)
  }
  const assign = (id: number, line: number, parts: { payment_id?: number; invoice_id?: number; amount: number }[]) =>
    as(officer, app).send(calls.assignBankStatementLine, { params: { id, line }, body: { parts } })
  return { ...base, company_name, invoiceId, find, remove, assign }
}

it('finds no payment that its owner removed, but the invoice that it would have paid', async () => {
  const { company_name, invoiceId, find, remove, paid } = await office()
  const wrong = await paid(31_234.5, { reference: 'QQ 77-1234' })
  const asked = [company_name, '₦31,234.50', 'qq771234']
  for (const q of asked) expect(await find(q)).toMatchObject([{ payment_id: wrong.id }])
  await remove(wrong)
  const owed = { payment_id: null, invoice_id: invoiceId, amount: 50_000 }
  expect(await find(company_name)).toMatchObject([owed])
  expect(await find('₦50,000')).toContainEqual(expect.objectContaining(owed))
  for (const q of ['₦31,234.50', 'qq771234']) expect(await find(q)).toEqual([])
})

it('takes a line for the payment of an invoice once the payment that waited for it was removed', async () => {
  const { page, read, remove, paid, assign, invoiceId, number } = await office()
  const wrong = await paid(20_000)
  const { id } = await read('Date,Details,Credit\n14/06/2026,CASH DEP MINNA,"50,000.00"\n')
  const parts = [{ invoice_id: invoiceId, amount: 50_000 }]
  expect(await assign(id, 2, parts)).toBeRefused('action_not_offered')
  await remove(wrong)
  expect((await assign(id, 2, parts)).status).toBe(200)
  expect((await page()).invoice).toMatchObject({ number, confirmed: 50_000, submitted: 0, balance: 0 })
})

it.each([
  ['7 days before the invoice', '08/06/2026', 'doubtful'],
  ['8 days before it', '07/06/2026', 'unmatched'],
  ['7 days after it', '22/06/2026', 'doubtful'],
  ['8 days after it', '23/06/2026', 'unmatched'],
] as const)('takes a line with the name and the exact amount %s, on %s, for %s', async (_, day, state) => {
  const { company_name, read, lines, setClock } = await office()
  setClock('2026-06-24T09:00:00Z')
  const { id } = await read(`Date,Details,Credit\n${day},NIP/${company_name.toUpperCase()},"50,000.00"\n`)
  expect(await lines(id, state)).toMatchObject([{ line: 2, amount: 50_000 }])
})
