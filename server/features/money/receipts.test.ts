import '../../testing/matchers.ts'
import * as letterCalls from '@portal/contract/letters/calls.ts'
import * as calls from '@portal/contract/money/calls/payments.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { writeReceipts } from '../../papers/write-receipts.ts'
import { readLetterFacts } from '../../records/letters/letter-facts.ts'
import { as } from '../../testing/as.ts'
import { payingClinic } from '../../testing/paying-clinic.ts'
import { makeOwner, type Person } from '../../testing/people.ts'
import { textOfPdf } from '../../testing/text-of-pdf.ts'

/** A clinic with a payment that is confirmed, and what can be done with its receipt. */
async function receivedPayment() {
  const clinic = await payingClinic()
  const { app, db, setClock, owner, facility_id, paid, decide } = clinic
  // Half past midnight in Lagos.
  setClock('2026-06-14T23:30:00Z')
  const { id } = await paid(20_000.5, { reference: 'TRF 1', bank: 'Zenith Bank', paid_on: '2026-06-14' })
  await decide(id, 'confirmed')
  const receipt = async () => (await as(owner, app).send(calls.showReceipt, { params: { id } })).reply.data
  const number = async () => (await receipt()).receipt_number
  const link = (who: Person = owner) => as(who, app).send(calls.linkReceipt, { params: { id } })
  const open = async (who: Person = owner) => (await app.inject({ url: (await link(who)).reply.url })).rawPayload
  const letters = async (who: Person = owner) =>
    (await as(who, app).send(letterCalls.listFacilityLetters, { params: { id: facility_id }, query: {} })).reply.data
  const rows = () => db.selectFrom('letter').where('facility_id', '=', facility_id).selectAll().execute()
  return { ...clinic, paymentId: id, receipt, number, link, open, letters, rows }
}

it('writes the receipt of a confirmed payment as a letter under its own number, with the facts of the day', async () => {
  const { db, officer, facility_id, id, receipt, number, page, letters, rows, open } = await receivedPayment()
  expect((await receipt()).confirmed_on).toBe('2026-06-15')
  const receipt_number = await number()
  expect(await letters()).toMatchObject([
    {
      number: receipt_number,
      kind: 'receipt',
      subject: `Receipt ${receipt_number} for ₦20,000.50`,
      written_on: '2026-06-15',
      registration_id: id,
      taken_back_on: null,
    },
  ])
  await db
    .updateTable('facility')
    .set({ company_name: 'Another Name', owner_name: 'Somebody Else' })
    .where('id', '=', facility_id)
    .execute()
  const [row] = await rows()
  expect(row).toMatchObject({ written_by: officer.id, written_on: '2026-06-15' })
  const { invoice, registration } = await page()
  expect(readLetterFacts(row?.facts)).toMatchObject({
    ministry: 'Niger State Ministry of Health',
    addressee: { name: 'Musa Abubakar' },
    signatory: { title: 'Received for the Ministry', name: `Hadiza ${officer.last_name}` },
    body: [
      'The Ministry has received this payment:',
      {
        rows: [
          ['Amount', '₦20,000.50'],
          ['In words', 'Twenty thousand naira, fifty kobo only'],
          ['Received from', 'Musa Abubakar'],
          ['For the facility', expect.stringMatching(/^(?!Another Name).+ \(.+\)$/)],
          ['Invoice', invoice?.number],
          ['Application', registration.reference],
          ['Paid on', '14 June 2026'],
          ['Bank', 'Zenith Bank'],
          ['Bank reference', 'TRF 1'],
          ['Confirmed on', '15 June 2026'],
        ],
      },
      'Keep this receipt. The Ministry tells everybody who quotes its number whether it is genuine.',
    ],
  })
  expect(textOfPdf(await open())).toEqual(
    expect.arrayContaining([`Our reference: ${receipt_number}`, 'Twenty thousand naira, fifty kobo only']),
  )
})

