import * as calls from '@portal/contract/applications/calls/contents.ts'
import type { Invoice } from '@portal/contract/money/invoice.ts'
import { dueOf } from '@portal/domain/money/invoices.ts'
import { useContext } from 'react'
import { ModalForm } from '../../../api/modal-form.tsx'
import { AmountToPay } from '../../../fields/amount-to-pay.tsx'
import { FileField } from '../../../fields/file-field.tsx'
import { useReason } from '../../../fields/use-reason.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { NumberField, TextField } from '../../../ui/form/text-fields.tsx'
import { PlaceOfSections } from '../../../ui/layout/section-place.ts'
import { toasts } from './toasts.ts'

interface PaymentDialogProps {
  facilityId: number
  hasOwner: boolean
  invoice: Invoice | null
  onClose: () => void
}

/** The amount that is still to be paid and not recorded yet. */
function amountDue(invoice: Invoice | null) {
  const due = invoice ? dueOf(invoice) : 0
  return due > 0 ? { amount: due } : undefined
}

/** Records an amount paid, with its receipt. Spec §2. */
export function PaymentDialog({ facilityId, hasOwner, invoice, onClose }: PaymentDialogProps) {
  // On its own page the form stands below the invoice, which says the same.
  const isBelowInvoice = useContext(PlaceOfSections).is !== 'among others'
  const isOfPenalty = invoice?.registration_id === null
  const reason = useReason(calls.uploadPayment.body, hasOwner)
  return (
    <ModalForm
      title="Add Amount Paid"
      call={calls.uploadPayment}
      schema={reason.schema}
      hidden={{ facility_id: facilityId, invoice_id: isOfPenalty ? invoice?.id : undefined }}
      defaults={amountDue(invoice)}
      submit="Add payment"
      busy="Uploading"
      success={toasts.uploadPayment}
      hasAnother
      failure={toasts.uploadPaymentFailed}
      onClose={onClose}
    >
      {invoice && !isBelowInvoice && <AmountToPay invoice={invoice} />}
      <NumberField
        name="amount"
        label="Amount paid, in naira"
        hint="As on the receipt, for example 75,000 or 1,500.50"
        characters={14}
      />
      <TextField
        name="reference"
        label="Reference of the bank"
        hint="The number of the transfer or teller on the receipt"
      />
      <TextField name="bank" label="Bank" />
      <DateField name="paid_on" label="Paid on" />
      <FileField name="document" label="Receipt" />
      {reason.field}
    </ModalForm>
  )
}
