import type { PaymentStatus } from '../invoices.ts'
import { finderByName } from './facility-in-words.ts'
import { finderOfSlips } from './nearly-same.ts'
import { invoicesIn, keysOf } from './statement-keys.ts'
import type { StatementLine } from './statement-line.ts'

/**
 * How a line of a statement stands: `set_aside` is no payment for a licence, as an officer has said; `confirmed` was confirmed from
 * this or another statement; `debit` is money that went out.
 */
export const matchStates = ['sure', 'doubtful', 'unmatched', 'set_aside', 'confirmed', 'debit'] as const

/** One of `matchStates`. */
export type MatchState = (typeof matchStates)[number]

/** Why an officer has to look at a line. */
export const doubts = [
  'amount differs',
  'reference nearly right',
  'name and amount fit',
  'several fit',
  'already confirmed',
  'refused before',
  'nothing is open',
] as const

/** One of `doubts`. */
export type Doubt = (typeof doubts)[number]

/** A payment that an owner recorded. */
export interface KnownPayment {
  id: number
  status: PaymentStatus
  amount_kobo: number
  invoice_id: number | null
  /** Its reference as `referenceKey` has it. */
  reference_key: string | null
  company_name: string
  /** The day on which it was paid, else the day of its invoice. */
  day: string | null
}

/** An invoice whose number stands in a statement, or that owes an amount of it. */
export interface KnownInvoice {
  id: number
  number: string
  /** What is owed; 0 or less if nothing is, or if its registration has ended. */
  open_kobo: number
  company_name: string
  /** The day on which it was issued. */
  day: string
}

/** What a line may be: a payment that waits, or an invoice for which none was recorded. */
export type Target = { payment_id: number; invoice_id?: undefined } | { invoice_id: number; payment_id?: undefined }

/** A line with what it may be. A sure one has exactly one target. */
export interface Match {
  state: MatchState
  doubt: Doubt | null
  targets: Target[]
}

const mostTargets = 5

/** What is known about the references and invoice numbers of a statement. */
export interface Known {
  payments: readonly KnownPayment[]
  invoices: readonly KnownInvoice[]
}

function grouped<T, K>(rows: readonly T[], keyOf: (row: T) => K | null): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

const doubtful = (doubt: Doubt, targets: Target[] = []): Match => ({
  state: 'doubtful',
  doubt,
  targets: targets.slice(0, mostTargets),
})
/** What a payment is of, or what an invoice still asks for. */
const amountOf = (row: KnownPayment | KnownInvoice) => ('number' in row ? row.open_kobo : row.amount_kobo)
const unmatched: Match = { state: 'unmatched', doubt: null, targets: [] }

/** Makes the function that finds what a line is. Each look-up costs the same however much is known. */
export function lineMatcher({ payments, invoices }: Known): (line: StatementLine) => Match {
  const byKey = grouped(payments, ({ reference_key }) => reference_key)
  const ofInvoice = grouped(payments, ({ invoice_id, status }) => (status === 'submitted' ? invoice_id : null))
  const byNumber = new Map(invoices.map((invoice) => [invoice.number, invoice]))
  const withSlip = finderOfSlips(
    payments.filter(({ status }) => status === 'submitted'),
    ({ reference_key }) => reference_key,
  )
  const byName = finderByName<KnownPayment | KnownInvoice>(
    [...payments.filter(({ status }) => status === 'submitted'), ...invoices],
    (row) => ({ company_name: row.company_name, amount_kobo: amountOf(row), day: row.day }),
  )
  const targetOf = (row: KnownPayment | KnownInvoice): Target =>
    'number' in row ? { invoice_id: row.id } : { payment_id: row.id }

  /** What the number of an invoice stands for: the payments that wait for it, with the right amount if there are such; else itself. */
  function meantBy(invoice: KnownInvoice, amount: number): (KnownPayment | KnownInvoice)[] {
    const waiting = ofInvoice.get(invoice.id) ?? []
    const fitting = waiting.filter(({ amount_kobo }) => amount_kobo === amount)
    if (fitting.length > 0) return fitting
    if (waiting.length > 0) return waiting
    return invoice.open_kobo > 0 ? [invoice] : []
  }
  const known = (numbers: readonly string[]) => numbers.flatMap((number) => byNumber.get(number) ?? [])

  return (line) => {
    if (line.amount_kobo < 0) return { state: 'debit', doubt: null, targets: [] }
    const keys = keysOf(line)
    const named = [...new Set(keys.flatMap((key) => byKey.get(key) ?? []))]
    if (named.some(({ status }) => status === 'confirmed')) return doubtful('already confirmed', named.map(targetOf))
    const { exact, near } = invoicesIn(`${line.narration} ${line.reference}`)
    const waiting = named.filter(({ status }) => status === 'submitted')
    const numbered = known(exact)
    const others = numbered.filter(({ id }) => !waiting.some(({ invoice_id }) => invoice_id === id))
    const meant = [...new Set([...waiting, ...others.flatMap((invoice) => meantBy(invoice, line.amount_kobo))])]
    const [only, ...more] = meant
    if (!only) {
      if (named.length > 0) return doubtful('refused before', named.map(targetOf))
      if (numbered.length > 0) return doubtful('nothing is open', numbered.map(targetOf))
      const numbers = known(near).flatMap((invoice) => meantBy(invoice, line.amount_kobo))
      const likely = [...numbers, ...keys.flatMap(withSlip)].filter((row) => amountOf(row) === line.amount_kobo)
      if (likely.length > 0) return doubtful('reference nearly right', [...new Set(likely)].map(targetOf))
      const sameName = byName(line).filter((row) => !('number' in row) || !ofInvoice.has(row.id))
      return sameName.length > 0 ? doubtful('name and amount fit', sameName.map(targetOf)) : unmatched
    }
    if (more.length > 0) return doubtful('several fit', meant.map(targetOf))
    if (amountOf(only) !== line.amount_kobo) return doubtful('amount differs', [targetOf(only)])
    return { state: 'sure', doubt: null, targets: [targetOf(only)] }
  }
}

const keyOf = ({ payment_id, invoice_id }: Target) => (payment_id ? `payment/${payment_id}` : `invoice/${invoice_id}`)

/** Of lines that mean the same payment or invoice none is sure. */
export function withoutRivals<M extends Match>(matches: readonly M[]): M[] {
  const claims = new Map<string, number>()
  for (const { state, targets } of matches) {
    if (state !== 'sure') continue
    for (const target of targets) claims.set(keyOf(target), (claims.get(keyOf(target)) ?? 0) + 1)
  }
  return matches.map((match) =>
    match.state === 'sure' && match.targets.some((target) => (claims.get(keyOf(target)) ?? 0) > 1)
      ? { ...match, state: 'doubtful', doubt: 'several fit' }
      : match,
  )
}
