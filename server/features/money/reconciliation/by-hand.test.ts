import '../../../testing/matchers.ts'
import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { expect, it } from 'vitest'
import { lockStatement } from '../../../records/money/bank-statements.ts'
import { insertSetAside } from '../../../records/money/reconciliation.ts'
import { as } from '../../../testing/as.ts'
import { bankOffice } from '../../../testing/bank-office.ts'
import { countLockWaits } from '../../../testing/count-lock-waits.ts'

/** An office with the calls by which an officer assigns lines by hand. */
async function office() {
  const base = await bankOffice()
  const { app, officer, page } = base
  const invoiceId = (await page()).invoice?.id ?? 0
  const assign = (id: number, line: number, body: object, who = officer) =>
    as(who, app).send(calls.assignBankStatementLine, { params: { id, line }, body: { parts: [], ...body } })
  const setAside = (id: number, line: number, note = 'A refund of the electricity company.') =>
    as(officer, app).send(calls.setBankStatementLineAside, { params: { id, line }, body: { note } })
  const takeUp = (id: number, line: number) =>
    as(officer, app).send(calls.takeUpBankStatementLine, { params: { id, line } })
  const find = async (q: string) => (await as(officer, app).send(calls.findPaymentTargets, { query: { q } })).reply.data
  return { ...base, invoiceId, assign, setAside, takeUp, find }
}

it('assigns an unmatched line to an invoice, once', async () => {
  const { page, read, lines, assign, invoiceId, second } = await office()
  const { id } = await read('Date,Details,Credit\n14/06/2026,CASH DEP MINNA,"50,000.00"\n')
  const parts = [{ invoice_id: invoiceId, amount: 50_000 }]
  const { reply } = await assign(id, 2, { parts, note: 'The owner called.' })
  expect(reply.message).toBe('The payment is confirmed')
  expect(reply.data.figures).toMatchObject({ unmatched: { lines: 0 }, confirmed: { lines: 1, total: 50_000 } })
  expect((await page()).invoice).toMatchObject({ confirmed: 50_000, balance: 0 })
  expect((await page()).payments).toMatchObject([{ amount: 50_000, paid_on: '2026-06-14', status: 'confirmed' }])
  expect(await assign(id, 2, { parts }, second)).toBeRefused('action_not_offered')
  expect(await lines(id, 'confirmed')).toMatchObject([{ line: 2, targets: [{ amount: 50_000, status: 'confirmed' }] }])
})

it('splits a line into parts that add up to it, each by the rules of a line', async () => {
  const [clinic, other] = [await office(), await office()]
  const { read, lines, assign, paid, page, db, invoiceId } = clinic
  const waiting = await other.paid(20_000)
  const { id } = await read('Date,Details,Credit\n14/06/2026,TWO CLINICS AT ONCE,"70,000.00"\n')
  const both = [
    { invoice_id: invoiceId, amount: 50_000 },
    { payment_id: waiting.id, amount: 20_000 },
  ]
  const short = await assign(id, 2, { parts: [both[0]] })
  expect(short.problem?.errors).toEqual({ parts: ['The parts add up to ₦50,000, the line is ₦70,000'] })
  const twice = [both[0], both[0]].map((part) => ({ ...part, amount: 35_000 }))
  expect(await assign(id, 2, { parts: twice })).toBeRefused('invalid_input', 'parts')
  const shared = [
    { ...both[0], amount: 45_000 },
    { ...both[1], amount: 25_000 },
  ]
  expect(await assign(id, 2, { parts: shared })).toBeRefused('action_not_offered')
  expect((await page()).invoice).toMatchObject({ confirmed: 0 })
  expect((await assign(id, 2, { parts: both })).reply.message).toBe('2 payments are confirmed')
  expect((await page()).invoice).toMatchObject({ confirmed: 50_000 })
  expect((await other.page()).invoice).toMatchObject({ confirmed: 20_000 })
  expect((await lines(id, 'confirmed'))[0]?.targets.map(({ amount }) => amount).sort()).toEqual([20_000, 50_000])
  const kept = db.selectFrom('reconciled_line').where('narration', '=', 'TWO CLINICS AT ONCE').orderBy('part')
  expect(await kept.select(['part', 'payment_id']).execute()).toMatchObject([
    { part: 1 },
    { part: 2, payment_id: waiting.id },
  ])
  // The same row in the statement of the week after is not paid again.
  const later = await read('Date;Details;Amount\n14/06/2026;TWO CLINICS AT ONCE;70000\n15/06/2026;CASH;1\n')
  expect(later.figures).toMatchObject({ confirmed: { lines: 1 }, unmatched: { lines: 1 } })
  expect(await assign(later.id, 2, { parts: [{ payment_id: (await paid(70_000)).id, amount: 70_000 }] })).toBeRefused(
    'action_not_offered',
  )
})

