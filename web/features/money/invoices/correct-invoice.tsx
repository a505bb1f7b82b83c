import * as calls from '@portal/contract/money/calls/payments.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { RadioField } from '../../../ui/form/choice-fields.tsx'
import { NumberField, TextareaField } from '../../../ui/form/text-fields.tsx'

/** Adds a correction or a waiver to an invoice, with a reason. */
export function CorrectInvoice({ id, number }: { id: number; number: string }) {
  const [isOpen, setIsOpen] = useDialogState('correct-invoice')
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Correct or waive
      </Button>
      {isOpen && (
        <ModalForm
          title={`Correct ${number}`}
          call={calls.addInvoiceLine}
          params={{ id }}
          submit="Add to the invoice"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <RadioField
            name="kind"
            label="What you add"
            choices={[
              { value: 'waiver', label: 'A waiver', hint: 'The owner pays this much less.' },
              { value: 'correction', label: 'A correction', hint: 'Added to the total; with a minus, taken from it.' },
            ]}
          />
          <NumberField name="amount" label="Amount in naira" hint="For example 20,000" characters={14} />
          <TextareaField name="reason" label="Reason" hint="It is printed on the invoice." />
        </ModalForm>
      )}
    </>
  )
}
