import '../../../testing/matchers.ts'
import { listFacilityLetters } from '@portal/contract/letters/calls.ts'
import * as notifications from '@portal/contract/messages/calls/notifications.ts'
import * as payments from '@portal/contract/money/calls/payments.ts'
import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import * as penalties from '@portal/contract/standing/calls/penalties.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { as } from '../../../testing/as.ts'
import { bankOffice as office } from '../../../testing/bank-office.ts'
import { makeOwner } from '../../../testing/people.ts'

it('confirms what fits by reference and amount, once, with a receipt and a message', async () => {
  const { app, db, owner, officer, second, facility_id, page, paid, read, upload, lines, confirm } = await office()
  const { id: paymentId } = await paid(30_000, { reference: 'TRF 204-118' })
  const helper = await makeOwner(db)
  const named = { facility_id, email: helper.email, named_by: owner.id, named_at: '2026-06-15T09:00:00Z' }
  await db
    .insertInto('helper')
    .values({ ...named, user_id: helper.id })
    .execute()
  await db.updateTable('user_account').set({ wants_sms: false }).where('id', '=', owner.id).execute()
  await db.updateTable('user_account').set({ wants_sms: true }).where('id', '=', helper.id).execute()
  const file = Buffer.from(
    [
      'Zenith Bank Plc;;;;;',
      'Statement of account – Niger State Ministry of Health;;;;;',
      '',
      'Value Date;Trans Date;Reference;Narration;Debit (NGN);Credit (NGN)',
      '13/06/2026;12/06/2026;;"NIP/TRF 204118; ALHERI";;30,000.00',
      '13/06/2026;13/06/2026;;Stamp duty;(50.00);',
      '13/06/2026;13/06/2026;;=HYPERLINK("x") cash by Musa;;1,000.00',
      ';;;Total;50.00;31,000.00',
    ].join('\r\n'),
    'latin1',
  )
  const statement = await read(file)
  expect(statement.figures).toEqual({
    sure: { lines: 1, total: 30_000 },
    doubtful: { lines: 0, total: 0 },
    unmatched: { lines: 1, total: 1_000 },
    set_aside: { lines: 0, total: 0 },
    confirmed: { lines: 0, total: 0 },
    debit: { lines: 1, total: -50 },
  })
  expect(statement.skipped).toEqual({
    total: 1,
    first: [{ line: 8, reason: 'no date', text: 'Total | 50.00 | 31,000.00' }],
  })
  const { id } = statement
  expect(await lines(id, 'sure')).toMatchObject([
    { line: 5, booked_on: '2026-06-12', amount: 30_000, targets: [{ payment_id: paymentId, amount: 30_000 }] },
  ])
  expect(await confirm(id, { lines: 1, total: 30_000.01 })).toBeRefused('action_not_offered')
  expect(await confirm(id, { lines: 2, total: 30_000 })).toBeRefused('action_not_offered')
  const answers = await Promise.all([officer, second].map((who) => confirm(id, { lines: 1, total: 30_000 }, who)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])

  expect((await page()).invoice).toMatchObject({ confirmed: 30_000, submitted: 0, balance: 20_000 })
  const receipt = await as(owner, app).send(payments.showReceipt, { params: { id: paymentId } })
  expect(receipt.reply.data).toMatchObject({ amount: 30_000, reference: 'TRF 204-118' })
  const params = { id: facility_id }
  const letters = (await as(owner, app).send(listFacilityLetters, { params, query: {} })).reply
  const { receipt_number } = receipt.reply.data
  expect(letters).toMatchObject({ total: 1, data: [{ kind: 'receipt', number: receipt_number }] })
  for (const person of [owner, helper]) {
    const told = (await as(person, app).send(notifications.listNotifications, {})).reply.data
    expect(told.map(({ title, body }) => [title, body.split('\n')[1]])).toEqual([
      ['Your payment is confirmed', '₦30,000'],
    ])
  }
  const queued = await db.selectFrom('outbox').where('user_id', '=', owner.id).select(['channel', 'facts']).execute()
  expect(queued.map(({ channel }) => channel)).toEqual(['mail'])
  const toHelper = await db.selectFrom('outbox').where('user_id', '=', helper.id).select('channel').execute()
  expect(toHelper.map(({ channel }) => channel).toSorted()).toEqual(['mail', 'sms'])
  expect(queued[0]?.facts).toMatchObject({
    title: 'Your payment is confirmed',
    reference: expect.stringMatching(/^APP-/),
  })

  const again = (await upload(file, second)).reply
  expect([again.is_known, again.data.id, again.data.figures?.confirmed.lines]).toEqual([true, id, 1])
  expect(await confirm(id, { lines: 0, total: 0 })).toBeRefused('action_not_offered')
  // Another file with the same row, as the bank prints it the week after.
  const later = await read('Date,Narration,Credit\n2026-06-12,NIP/TRF 204118; ALHERI,"30000"\n2026-06-14,Cash,"5"\n')
  expect(later.figures).toMatchObject({ confirmed: { lines: 1 }, sure: { lines: 0 }, unmatched: { lines: 1 } })
})

