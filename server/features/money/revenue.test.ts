import '../../testing/matchers.ts'
import { startRegistration } from '@portal/contract/applications/calls/registrations.ts'
import * as corrections from '@portal/contract/facilities/calls/corrections.ts'
import * as calls from '@portal/contract/money/calls/revenue.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { foldRevenue } from '../../records/reports/fold-deltas.ts'
import { as } from '../../testing/as.ts'
import { makeFacility } from '../../testing/factories.ts'
import { payingClinic } from '../../testing/paying-clinic.ts'

const kinds = [
  'pay',
  'correction',
  'waiver',
  'confirmed',
  'refused',
  'submitted',
  'remove',
  'fold',
  'move',
  'month',
] as const

const anySteps = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    kobo: fc.integer({ min: 100, max: 3_000_000 }),
    on: fc.nat({ max: 9 }),
  }),
  { minLength: 4, maxLength: 10 },
)

interface Paid {
  id: number
  document: string
  kobo: number
  status: 'submitted' | 'confirmed' | 'refused'
}

/** The money of a clinic as a list of what happened to it, in kobo. */
function ledger() {
  const entries: { month: string; invoiced?: number; waived?: number; confirmed?: number }[] = []
  const payments: Paid[] = []
  const sum = (of: 'invoiced' | 'waived' | 'confirmed', month?: string) =>
    entries.reduce((all, entry) => all + (month === undefined || entry.month === month ? (entry[of] ?? 0) : 0), 0)
  return { entries, payments, sum }
}

const inKobo = (naira: number | undefined) => Math.round((naira ?? 0) * 100)