it('refuses to assign what no line of its kind may be', async () => {
  const { read, assign, paid, invoiceId } = await office()
  const { id } = await read('Date,Details,Credit,Debit\n14/06/2026,CASH,"50,000.00",\n14/06/2026,FEE,,"50,000.00"\n')
  const owed = { invoice_id: invoiceId, amount: 50_000 }
  expect(await assign(id, 2, { parts: [] })).toBeRefused('invalid_input', 'parts')
  expect(await assign(id, 2, { parts: [{ amount: 50_000 }] })).toBeRefused('invalid_input', 'parts')
  expect(await assign(id, 2, { parts: [{ ...owed, payment_id: 1 }] })).toBeRefused('invalid_input', 'parts')
  expect(await assign(id, 2, { parts: [{ invoice_id: 2_000_000_000, amount: 50_000 }] })).toBeRefused(
    'action_not_offered',
  )
  expect(await assign(id, 2, { parts: [{ payment_id: 2_000_000_000, amount: 50_000 }] })).toBeRefused(
    'action_not_offered',
  )
  expect(await assign(id, 3, { parts: [owed] })).toBeRefused('action_not_offered')
  expect(await assign(id, 4, { parts: [owed] })).toBeRefused('action_not_offered')
  expect(await assign(2_000_000_000, 2, { parts: [owed] })).toBeRefused('not_found')
  // An invoice for which a payment waits: the officer decides on that payment.
  const waiting = await paid(10_000)
  expect(await assign(id, 2, { parts: [owed] })).toBeRefused('action_not_offered')
  expect(await assign(id, 2, { parts: [{ payment_id: waiting.id, amount: 50_000 }] })).toBeRefused('action_not_offered')
})

it('assigns a row once when two officers do so at once, also from two statements', async () => {
  const { read, assign, invoiceId, page, second } = await office()
  const row = '14/06/2026,CASH DEP TWICE,"10,000.00"'
  const { id } = await read(`Date,Details,Credit\n${row}\n`)
  const parts = [{ invoice_id: invoiceId, amount: 10_000 }]
  const atOnce = await Promise.all([assign(id, 2, { parts }), assign(id, 2, { parts }, second)])
  expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409])
  const other = '14/06/2026,CASH DEP AGAIN,"10,000.00"'
  const [one, two] = [await read(`Date,Details,Credit\n${other}\n`), await read(`Date,Details,Credit\n\n${other}\n`)]
  const fromBoth = await Promise.all([assign(one.id, 2, { parts }), assign(two.id, 3, { parts }, second)])
  expect(fromBoth.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await page()).invoice).toMatchObject({ confirmed: 20_000 })
})

it('sets a line aside with a note, in every statement that has the row, until an officer takes it up again', async () => {
  const { db, officer, read, lines, setAside, takeUp, assign, invoiceId } = await office()
  const { id } = await read('Date,Details,Credit\n14/06/2026,REFUND AEDC,"4,000.00"\n')
  expect(await setAside(id, 2, ' ')).toBeRefused('invalid_input', 'note')
  expect((await setAside(id, 2)).reply.data.figures).toMatchObject({
    unmatched: { lines: 0 },
    set_aside: { lines: 1, total: 4000 },
  })
  expect(await setAside(id, 2)).toBeRefused('action_not_offered')
  expect(await assign(id, 2, { parts: [{ invoice_id: invoiceId, amount: 4_000 }] })).toBeRefused('action_not_offered')
  const later = await read('Date;Details;Amount\n14/06/2026;REFUND AEDC;4000\n')
  expect(later.figures).toMatchObject({ set_aside: { lines: 1 } })
  expect((await takeUp(later.id, 2)).reply.data.figures).toMatchObject({
    unmatched: { lines: 1 },
    set_aside: { lines: 0 },
  })
  expect(await takeUp(later.id, 2)).toBeRefused('action_not_offered')
  expect((await lines(later.id, 'unmatched')).map(({ line }) => line)).toEqual([2])
  const entries = await db
    .selectFrom('audit_entry')
    .where('action', 'in', ['set_aside_bank_line', 'take_up_bank_line'])
    .where('actor_id', '=', officer.id)
    .orderBy('id')
    .select(['action', 'body'])
    .execute()
  const seen = { statement: 'March.csv', line: 2, amount: 4000 }
  expect(entries).toMatchObject([
    { action: 'set_aside_bank_line', body: { after: { ...seen, note: 'A refund of the electricity company.' } } },
    { action: 'take_up_bank_line', body: { before: seen } },
  ])
})

it('takes no line that is sure or confirmed for one that an officer sets aside or assigns', async () => {
  const { read, paid, confirm, setAside, assign, invoiceId } = await office()
  await paid(20_000, { reference: 'TRF808111' })
  const { id } = await read(`Date,Details,Credit\n14/06/2026,TRF 808111,"20,000.00"\n`)
  const parts = [{ invoice_id: invoiceId, amount: 20_000 }]
  expect(await setAside(id, 2)).toBeRefused('action_not_offered')
  expect(await assign(id, 2, { parts })).toBeRefused('action_not_offered')
  expect((await confirm(id, { lines: 1, total: 20_000 })).status).toBe(200)
  expect(await setAside(id, 2)).toBeRefused('action_not_offered')
  expect(await assign(id, 2, { parts })).toBeRefused('action_not_offered')
})

