import type { Fields } from '../applications/application-contents.ts'
import { type ComparedThing, compareThing } from '../applications/compared-versions.ts'
import type { PaymentStatus } from './invoices.ts'
import { formatNaira, koboToNaira } from './money.ts'

/** The invoice of a registration as it was when a version of its application was stored. */
export interface StoredMoney {
  /** The number of the invoice. */
  invoice: string
  lines: readonly { description: string; amount_kobo: number }[]
  payments: readonly { amount_kobo: number; status: PaymentStatus; reference: string | null }[]
}

/** The money of two versions side by side; nothing if neither has an invoice. It is undefined where nobody recorded it. */
export function compareMoney(
  before: StoredMoney | null | undefined,
  after: StoredMoney | null | undefined,
): ComparedThing[] {
  return compareThing({ part: 'money', id: null, name: '' }, before && fieldsOf(before), after && fieldsOf(after))
}

function fieldsOf({ invoice, lines, payments }: StoredMoney): Fields {
  const total = sum(lines)
  const confirmed = sum(payments.filter(({ status }) => status === 'confirmed'))
  return {
    invoice,
    lines: lines.map(({ description, amount_kobo }) => `${description} ${naira(amount_kobo)}`),
    payments: payments.map(({ amount_kobo, status, reference }) =>
      [naira(amount_kobo), status, reference].filter(Boolean).join(' '),
    ),
    total: naira(total),
    confirmed: naira(confirmed),
    balance: naira(total - confirmed),
  }
}

function sum(rows: readonly { amount_kobo: number }[]): number {
  return rows.reduce((kobo, { amount_kobo }) => kobo + amount_kobo, 0)
}

function naira(kobo: number): string {
  return formatNaira(koboToNaira(kobo))
}