it('prints the same bytes for the owner and an officer, also when both are first, and nothing for another owner', async () => {
  const { app, db, officer, paymentId, letters, setClock, link, open } = await receivedPayment()
  const rival = await makeOwner(db)
  expect(await link(rival)).toBeRefused('not_found')
  const [letter] = await letters()
  expect(await as(rival, app).send(letterCalls.linkLetter, { params: { id: letter?.id ?? 0 } })).toBeRefused(
    'not_found',
  )
  const [first, second] = await Promise.all([open(), open(officer)])
  setClock('2027-02-01T09:00:00Z')
  const later = await open()
  expect(first.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect([second.equals(first), later.equals(first)]).toEqual([true, true])
  const entries = await db
    .selectFrom('audit_entry')
    .where('action', '=', 'print_letter')
    .where('about_id', '=', String(letter?.id))
    .select(['actor_id', 'body'])
    .execute()
  expect(entries).toHaveLength(3)
  expect(entries[0]?.body).toMatchObject({ after: { payment_id: paymentId, number: letter?.number } })
})

it('has no receipt before the confirmation and after it is taken back, which the list of letters says', async () => {
  const { app, owner, setClock, paid, decide, paymentId, letters, link, number } = await receivedPayment()
  const other = await paid(100)
  expect(await as(owner, app).send(calls.linkReceipt, { params: { id: other.id } })).toBeRefused('action_not_offered')
  const first = await number()
  setClock('2026-06-16T23:30:00Z')
  await decide(paymentId, 'submitted')
  expect(await link()).toBeRefused('action_not_offered')
  expect(await letters()).toMatchObject([{ number: first, taken_back_on: '2026-06-17' }])
  setClock('2026-06-18T09:00:00Z')
  await decide(paymentId, 'confirmed')
  expect((await link()).status).toBe(200)
  expect(await letters()).toMatchObject([
    { number: await number(), written_on: '2026-06-18', taken_back_on: null },
    { number: first, written_on: '2026-06-15', taken_back_on: '2026-06-17' },
  ])
})

it('writes more receipts than fit in one statement, each once', async () => {
  const { db, officer, owner, facility_id, rows } = await receivedPayment()
  await sql`
    with recorded as (
      insert into payment (facility_id, amount_kobo, recorded_by, created_at, status)
      select ${facility_id}::int, 100, ${owner.id}::int, '2018-05-02T09:00:00Z', 'confirmed' from generate_series(1, 1001)
      returning id
    )
    insert into payment_decision (payment_id, status, receipt_number, decided_by, decided_at)
    select id, 'confirmed', 'RCP-2018-' || lpad(row_number() over (order by id)::text, 6, '0'), ${officer.id}::int,
      '2018-05-02T09:00:00Z'
    from recorded
  `.execute(db)
  const numbers = Array.from({ length: 1001 }, (_, index) => `RCP-2018-${String(index + 1).padStart(6, '0')}`)
  await writeReceipts({ db, now: new Date('2018-05-02T09:00:00Z') }, numbers)
  const written = (await rows()).filter(({ written_on }) => written_on === '2018-05-02')
  expect(written.map(({ number }) => number).toSorted()).toEqual(numbers)
})

it('writes the receipt of a payment that was confirmed before receipts were letters when it is opened first', async () => {
  const { app, db, owner, officer, paid, page, letters } = await receivedPayment()
  const { id: payment_id } = await paid(300)
  await db.updateTable('payment').set({ status: 'confirmed' }).where('id', '=', payment_id).execute()
  const receipt_number = `RCP-2019-${String(payment_id).padStart(6, '0')}`
  const decided = { status: 'confirmed', decided_by: officer.id, decided_at: '2019-03-31T23:30:00Z' } as const
  await db
    .insertInto('payment_decision')
    .values({ payment_id, receipt_number, ...decided })
    .execute()
  expect(await letters()).toHaveLength(1)
  expect((await page()).payments[1]).toMatchObject({ id: payment_id, receipt_number })
  const link = () => as(owner, app).send(calls.linkReceipt, { params: { id: payment_id } })
  expect((await Promise.all([link(), link()])).map(({ status }) => status)).toEqual([200, 200])
  expect(await letters()).toMatchObject([{ number: receipt_number, written_on: '2019-04-01' }, { kind: 'receipt' }])
})
