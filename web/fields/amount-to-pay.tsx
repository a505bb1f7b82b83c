import type { Invoice } from '@portal/contract/entities/invoice.ts'
import { formatNaira } from '@portal/domain/money.ts'
import { Notice } from '../ui/feedback/notice.tsx'
import {
  balanceInWords,
  estimateNote,
  noAccountYet,
  payTo,
  penaltiesInWords,
  surchargeInWords,
} from './invoice-figures.ts'

/** Before a payment is recorded: how much, where, and under which reference. */
export function AmountToPay({ invoice }: { invoice: Invoice }) {
  const penalties = penaltiesInWords(invoice)
  return (
    <Notice title={`To be paid: ${balanceInWords(invoice)}`}>
      <p>
        {payTo(invoice) ?? noAccountYet}. Reference to give: <strong>{invoice.number}</strong>.
      </p>
      {invoice.submitted > 0 && <p>{formatNaira(invoice.submitted)} of it is waiting for the ministry to confirm.</p>}
      {penalties && <p>{penalties}</p>}
      {surchargeInWords(invoice).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {invoice.is_estimate && <p>{estimateNote}</p>}
    </Notice>
  )
}
