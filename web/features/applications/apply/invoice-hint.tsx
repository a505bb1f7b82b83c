import type { Invoice } from '@portal/contract/money/invoice.ts'
import { Link } from 'react-router'
import { balanceInWords, payTo } from '../../../fields/invoice-figures.ts'
import { paths } from '../../../paths.ts'

/** In the task list: how much is to be paid, where, and under which reference. */
export function InvoiceHint({ invoice }: { invoice: Invoice }) {
  const account = payTo(invoice)
  return (
    <div>
      To be paid: {balanceInWords(invoice)}
      {invoice.is_estimate && ' (estimate)'}
      {account && ` to ${account}`}, reference {invoice.number}.{' '}
      <Link to={paths.invoice(invoice.id)}>See the invoice</Link>
    </div>
  )
}
