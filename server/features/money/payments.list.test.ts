import '../../testing/matchers.ts'
import * as calls from '@portal/contract/money/calls/payments.ts'
import * as reconciliation from '@portal/contract/money/calls/reconciliation.ts'
import { expect, it } from 'vitest'
import { as } from '../../testing/as.ts'
import { makeFacility } from '../../testing/factories.ts'
import { makeOfficer, makeOwner } from '../../testing/people.ts'
import { testApp } from '../../testing/test-app.ts'
import { newTestDatabase } from '../../testing/test-database.ts'

const on = (day: string) => `2026-${day}T09:00:00.000Z`

/** An office on 22 June 2026, which promises 21 days, with five payments of three facilities. */
async function office() {
  const { app, db, setClock } = await testApp(await newTestDatabase())
  setClock(on('06-22'))
  const [owner, officer] = [await makeOwner(db), await makeOfficer(db, ['finance'])]
  const facility = async (company_name: string) => (await makeFacility(db, { company_name, user_id: owner.id })).id
  const [zuma, bida, minna] = [
    await facility('Zuma Hospital'),
    await facility('Bida Clinic'),
    await facility('Minna Dental Clinic'),
  ]
  const common = { recorded_by: owner.id, created_at: on('06-20') }
  const pay = async (facility_id: number, naira: number, more: object = {}) => {
    const row = { facility_id, amount_kobo: naira * 100, ...common, ...more }
    return (await db.insertInto('payment').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const ids = {
    late: await pay(zuma, 100_000, { reference: 'TRF 055-433', created_at: on('05-25') }),
    near: await pay(bida, 12_500, { created_at: on('06-08') }),
    fresh: await pay(minna, 50_000, { reference: 'TRF 077' }),
    confirmed: await pay(bida, 50_000, { reference: 'TRF 055-999', status: 'confirmed' }),
    refused: await pay(zuma, 25_000, { status: 'refused' }),
  }
  await pay(bida, 50_000, { removed_at: on('06-21'), removed_by: owner.id })
  const named = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
  const list = async (query: object = {}) => (await as(officer, app).send(calls.listAllPayments, { query })).reply
  const names = async (query?: object) => (await list(query)).data.map(({ id }) => named.get(id))
  const read = async (text: string) => {
    const file = { name: 'June.csv', type: 'text/csv', bytes: Buffer.from(text) }
    const { data } = (await as(officer, app).send(reconciliation.uploadBankStatement, { body: {} }, { file })).reply
    const body = { ...data.preview.guess, date_order: 'day first' as const }
    await as(officer, app).send(reconciliation.setBankStatementColumns, { params: { id: data.id }, body })
    return data.id
  }
  return { app, db, officer, pay, zuma, list, names, read }
}

it('has views with their numbers, and says how long a payment has waited', async () => {
  const { list, names } = await office()
  expect(await names()).toEqual(['late', 'near', 'fresh'])
  expect(await names({ status: 'confirmed' })).toEqual(['confirmed'])
  expect(await names({ status: 'all' })).toEqual(['late', 'near', 'fresh', 'confirmed', 'refused'])
  const { counts, unassigned_lines, data } = await list()
  expect({ counts, unassigned_lines }).toEqual({
    counts: { submitted: { total: 3 }, confirmed: { total: 1 }, refused: { total: 1 }, all: { total: 5 } },
    unassigned_lines: 0,
  })
  expect(data.map(({ waiting }) => waiting)).toEqual([
    { days: 28, is_late: true, is_near: false },
    { days: 14, is_late: false, is_near: true },
    { days: 2, is_late: false, is_near: false },
  ])
  const all = await list({ status: 'all' })
  expect(all.data.map(({ waiting, offered }) => [waiting?.days, offered?.length])).toEqual([
    [28, 2],
    [14, 2],
    [2, 2],
    [undefined, 1],
    [undefined, 1],
  ])
})

it.each([
  ['name', ['near', 'fresh', 'late']],
  ['-name', ['late', 'fresh', 'near']],
  ['amount', ['near', 'fresh', 'late']],
  ['-amount', ['late', 'fresh', 'near']],
  ['-created_at', ['fresh', 'near', 'late']],
])('is sorted by %s', async (sort, expected) => {
  const { names } = await office()
  expect(await names({ sort })).toEqual(expected)
  const pages = [await names({ sort, per_page: 2 }), await names({ sort, per_page: 2, page: 2 })]
  expect(pages.flat()).toEqual(expected)
})

it.each([
  ['a name', 'minna', ['fresh']],
  ['a name with a slip', 'zuuma hospital', ['late']],
  ['a word of several', 'clinic', ['near', 'fresh']],
  ['an amount', '₦50,000', ['fresh']],
  ['the beginning of a reference', 'trf055', ['late']],
  ['nothing that there is', 'kontagora', []],
])('is searched by %s', async (_, q, expected) => {
  const { names } = await office()
  expect((await names({ q })).toSorted()).toEqual(expected.toSorted())
})

it('searches what was decided too, in the order asked for, and says how many it found', async () => {
  const { list, names } = await office()
  expect(await names({ q: '50000', status: 'all', sort: '-created_at' })).toEqual(['confirmed', 'fresh'])
  expect(await names({ q: 'trf 055', status: 'all' })).toEqual(['late', 'confirmed'])
  expect(await names({ q: 'bida', status: 'all', sort: '-amount' })).toEqual(['confirmed', 'near'])
  const { total, last_page, counts } = await list({ q: 'trf 055', status: 'all', per_page: 1 })
  expect([total, last_page, counts.all.total]).toEqual([2, 2, 5])
})

it('names the payments that have the same reference', async () => {
  const { list, pay, zuma, db, officer } = await office()
  const removed = { removed_at: on('06-21'), removed_by: officer.id }
  await pay(zuma, 30_000, { reference: 'trf 077', status: 'refused' })
  await pay(zuma, 40_000, { reference: 'TRF-077', ...removed })
  const found = (await list()).data.find(({ reference }) => reference === 'TRF 077')
  const { id } = await db
    .selectFrom('payment')
    .where('amount_kobo', '=', 3_000_000)
    .select('id')
    .executeTakeFirstOrThrow()
  expect([found?.duplicates, found?.same_payments]).toEqual([
    ['reference'],
    [
      {
        ...{ mark: 'reference', id, facility_id: zuma, company_name: 'Zuma Hospital', amount: 30_000 },
        ...{ invoice_id: null, status: 'refused' },
      },
    ],
  ])
})

it('names the line of a bank statement that may be a payment, while the payment waits', async () => {
  const { list, read, pay, zuma } = await office()
  const id = await read(
    'Date,Details,Credit\n20/06/2026,NIP/ZUMA HOSPITAL/TRF055433,"100,000.00"\n21/06/2026,TRF 077,"5,000.00"\n21/06/2026,CASH DEP,700.00\n',
  )
  const { data, unassigned_lines } = await list()
  expect(data.map(({ statement_line }) => statement_line)).toEqual([
    {
      ...{ statement_id: id, line: 2, statement: 'June.csv', booked_on: '2026-06-20' },
      ...{ narration: 'NIP/ZUMA HOSPITAL/TRF055433', amount: 100_000, is_sure: true },
    },
    null,
    null,
  ])
  expect(unassigned_lines).toBe(2)
  await pay(zuma, 700, { reference: 'POS 1234567' })
  const again = await read('Date,Details,Credit\n22/06/2026,POS 1234567,"600.00"\n')
  expect((await list()).data.at(-1)?.statement_line).toMatchObject({ statement_id: again, amount: 600, is_sure: false })
})

it('counts in a tab up to a thousand, and in a list up to ten thousand', async () => {
  const { db, list, zuma } = await office()
  const row = {
    facility_id: zuma,
    amount_kobo: 100_000,
    recorded_by: 1,
    created_at: on('06-20'),
    status: 'refused',
  } as const
  const { id: recorded_by } = await db
    .selectFrom('user_account')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('payment')
    .values(Array.from({ length: 1000 }, () => ({ ...row, recorded_by })))
    .execute()
  const { counts, total, or_more } = await list({ status: 'refused' })
  expect([counts.refused, total, or_more]).toEqual([{ total: 1000, or_more: true }, 1001, undefined])
})
