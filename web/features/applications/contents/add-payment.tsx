import type { Invoice } from '@portal/contract/money/invoice.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { PaymentDialog } from './payment-dialog.tsx'

/** Records a payment of an invoice that belongs to no application. */
export function AddPayment({ invoice }: { invoice: Invoice }) {
  const [isOpen, setIsOpen] = useDialogState('add-payment')
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Add Payment</Button>
      {isOpen && (
        // It changes nothing of what an owner supplied, so nobody is asked for a reason.
        <PaymentDialog
          facilityId={invoice.facility_id}
          hasOwner={false}
          invoice={invoice}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
