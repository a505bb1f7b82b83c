import { waivePenalty } from '@portal/contract/standing/calls/penalties.ts'
import type { Penalty } from '@portal/contract/standing/penalty.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface WaivePenaltyProps {
  penalty: Penalty
  company_name: string
}

/** Waives what is left to pay of a penalty, with a reason. Nothing is shown to those who may not. */
export function WaivePenalty({ penalty: { id, amount, comment, offered }, company_name }: WaivePenaltyProps) {
  const [isOpen, setIsOpen] = useDialogState(`waive-${id}`)
  if (!offered?.includes('Waive penalty')) return null
  return (
    <>
      <Button variant="default" isCompact onClick={() => setIsOpen(true)}>
        Waive
        <VisuallyHidden>
          {' '}
          the penalty of {company_name}: {comment}
        </VisuallyHidden>
      </Button>
      {isOpen && (
        <ModalForm
          title={`Waive the penalty of ${company_name}?`}
          call={waivePenalty}
          params={{ id }}
          submit="Waive"
          busy="Waiving"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <p>
            {amount === null
              ? 'The penalty stays in the record as waived.'
              : `Of ${formatNaira(amount)}, what is not paid yet is taken from the invoice. The penalty stays in the record as waived.`}
          </p>
          <TextareaField
            name="reason"
            label="Reason"
            hint="The owner reads it, and it is printed on the invoice."
            rows={3}
          />
        </ModalForm>
      )}
    </>
  )
}
