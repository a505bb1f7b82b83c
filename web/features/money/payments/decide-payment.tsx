import { prose } from '@portal/contract/fields/fields.ts'
import * as calls from '@portal/contract/money/calls/payments.ts'
import { type PaymentActionName, paymentAction } from '@portal/domain/actions/payment.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import type { DraftName } from '../../../api/draft-forms.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

const labels = {
  'Confirm payment': 'Confirm',
  'Refuse payment': 'Refuse',
  'Take back decision': 'Take back',
} as const satisfies Record<PaymentActionName, string>

const withReason = calls.decidePayment.body.safeExtend({ reason: prose('the reason') })

interface DecideProps {
  name: PaymentActionName
  payment: { id: number; amount: number; company_name: string }
}

function Label({ name, payment }: DecideProps) {
  const amount = formatNaira(payment.amount)
  const isConfirming = name === 'Confirm payment'
  return (
    <>
      {isConfirming ? `${labels[name]} ${amount}` : labels[name]}
      <VisuallyHidden>
        {isConfirming ? ' of ' : ` ${amount} of `}
        {payment.company_name}
      </VisuallyHidden>
    </>
  )
}

function WithReason({ name, payment }: DecideProps) {
  const dialog: DraftName = `payment-${paymentAction(name).leadsTo}-${payment.id}`
  const [isOpen, setIsOpen] = useDialogState(dialog)
  return (
    <>
      <Button variant="subtle" isDanger onClick={() => setIsOpen(true)}>
        <Label name={name} payment={payment} />
      </Button>
      {isOpen && (
        <ModalForm
          title={`${labels[name]} ${formatNaira(payment.amount)} of ${payment.company_name}`}
          draft={dialog}
          call={calls.decidePayment}
          schema={withReason}
          params={{ id: payment.id }}
          hidden={{ status: paymentAction(name).leadsTo }}
          submit={labels[name]}
          isDanger={name === 'Refuse payment'}
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <TextareaField name="reason" label="Reason" hint="The owner is told, and reads it." />
        </ModalForm>
      )}
    </>
  )
}

/** What may be decided about a payment. */
export function PaymentDecisions({
  payment: { offered, ...payment },
}: {
  payment: DecideProps['payment'] & { offered?: readonly PaymentActionName[] | null | undefined }
}) {
  return offered?.map((name) => (
    <span key={name} data-decision={name}>
      <DecidePayment name={name} payment={payment} />
    </span>
  ))
}

/** A decision on a payment: a confirmation at the press of a button, everything else with a reason. */
function DecidePayment({ name, payment }: DecideProps) {
  if (paymentAction(name).asks.length > 0) return <WithReason name={name} payment={payment} />
  return (
    <ConfirmedButton
      call={calls.decidePayment}
      sent={{ params: { id: payment.id }, body: { status: paymentAction(name).leadsTo } }}
      label={<Label name={name} payment={payment} />}
      variant="filled"
      isHarmless
      title={`Confirm ${formatNaira(payment.amount)}?`}
      confirm="Confirm"
      success={({ message }) => message}
    >
      <p>
        Confirm it once it is in the account of the ministry. {payment.company_name} gets a receipt, and its owner is
        told.
      </p>
    </ConfirmedButton>
  )
}
