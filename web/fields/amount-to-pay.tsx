import type { Invoice } from '@portal/contract/money/invoice.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import { balanceInWords, invoiceNotes, noAccountYet, payTo } from './invoice-figures.ts'

/** Before a payment is recorded: how much, where, and under which reference. */
export function AmountToPay({ invoice }: { invoice: Invoice }) {
  return (
    <Notice title={`To be paid: ${balanceInWords(invoice)}`}>
      <p>
        {payTo(invoice) ?? noAccountYet}. Reference to give: <strong>{invoice.number}</strong>.
      </p>
      {invoice.submitted > 0 && <p>{formatNaira(invoice.submitted)} of it is waiting for the ministry to confirm.</p>}
      {invoiceNotes(invoice).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}
