import type { Invoice } from '@portal/contract/entities/invoice.ts'
import { formatNaira } from '@portal/domain/money.ts'

/** The bank account to pay to, on one line; undefined until the ministry has entered it. */
export function payTo({ bank_account }: Pick<Invoice, 'bank_account'>): string | undefined {
  if (!bank_account) return undefined
  return `${bank_account.bank}, ${bank_account.account_number}, ${bank_account.account_name}`
}

/** What is still to be paid: '₦50,000.00', 'Nothing', or what was paid too much. */
export function balanceInWords({ balance }: Pick<Invoice, 'balance'>): string {
  if (balance > 0) return formatNaira(balance)
  return balance === 0 ? 'Nothing' : `Nothing; ${formatNaira(-balance)} was paid too much`
}

/** Shown instead of a bank account while there is none. */
export const noAccountYet = 'Ask the ministry where to pay'

/** What an estimate is. */
export const estimateNote = 'This is an estimate: the number of beds is known when the application is submitted.'