it('records the payment of an invoice whose number stands in the narration, without a receipt of its owner', async () => {
  const { page, number, read, lines, confirm, paid, decide, upload } = await office()
  const { id, figures } = await read(`Date,Details,Amount,DR/CR\n14-Jun-26,NIP ${number} MUSA,"50,000.00",CR\n`)
  expect(figures?.sure).toEqual({ lines: 1, total: 50_000 })
  const asked = { invoice_number: number, amount: 50_000, reference: null, status: null }
  expect(await lines(id, 'sure')).toMatchObject([{ targets: [{ payment_id: null, ...asked }] }])
  expect((await confirm(id, { lines: 1, total: 50_000 })).status).toBe(200)
  const { invoice, payments: recorded } = await page()
  expect(invoice).toMatchObject({ confirmed: 50_000, balance: 0, is_open: false })
  expect(recorded).toMatchObject([{ amount: 50_000, paid_on: '2026-06-14', document: '', status: 'confirmed' }])
  // A decision that is taken back does not make the line free again.
  await decide(recorded[0]?.id ?? 0, 'submitted')
  expect(
    (await upload(`Date,Details,Amount,DR/CR\n14-Jun-26,NIP ${number} MUSA,"50,000.00",CR\n`)).reply.is_known,
  ).toBe(true)
  expect((await read(`Date;Details;Amount\n14-Jun-26;NIP ${number} MUSA;50000\n`)).figures).toMatchObject({
    sure: { lines: 0 },
    confirmed: { lines: 1 },
  })
  expect((await paid(1)).status).toBe('submitted')
})

it('confirms the same rows of two files once, also when both are confirmed at the same moment', async () => {
  const { officer, second, number, page, read, confirm } = await office()
  const row = `14-Jun-26,NIP ${number} MUSA`
  const one = await read(`Date,Details,Amount\n${row},50000\n`)
  const other = await read(`Date;Details;Amount\n${row.replace(',', ';')};50000\n`)
  const both = [
    [one.id, officer],
    [other.id, second],
  ] as const
  const answers = await Promise.all(both.map(([id, who]) => confirm(id, { lines: 1, total: 50_000 }, who)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)).toBeRefused('action_not_offered')
  const { invoice, payments: recorded } = await page()
  expect(invoice).toMatchObject({ confirmed: 50_000, balance: 0 })
  expect(recorded).toHaveLength(1)
})

it('confirms the same reference of two files once, also when both are confirmed at the same moment', async () => {
  const { officer, second, paid, page, read, confirm } = await office()
  await paid(30_000, { reference: 'TRF 990-771' })
  const one = await read('Date,Details,Amount\n14-Jun-26,NIP TRF990771 MUSA,30000\n')
  const same = await read('Date;Details;Amount\n14-Jun-26;NIP TRF990771 MUSA;30000\n')
  const other = await read('Date;Details;Amount\n14-Jun-26;NIP TRF990771 ALHERI;30000\n')
  const three = [
    [one.id, officer],
    [same.id, second],
    [other.id, second],
  ] as const
  const answers = await Promise.all(three.map(([id, who]) => confirm(id, { lines: 1, total: 30_000 }, who)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await page()).payments).toMatchObject([{ amount: 30_000, status: 'confirmed' }])
})

