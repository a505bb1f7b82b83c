import type { Invoice } from '@portal/contract/money/invoice.ts'
import { dayBefore, dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'

/** The bank account to pay to, on one line; undefined until the ministry has entered it. */
export function payTo({ bank_account }: Pick<Invoice, 'bank_account'>): string | undefined {
  if (!bank_account) return undefined
  return `${bank_account.bank}, ${bank_account.account_number}, ${bank_account.account_name}`
}

function sumOf(lines: Invoice['lines']): number {
  return lines.reduce((kobo, { amount }) => kobo + Math.round(amount * 100), 0)
}

/** How much of the invoice of an application is for penalties, and that they are paid with it; undefined if nothing is. */
export function penaltiesInWords({ registration_id, lines }: Pick<Invoice, 'registration_id' | 'lines'>) {
  if (registration_id === null) return undefined
  const byPenalty = Map.groupBy(lines, ({ penalty_id }) => penalty_id)
  byPenalty.delete(null)
  const asked = [...byPenalty.values()].map(sumOf).filter((kobo) => kobo > 0)
  if (asked.length === 0) return undefined
  const total = asked.reduce((sum, kobo) => sum + kobo, 0) / 100
  return `${formatNaira(total)} of the total ${byNumber(asked.length, {
    one: 'is for a penalty of the facility. Pay it with this invoice: the earlier invoice of the penalty no longer asks for it.',
    other:
      'is for # penalties of the facility. Pay them with this invoice: their earlier invoices no longer ask for it.',
  })}`
}

/** What is still to be paid: '₦50,000', 'Nothing', or what was paid too much. */
export function balanceInWords({ balance }: Pick<Invoice, 'balance'>): string {
  if (balance > 0) return formatNaira(balance)
  return balance === 0 ? 'Nothing' : `Nothing; ${formatNaira(-balance)} was paid too much`
}

/** Shown instead of a bank account while there is none. */
export const noAccountYet = 'Ask the ministry where to pay'

/** What a late renewal costs more, sentence by sentence; none if its surcharge is fixed, or never comes. */
export function surchargeInWords({ surcharge }: Pick<Invoice, 'surcharge'>): string[] {
  if (!surcharge) return []
  const { licence_end, today, next } = surcharge
  const sentences: string[] = []
  if (today.percent > 0) {
    sentences.push(
      `The licence ended on ${dayInWords(licence_end)}. Submitted today, the renewal costs ${today.percent} % more: a surcharge of ${formatNaira(today.amount)}.`,
    )
  } else if (next) {
    sentences.push(`Submitted by ${dayInWords(dayBefore(next.from))}, the renewal has no surcharge.`)
  }
  if (next) {
    sentences.push(
      `From ${dayInWords(next.from)} the surcharge is ${next.percent} % of the fee, ${formatNaira(next.amount)}.`,
    )
  }
  return sentences
}

/** What else there is to know before an invoice is paid, sentence by sentence: penalties, surcharge, estimate. */
export function invoiceNotes(invoice: Invoice): string[] {
  const penalties = penaltiesInWords(invoice)
  return [
    ...(penalties ? [penalties] : []),
    ...surchargeInWords(invoice),
    ...(invoice.is_estimate ? [estimateNote] : []),
  ]
}

/** What an estimate is. */
export const estimateNote = 'This is an estimate: the number of beds is known when the application is submitted.'