it('sets a row aside once, and takes it up once, when two officers do so at once in two statements', async () => {
  const { read, setAside, takeUp } = await office()
  const row = '14/06/2026,REFUND AT ONCE,"4,000.00"'
  const [one, two] = [await read(`Date,Details,Credit\n${row}\n`), await read(`Date,Details,Credit\n\n${row}\n`)]
  const aside = await Promise.all([setAside(one.id, 2), setAside(two.id, 3)])
  expect(aside.map(({ status }) => status).sort()).toEqual([200, 409])
  const taken = await Promise.all([takeUp(one.id, 2), takeUp(two.id, 3)])
  expect(Math.max(...taken.map(({ status }) => status))).toBeLessThan(500)
})

it.runIf(process.env.TEST_DATABASE === 'postgres')(
  'refuses to assign, or to set aside again, a line that another officer sets aside at the same moment',
  async () => {
    const { db, officer, read, setAside, assign, invoiceId, page } = await office()
    const parts = [{ invoice_id: invoiceId, amount: 4_000 }]
    for (const [details, send] of [
      ['REFUND ONE', (id: number) => assign(id, 2, { parts })],
      ['REFUND TWO', (id: number) => setAside(id, 2)],
    ] as const) {
      const { id } = await read(`Date,Details,Credit\n14/06/2026,${details},"4,000.00"\n`)
      const first = await db.startTransaction().execute()
      await lockStatement(first, id)
      const line = first.selectFrom('bank_statement_line').where('statement_id', '=', id).select('row_key')
      const { row_key } = await line.executeTakeFirstOrThrow()
      const set_aside_at = '2026-06-15T09:00:00Z'
      await insertSetAside(first, { row_key, note: 'A refund.', set_aside_by: officer.id, set_aside_at })
      const second = send(id)
      await expect.poll(() => countLockWaits(db), { timeout: 10_000 }).toBe(1)
      await first.commit().execute()
      expect(await second).toBeRefused('action_not_offered')
    }
    expect((await page()).invoice).toMatchObject({ confirmed: 0 })
  },
)

it('keeps the first 120 characters of a long reference with the payment', async () => {
  const { read, assign, page, invoiceId } = await office()
  const { id } = await read(`Date,Reference,Details,Credit\n14/06/2026,${'R'.repeat(150)},CASH,"1,000.00"\n`)
  expect((await assign(id, 2, { parts: [{ invoice_id: invoiceId, amount: 1_000 }] })).status).toBe(200)
  expect((await page()).payments[0]?.reference).toBe('R'.repeat(120))
})

it('finds what a line may be by number, reference, facility and amount', async () => {
  const { db, find, number, paid, facility_id, invoiceId, officer, decide } = await office()
  const company_name = `Kagara Rahama ${facility_id} Clinic`
  await db.updateTable('facility').set({ company_name }).where('id', '=', facility_id).execute()
  const owed = { payment_id: null, invoice_id: invoiceId, invoice_number: number, company_name, amount: 50_000 }
  expect(await find(number)).toMatchObject([owed])
  expect(await find(number.replaceAll('-', ' '))).toMatchObject([owed])
  expect(await find(company_name)).toMatchObject([owed])
  const waiting = await paid(31_234.5, { reference: 'QQ 77-1234' })
  const found = { payment_id: waiting.id, amount: 31_234.5, status: 'submitted', company_name }
  expect(await find('₦31,234.50')).toMatchObject([found])
  expect(await find('qq771234')).toMatchObject([found])
  // Its invoice is not shown beside a payment that waits for it.
  expect(await find(company_name)).toMatchObject([found])
  await decide(waiting.id, 'confirmed')
  expect(await find(company_name)).toMatchObject([{ payment_id: null, invoice_id: invoiceId, amount: 18_765.5 }])
  expect(await find('nothing at all like this')).toEqual([])
  expect(officer.id).toBeGreaterThan(0)
})

it('takes the full name of a facility with the exact amount and a day near by for doubtful', async () => {
  const { db, facility_id, read, lines, invoiceId, confirmLine, page } = await office()
  const company_name = `Zungeru Amana ${facility_id} Hospital`
  await db.updateTable('facility').set({ company_name }).where('id', '=', facility_id).execute()
  const { id } = await read(
    [
      'Date,Details,Credit',
      `10/06/2026,NIP/ZUNGERU AMANA ${facility_id} HOSPITAL/MINNA,"50,000.00"`,
      `01/06/2026,NIP/ZUNGERU AMANA ${facility_id} HOSPITAL,"50,000.00"`,
      `10/06/2026,NIP/ZUNGERU AMANA ${facility_id} HOSPITAL,"49,000.00"`,
    ].join('\n'),
  )
  expect(await lines(id, 'doubtful')).toMatchObject([
    { line: 2, doubt: 'name and amount fit', targets: [{ payment_id: null, invoice_id: invoiceId }] },
  ])
  expect((await lines(id, 'unmatched')).map(({ line }) => line)).toEqual([3, 4])
  expect((await confirmLine(id, 2, { invoice_id: invoiceId })).status).toBe(200)
  expect((await page()).invoice).toMatchObject({ confirmed: 50_000 })
})