it('confirms several lines at once, each with a receipt of its own in the order of the file', async () => {
  const [{ app, db, officer, paid, page, read, confirm }, other] = [await office(), await office()]
  const first = await paid(20_000, { reference: 'TRF 880-1001' })
  const second = await paid(5_000.5, { reference: 'TRF 880-1002' })
  const { id } = await read(
    [
      'Date,Reference,Details,Credit',
      `14/06/2026,FT 9,NIP ${other.number},"50,000.00"`,
      '13/06/2026,,TRF8801002,"5,000.50"',
      '12/06/2026,,TRF8801001,"20,000.00"',
    ].join('\n'),
  )
  expect((await confirm(id, { lines: 3, total: 75_000.5 })).reply).toMatchObject({
    message: '3 payments are confirmed',
    data: { figures: { sure: { lines: 0 }, confirmed: { lines: 3, total: 75_000.5 } } },
  })
  expect((await page()).invoice).toMatchObject({ confirmed: 25_000.5 })
  const [found] = (await other.page()).payments
  expect(found).toMatchObject({ amount: 50_000, paid_on: '2026-06-14', reference: 'FT 9', status: 'confirmed' })
  const receipts = []
  for (const payment of [found, second, first]) {
    const { data } = (await as(officer, app).send(payments.showReceipt, { params: { id: payment?.id ?? 0 } })).reply
    receipts.push(Number(data.receipt_number.slice(-6)))
  }
  const [start = 0] = receipts
  expect(receipts).toEqual([start, start + 1, start + 2])
  const decided = db.selectFrom('audit_entry').where('action', '=', 'Confirm payment').orderBy('id', 'desc').limit(3)
  const entries = await decided.select(['about_id', 'body']).execute()
  expect(entries.map(({ about_id }) => Number(about_id))).toEqual([first.id, second.id, found?.id])
  expect(entries[1]?.body).toMatchObject({
    before: { status: 'submitted' },
    after: { status: 'confirmed', amount_kobo: 500_050, reason: 'On a bank statement' },
  })
})

it('takes a part of what an invoice asks for as a payment when an officer says so, and not more than it asks for', async () => {
  const { number, page, read, lines, confirmLine } = await office()
  const { id, figures } = await read(
    `Date,Details,Credit\n14/06/2026,NIP ${number} PART,"10,000.00"\n14/06/2026,NIP ${number} ALL,"60,000.00"\n`,
  )
  expect(figures?.doubtful).toEqual({ lines: 2, total: 70_000 })
  const [part] = await lines(id, 'doubtful')
  const invoice_id = part?.targets[0]?.invoice_id ?? 0
  expect(part).toMatchObject({ doubt: 'amount differs', targets: [{ invoice_number: number, amount: 50_000 }] })
  expect(await confirmLine(id, 3, { invoice_id })).toBeRefused('action_not_offered')
  expect((await confirmLine(id, 2, { invoice_id })).reply.message).toBe('The payment is confirmed')
  expect((await page()).invoice).toMatchObject({ confirmed: 10_000, submitted: 0, balance: 40_000 })
})

it('settles the penalty whose invoice a line names', async () => {
  const { app, officer, owner, facility_id, read, confirm } = await office()
  const penalty = { facility_id, comment: 'Sharps in the yard.', amount: 7_000, due_date: '2026-07-15' }
  const { data } = (await as(officer, app).send(penalties.penaliseFacility, { body: penalty })).reply
  const { id } = await read(`Date,Details,Credit\n14/06/2026,${data.invoice_number} FINE,"7,000.00"\n`)
  expect((await confirm(id, { lines: 1, total: 7_000 })).status).toBe(200)
  const { reply } = await as(officer, app).send(penalties.listPenalties, { query: { state: 'paid' } })
  expect(reply.data.map((paid) => paid.id)).toEqual([data.id])
  const [told] = (await as(owner, app).send(notifications.listNotifications, {})).reply.data
  expect(told).toMatchObject({ title: 'Your payment is confirmed', link: `/admin/single-facility/${facility_id}` })
})

