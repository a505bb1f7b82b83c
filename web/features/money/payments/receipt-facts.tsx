import type { Reply } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/money/calls/payments.ts'
import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'

/** What the receipt of a confirmed payment says. */
export function ReceiptFacts({ receipt }: { receipt: Reply<typeof calls.showReceipt>['data'] }) {
  return (
    <DescriptionList
      rows={[
        { label: 'Received', value: <strong>{formatNaira(receipt.amount)}</strong> },
        { label: 'From', value: `${receipt.owner_name}, ${receipt.company_name}` },
        { label: 'For invoice', value: receipt.invoice_number },
        { label: 'Application', value: receipt.registration_reference },
        { label: 'Paid on', value: receipt.paid_on && dayInWords(receipt.paid_on) },
        { label: 'Bank', value: receipt.bank },
        { label: 'Reference', value: receipt.reference },
        { label: 'Confirmed on', value: dayInWords(receipt.confirmed_on) },
      ]}
    />
  )
}
