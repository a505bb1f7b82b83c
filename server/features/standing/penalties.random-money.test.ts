import '../../testing/matchers.ts'
import * as revenue from '@portal/contract/money/calls/revenue.ts'
import type { PaymentStatus } from '@portal/domain/money/invoices.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Db } from '../../database/connect.ts'
import { foldRevenue } from '../../records/reports/fold-deltas.ts'
import { penalisedClinic } from '../../testing/penalised-clinic.ts'

const kinds = [
  'penalise',
  'penalise',
  'start',
  'start',
  'withdraw',
  'pay',
  'pay',
  'pay the rest',
  'confirmed',
  'confirmed',
  'refused',
  'submitted',
  'waive',
  'set aside',
  'correction',
  'waiver',
  'fold',
] as const

const anySteps = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    kobo: fc.integer({ min: 100, max: 3_000_000 }),
    on: fc.nat({ max: 99 }),
  }),
  { minLength: 8, maxLength: 20 },
)

/** One of the last few, so that the steps meet. */
const choose = <T>(from: readonly T[], on: number): T | undefined => from.slice(-4)[on % Math.min(4, from.length || 1)]

interface Row {
  invoice_id: number
  is_ended: boolean
  total: number
  confirmed: number
  stored: number
  /** Whether an officer has raised the total. */
  is_raised: boolean
}

/** The sums of each invoice from its rows, beside the stored ones. */
async function readInvoices(db: Db): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select invoice.id as invoice_id, ended_at is not null as is_ended, total_kobo - confirmed_kobo as stored,
      (select coalesce(sum(amount_kobo), 0)::bigint from invoice_line where invoice_id = invoice.id) as total,
      (select coalesce(sum(amount_kobo), 0)::bigint from payment
        where invoice_id = invoice.id and status = 'confirmed' and removed_at is null) as confirmed,
      exists (select from invoice_line where invoice_id = invoice.id and description = 'Correction') as is_raised
    from invoice join invoice_balance on invoice_balance.invoice_id = invoice.id
    left join registration on registration.id = invoice.registration_id order by invoice.id
  `.execute(db)
  return rows
}

interface PenaltyRow {
  id: number
  status: string
  amount: number
  /** The lines that ask for it and move it. */
  imposed: number
  asked: { invoice_id: number; kobo: number }[]
}

async function readPenalties(db: Db): Promise<PenaltyRow[]> {
  const { rows } = await sql<PenaltyRow>`
    select id, status, amount_kobo as amount,
      (select sum(amount_kobo)::bigint from invoice_line
        where penalty_id = penalty.id and (kind = 'penalty' or description like 'Moved to %')) as imposed,
      (select jsonb_agg(asked) from (
        select invoice_id, sum(amount_kobo) as kobo from invoice_line where penalty_id = penalty.id group by 1
      ) as asked) as asked
    from penalty order by id
  `.execute(db)
  return rows
}

async function checkMoney(db: Db): Promise<number> {
  const invoices = await readInvoices(db)
  for (const { total, confirmed, stored } of invoices) expect(stored).toBe(total - confirmed)
  for (const { id, status, amount, imposed, asked } of await readPenalties(db)) {
    // Asked for once, however often it was moved.
    expect(imposed, `penalty ${id}`).toBe(amount)
    const parts = asked.map(({ invoice_id, kobo }) => {
      const { total = 0, confirmed = 0, ...invoice } = invoices.find((row) => row.invoice_id === invoice_id) ?? {}
      expect(kobo).toBeGreaterThanOrEqual(0)
      return { ...invoice, balance: total - confirmed, rest: Math.max(0, Math.min(kobo, total - confirmed)) }
    })
    const rest = parts.reduce((sum, part) => sum + part.rest, 0)
    const isPaidElsewhere = rest > 0 && parts.some(({ balance }) => balance < 0)
    if (status === 'open') {
      expect(isPaidElsewhere).toBe(false)
      expect(parts.some((part) => part.rest > 0 && !part.is_ended)).toBe(true)
      expect(parts.every((part) => part.rest === 0 || !part.is_ended)).toBe(true)
    }
    if (status === 'paid' && !parts.some(({ is_raised }) => is_raised)) expect(rest).toBe(0)
  }
  return invoices.reduce((sum, row) => sum + (row.is_ended ? 0 : Math.max(row.total - row.confirmed, 0)), 0)
}

it('keeps after random penalties, applications, payments, refusals, corrections and waivers every balance equal to its rows, and charges nothing twice', async () => {
  const { db, officer, penalise, start, withdraw, pay, decide, change, waive, setAside } = await penalisedClinic()
  const [penalties, invoices, payments]: [number[], number[], number[]] = [[], [], []]
  let registration: number | undefined

  const payInvoice = async (on: number, kobo?: number) => {
    const invoice = choose(invoices, on)
    if (invoice === undefined) return
    const row = (await readInvoices(db)).find(({ invoice_id }) => invoice_id === invoice)
    const amount = kobo ?? Math.max((row?.total ?? 0) - (row?.confirmed ?? 0), 100)
    const answer = await pay(invoice, amount / 100)
    if (answer.status < 400) payments.push(answer.reply.data.id)
  }
  const decideOn = async (on: number, next: PaymentStatus) => {
    const payment = choose(payments, on)
    if (payment !== undefined) expect([200, 409]).toContain((await decide(payment, next)).status)
  }
  const correct = async (kind: 'correction' | 'waiver', { kobo, on }: { kobo: number; on: number }) => {
    const invoice = choose(invoices, on)
    if (invoice !== undefined) expect([201, 422]).toContain((await change(invoice, kind, kobo / 100)).status)
  }
  const steps: Record<(typeof kinds)[number], (kobo: number, on: number) => Promise<void>> = {
    penalise: async (kobo) => {
      const { id, invoice_id } = await penalise(kobo / 100)
      penalties.push(id)
      invoices.push(invoice_id)
    },
    start: async () => {
      if (registration !== undefined) return
      registration = (await start()).id
      invoices.push((await readInvoices(db)).at(-1)?.invoice_id ?? 0)
    },
    withdraw: async () => {
      if (registration === undefined) return
      expect((await withdraw(registration)).status).toBe(200)
      registration = undefined
    },
    pay: (kobo, on) => payInvoice(on, kobo),
    'pay the rest': (_, on) => payInvoice(on),
    confirmed: (_, on) => decideOn(on, 'confirmed'),
    refused: (_, on) => decideOn(on, 'refused'),
    submitted: (_, on) => decideOn(on, 'submitted'),
    waive: async (_, on) => {
      const penalty = choose(penalties, on)
      if (penalty !== undefined) expect([200, 409]).toContain((await waive(penalty)).status)
    },
    'set aside': async (_, on) => {
      const penalty = choose(penalties, on)
      if (penalty !== undefined) expect([200, 409]).toContain(await setAside(penalty))
    },
    correction: (kobo, on) => correct('correction', { kobo, on }),
    waiver: (kobo, on) => correct('waiver', { kobo, on }),
    fold: async (_, on) => {
      await foldRevenue(db, 1 + on)
    },
  }

  await fc.assert(
    fc.asyncProperty(anySteps, async (some) => {
      for (const { kind, kobo, on } of some) {
        await steps[kind](kobo, on)
        await checkMoney(db)
      }
      const open = await checkMoney(db)
      const report = (await officer.send(revenue.showRevenue, { query: { from: '2026-06', to: '2026-06' } })).reply
      expect(Math.round((report.total.open ?? 0) * 100)).toBe(open)
    }),
    { numRuns: 20, endOnFailure: true },
  )
})