it('finds the waiting payment by the number of its invoice, and by a reference with a slip', async () => {
  const { number, page, paid, read, lines, confirm } = await office()
  const first = await paid(20_000)
  const second = await paid(3_000, { reference: 'ABC 551-9034' })
  const third = await paid(1_500, { reference: 'DUP 330-7788' })
  const { id } = await read(
    [
      'Date,Details,Credit',
      `14/06/2026,NIP ${number},"20,000.00"`,
      '14/06/2026,ABC5519043,"3,000.00"',
      '13/06/2026,DUP3307788,"1,500.00"',
      '14/06/2026,DUP3307788,"1,500.00"',
    ].join('\n'),
  )
  expect(await lines(id, 'sure')).toMatchObject([{ line: 2, targets: [{ payment_id: first.id, status: 'submitted' }] }])
  expect(await lines(id, 'doubtful')).toMatchObject([
    { line: 3, doubt: 'reference nearly right', targets: [{ payment_id: second.id, reference: 'ABC 551-9034' }] },
    // Of two lines that mean one payment none is sure.
    { line: 4, doubt: 'several fit', targets: [{ payment_id: third.id }] },
    { line: 5, doubt: 'several fit', targets: [{ payment_id: third.id }] },
  ])
  expect((await confirm(id, { lines: 1, total: 20_000 })).status).toBe(200)
  expect((await page()).payments.map(({ status }) => status)).toEqual(['confirmed', 'submitted', 'submitted'])
})