async function rowsOfMoney(db: Db): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from payment union all select count(*)::int from payment_decision
    union all select count(*)::int from invoice union all select count(*)::int from invoice_line
  `.execute(db)
  return rows.map(({ n }) => n)
}

it('keeps after random payments, decisions, corrections and waivers every figure equal to its rows, to the kobo', async () => {
  const { app, db, setClock, owner, officer, facility_id, page, paid, decide, change } = await payingClinic()
  const { entries, payments, sum } = ledger()
  let month = '2026-06'
  entries.push({ month, invoiced: 5_000_000 })
  const total = () => sum('invoiced') - sum('waived')

  const steps: Record<(typeof kinds)[number], (kobo: number, on: number) => Promise<void>> = {
    pay: async (kobo) => {
      if (total() - sum('confirmed') <= 0) return
      const { id, document } = await paid(kobo / 100)
      payments.push({ id, document, kobo, status: 'submitted' })
    },
    correction: async (kobo) => {
      expect((await change('correction', kobo / 100)).status).toBe(201)
      entries.push({ month, invoiced: kobo })
    },
    waiver: async (kobo) => {
      const isPossible = total() >= kobo
      expect((await change('waiver', kobo / 100)).status).toBe(isPossible ? 201 : 422)
      if (isPossible) entries.push({ month, waived: kobo })
    },
    confirmed: (_, on) => decideAbout(on, 'confirmed'),
    refused: (_, on) => decideAbout(on, 'refused'),
    submitted: (_, on) => decideAbout(on, 'submitted'),
    remove: async (_, on) => {
      const payment = payments[on]
      if (!payment) return
      const sent = { params: { slug: payment.document }, body: { reason: 'Wrong.' } }
      const { status } = await as(owner, app).send(corrections.removeFile, sent)
      if (payment.status === 'confirmed') expect(status).toBe(409)
      if (status < 400) payments.splice(on, 1)
    },
    fold: async (_, on) => {
      await foldRevenue(db, 1 + on)
    },
    move: async (_, on) => {
      await db
        .updateTable('facility')
        .set({ local_gov_area_id: 541 + (on % 3) })
        .where('id', '=', facility_id)
        .execute()
    },
    month: async () => {
      month = { '2026-06': '2026-07', '2026-07': '2026-08' }[month] ?? month
      // The first hour of the month in Lagos is still the month before in UTC.
      setClock(month === '2026-07' ? '2026-06-30T23:30:00Z' : '2026-08-15T09:00:00Z')
    },
  }

  async function decideAbout(on: number, next: Paid['status']): Promise<void> {
    const payment = payments[on]
    if (!payment) return
    const isOffered = payment.status === 'submitted' ? next !== 'submitted' : next === 'submitted'
    expect((await decide(payment.id, next)).status).toBe(isOffered ? 200 : 409)
    if (!isOffered) return
    if (next === 'confirmed') entries.push({ month, confirmed: payment.kobo })
    if (payment.status === 'confirmed') entries.push({ month, confirmed: -payment.kobo })
    payment.status = next
  }

  async function checkFigures(): Promise<void> {
    const { invoice } = await page()
    const confirmed = payments.reduce((all, { status, kobo }) => all + (status === 'confirmed' ? kobo : 0), 0)
    expect([inKobo(invoice?.total), inKobo(invoice?.confirmed), inKobo(invoice?.balance)]).toEqual([
      total(),
      confirmed,
      total() - confirmed,
    ])
    const query = { from: '2026-06', to: '2026-08' }
    const report = (await as(officer, app).send(calls.showRevenue, { query })).reply
    expect(
      report.by_month.map((row) => [row.month, inKobo(row.invoiced), inKobo(row.waived), inKobo(row.confirmed)]),
    ).toEqual(
      ['2026-06', '2026-07', '2026-08'].map((of) => [of, sum('invoiced', of), sum('waived', of), sum('confirmed', of)]),
    )
    expect(inKobo(report.total.open)).toBe(Math.max(total() - confirmed, 0))
    expect(report.by_lga.filter(({ invoiced }) => invoiced !== 0)).toHaveLength(1)
    expect(report.by_lga.reduce((all, { invoiced }) => all + inKobo(invoiced), 0)).toBe(sum('invoiced'))
  }

  let rows = await rowsOfMoney(db)
  await fc.assert(
    fc.asyncProperty(anySteps, async (some) => {
      for (const { kind, kobo, on } of some) await steps[kind](kobo, on)
      await checkFigures()
      const now = await rowsOfMoney(db)
      expect(now.every((n, index) => n >= (rows[index] ?? 0))).toBe(true)
      rows = now
    }),
    { numRuns: 12, endOnFailure: true },
  )
  const before = await db
    .selectFrom('revenue')
    .select(['month', sql<number>`sum(open_kobo)::bigint`.as('open')])
    .groupBy('month')
    .execute()
  await sql`select rebuild_revenue()`.execute(db)
  await checkFigures()
  expect(
    await db
      .selectFrom('revenue')
      .select(['month', sql<number>`sum(open_kobo)::bigint`.as('open')])
      .groupBy('month')
      .execute(),
  ).toEqual(before)
})

it('exports the same figures, and refuses a period that is too long or ends before it begins', async () => {
  const { app, officer, paid, decide, change } = await payingClinic()
  const first = await paid(20_000.5)
  await decide(first.id, 'confirmed')
  await change('waiver', 1_000)
  const ask = (query: object) => as(officer, app).send(calls.showRevenue, { query })
  expect((await ask({ facility_type_id: 2 })).reply).toMatchObject({ from: '2026-01', to: '2026-06' })
  expect((await ask({ to: '2025-03' })).reply).toMatchObject({ from: '2025-01', to: '2025-03' })
  expect((await ask({ facility_type_id: 1 })).reply.total).toMatchObject({ invoiced: 0, open: 0 })
  expect(await ask({ from: '2026-07' })).toBeRefused('invalid_input')
  expect(await ask({ from: '2016-06', to: '2026-06' })).toBeRefused('invalid_input')
  expect((await ask({ from: '2016-07', to: '2026-06' })).reply.by_month).toHaveLength(120)
  expect(await ask({ from: '2026-13' })).toBeRefused('invalid_input')
  const { url } = (await as(officer, app).send(calls.linkRevenueExport, { body: { from: '2026-06' } })).reply
  const { headers, body } = await app.inject({ url })
  expect(headers['content-disposition']).toBe('attachment; filename="Revenue 2026-06-15.csv"')
  const lines = body.split('\r\n')
  expect(lines[0]).toBe('\uFEFFMonth,LGA,Facility type,Invoiced,Waived,Confirmed,Still open')
  const { invoiced, waived, confirmed, open } = (
    await ask({ from: '2026-06', to: '2026-06', facility_type_id: 2, local_gov_area_id: 541 })
  ).reply.total
  expect(waived).not.toBe(confirmed)
  expect(lines.filter((line) => line.startsWith('2026-06,Bida,Private Clinic,'))).toEqual([
    `2026-06,Bida,Private Clinic,${invoiced},${waived},${confirmed},${open}`,
  ])
})

it('is in all what the types of facility come to together', async () => {
  const { app, db, owner, officer } = await payingClinic()
  const hospital = await makeFacility(db, { user_id: owner.id, facility_type_id: 1 })
  await as(owner, app).send(startRegistration, { body: { facility_id: hospital.id } })
  const { total, by_type } = (await as(officer, app).send(calls.showRevenue, { query: {} })).reply
  const invoiced = by_type.map((row) => row.invoiced).filter((naira) => naira > 0)
  expect(invoiced).toHaveLength(2)
  expect(total.invoiced).toBeCloseTo((invoiced[0] ?? 0) + (invoiced[1] ?? 0), 2)
})