it('leaves what is doubtful to an officer, who confirms one line as one of what it may be', async () => {
  const { page, number, read, lines, confirm, confirmLine, paid } = await office()
  const first = await paid(20_000, { reference: 'SAME 123456' })
  const rival = await paid(20_000, { reference: 'SAME-123456' })
  const { id, figures } = await read(
    [
      'Date\tNarration\tCredit',
      '14/06/2026\tSAME123456\t20,000.00',
      `13/06/2026\t${number}\t10,000.00`,
      '14/06/2026\tSAME123456\t20,000.00',
    ].join('\n'),
  )
  expect(figures).toMatchObject({ sure: { lines: 0 }, doubtful: { lines: 3, total: 50_000 } })
  const doubtful = await lines(id, 'doubtful')
  expect(doubtful.map(({ doubt, targets }) => [doubt, targets.map(({ payment_id }) => payment_id)])).toEqual([
    ['several fit', [first.id, rival.id]],
    ['several fit', [first.id, rival.id]],
    ['several fit', [first.id, rival.id]],
  ])
  expect(await confirm(id, { lines: 0, total: 0 })).toBeRefused('action_not_offered')
  expect(await confirmLine(id, 2, { payment_id: first.id + 1000 })).toBeRefused('action_not_offered')
  expect(await confirmLine(id, 2, {})).toBeRefused('action_not_offered')
  // The amount of the payment is not that of the line.
  expect(await confirmLine(id, 3, { payment_id: first.id })).toBeRefused('action_not_offered')
  expect((await confirmLine(id, 2, { payment_id: rival.id })).status).toBe(200)
  expect(await confirmLine(id, 2, { payment_id: first.id })).toBeRefused('action_not_offered')
  expect((await page()).payments.map(({ status }) => status)).toEqual(['submitted', 'confirmed'])
  // The same row once more is another payment.
  expect((await lines(id, 'confirmed')).map(({ line }) => line)).toEqual([2])
  expect((await confirmLine(id, 4, { payment_id: first.id })).status).toBe(200)
  expect((await page()).payments.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
})

it('remembers the columns of files with the same headers, and asks how days are written only when it is not clear', async () => {
  const { app, officer, read, upload } = await office()
  const first = (await upload('When date,Paid,What\n03/04/2026,100,a\n')).reply.data
  expect(first.preview).toMatchObject({ is_remembered: false, guess: { header_row: -1, date_order: 'day first' } })
  const body = { header_row: 0, date: 0, credit: 1, narration: 2, date_order: 'month first' } as const
  const chosen = await as(officer, app).send(calls.setBankStatementColumns, { params: { id: first.id }, body })
  expect(chosen.reply.data.figures?.unmatched).toEqual({ lines: 1, total: 100 })
  const ambiguous = (await upload('Date,Credit,What\n03/04/2026,100,a\n')).reply.data
  expect(ambiguous.preview.guess.date_order).toBeNull()
  await read('Date,Credit,Memo\n31/05/2026,100,a\n')
  const next = (await upload('Date,Credit,Memo\n03/04/2026,100,a\n')).reply.data
  expect(next.preview).toMatchObject({
    is_remembered: true,
    guess: { date: 0, credit: 1, narration: 2, date_order: 'day first' },
  })
  const wrong = await as(officer, app).send(calls.setBankStatementColumns, {
    params: { id: next.id },
    body: { header_row: 0, date: null, credit: 1, date_order: 'day first' },
  })
  expect(wrong).toBeRefused('invalid_input', 'date')
})

it('takes the columns of the newest file with the same headers, only columns with days and amounts, and none once a line is confirmed', async () => {
  const { app, officer, upload, read, confirm, paid } = await office()
  const choose = (id: number, body: object) => {
    const columns = { header_row: 0, date: 0, credit: 1, narration: 2, date_order: 'day first' as const, ...body }
    return as(officer, app).send(calls.setBankStatementColumns, { params: { id }, body: columns })
  }
  const older = (await upload('Date,Credit,Debit,Words\n14/06/2026,100,,a\n')).reply.data.id
  await choose(older, { narration: 3 })
  const newer = (await upload('Date,Credit,Debit,Words\n14/06/2026,200,,b\n')).reply.data.id
  await choose(newer, { narration: 3, debit: 2 })
  const { preview } = (await upload('Date,Credit,Debit,Words\n14/06/2026,300,,c\n')).reply.data
  expect(preview).toMatchObject({ is_remembered: true, guess: { narration: 3, debit: 2 } })
  expect(await choose(newer, { credit: null })).toBeRefused('invalid_input', 'credit')
  expect(await choose(newer, { date: 3 })).toBeRefused('invalid_input', 'date')
  await paid(2_000, { reference: 'TRF 440-7001' })
  const { id } = await read('Date,Credit,Details\n14/06/2026,"2,000.00",TRF4407001\n')
  expect((await confirm(id, { lines: 1, total: 2_000 })).status).toBe(200)
  expect(await choose(id, {})).toBeRefused('action_not_offered')
})

it('refuses what is no statement, and reads every encoding', async () => {
  const { upload, read } = await office()
  const refused = async (bytes: string | Buffer) => {
    const { status, problem } = await upload(bytes)
    return [status, problem?.code]
  }
  expect(await refused('')).toEqual([422, 'invalid_input'])
  expect(await refused(Buffer.from('504b0304140006', 'hex'))).toEqual([415, 'file_refused'])
  expect(await refused('%PDF-1.4,Date\n31/05/2026,100\n')).toEqual([415, 'file_refused'])
  expect(await refused('Date,Credit\n31/05/2026,100\n\0\n')).toEqual([415, 'file_refused'])
  expect(await refused('only one column\nand nothing else\n')).toEqual([415, 'file_refused'])
  expect(await refused('Date,Credit\n"31/05/2026,100\n31/05/2026,100\n')).toEqual([415, 'file_refused'])
  expect(await refused(`Date,Credit\n${'31/05/2026,100\n'.repeat(20_001)}`)).toEqual([415, 'file_refused'])
  expect(await refused(Buffer.alloc(5 * 1024 * 1024 + 1, 'a,b\n'))).toEqual([413, 'file_too_large'])
  const text = 'Date,Credit,Narration\n31/05/2026,"₦1,500.00",Ọ̀yọ́ "Best" Clinic\n'
  const encoded = [
    Buffer.from(`\uFEFF${text}`),
    Buffer.from(`\uFEFF${text} `, 'utf16le'),
    Buffer.from(`${text}  `, 'utf16le'),
    Buffer.from(`\uFEFF${text}   `, 'utf16le').swap16(),
    Buffer.from(`${text}    `, 'utf16le').swap16(),
  ]
  for (const bytes of encoded) expect((await read(bytes)).figures?.unmatched).toEqual({ lines: 1, total: 1500 })
})

it('reads and matches a long statement to its last line', async () => {
  const { paid, read, lines } = await office()
  const { id: paymentId } = await paid(40, { reference: 'LAST 990-8877' })
  const words = (n: number) => [1, 2, 3, 4, 5, 6].map((place) => `${place}${100_000 + n}`).join(' ')
  const rows = Array.from({ length: 1100 }, (_, n) => `14/06/2026,2.50,CASH ${words(n)}`)
  const { id, figures } = await read(['Date,Credit,Narration', ...rows, '14/06/2026,40,LAST9908877', ''].join('\n'))
  expect(figures).toMatchObject({ sure: { lines: 1, total: 40 }, unmatched: { lines: 1100, total: 2750 } })
  expect(await lines(id, 'sure')).toMatchObject([{ line: 1102, targets: [{ payment_id: paymentId }] }])
})

it('matches again with what an owner has recorded since, and lists the statements, the newest first', async () => {
  const { app, db, officer, upload, read, lines, paid } = await office()
  const match = (id: number) => as(officer, app).send(calls.matchBankStatement, { params: { id } })
  const show = async (id: number) =>
    (await as(officer, app).send(calls.showBankStatement, { params: { id } })).reply.data
  const list = async (query: object) => (await as(officer, app).send(calls.listBankStatements, { query })).reply
  const older = (await upload('When,In,Words\n14/06/2026,20000,no columns yet\n')).reply.data.id
  expect(await match(older)).toBeRefused('action_not_offered')
  const other = await read('Date,Narration,Credit\n13/06/2026,Cash by nobody,"7.00"\n')
  const { id, figures } = await read('Date,Narration,Credit\n14/06/2026,LATE 700-123 ALHERI,"21,000.00"\n')
  expect(figures).toMatchObject({ sure: { lines: 0 }, unmatched: { lines: 1, total: 21_000 } })
  const payment = await paid(21_000, { reference: 'LATE 700123' })
  expect((await show(id)).figures).toMatchObject({ sure: { lines: 0 } })
  expect((await match(id)).reply.data.figures).toMatchObject({ sure: { lines: 1, total: 21_000 } })
  expect((await show(id)).figures).toMatchObject({ sure: { lines: 1, total: 21_000 }, unmatched: { lines: 0 } })
  expect(await lines(id, 'sure')).toMatchObject([{ line: 2, targets: [{ payment_id: payment.id }] }])
  await db
    .updateTable('payment')
    .set({ removed_at: '2026-06-15T09:00:00Z', removed_by: officer.id })
    .where('id', '=', payment.id)
    .execute()
  expect((await match(id)).reply.data.figures).toMatchObject({ sure: { lines: 0 }, unmatched: { lines: 1 } })
  expect(await lines(other.id, 'unmatched')).toMatchObject([{ line: 2, amount: 7, targets: [] }])
  expect((await list({ per_page: 3 })).data.map((statement) => statement.id)).toEqual([id, other.id, older])
  const [newest] = (await list({ per_page: 1 })).data
  expect(newest).toMatchObject({ id, name: 'March.csv', uploaded_by: `Hadiza ${officer.last_name}` })
  expect((await list({ per_page: 2, page: 2 })).data[0]?.id).toBe(older)
  expect(await match(2_000_000_000)).toBeRefused('not_found')
})

it('keeps the newest two hundred statements', async () => {
  const { app, db, officer, upload } = await office()
  const first = (await upload('Date,Credit,Why\n14/06/2026,1,the first\n')).reply.data.id
  await sql`
    insert into bank_statement (name, sha256, content, delimiter, header_key, preview, uploaded_by, uploaded_at)
    select name, md5(n::text) || md5(n::text), content, delimiter, header_key, preview, uploaded_by, uploaded_at
    from bank_statement, generate_series(1, 199) as n where id = ${first}
  `.execute(db)
  const last = (await upload('Date,Credit,Why\n14/06/2026,2,the last\n')).reply.data.id
  const { total, data } = (await as(officer, app).send(calls.listBankStatements, { query: { per_page: 1 } })).reply
  expect([total, data[0]?.id]).toEqual([200, last])
  expect(await as(officer, app).send(calls.showBankStatement, { params: { id: first } })).toBeRefused('not_found')
})
