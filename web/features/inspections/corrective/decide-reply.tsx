import { acceptReply, sendReplyBack } from '@portal/contract/inspections/calls/corrective-actions.ts'
import type { CorrectiveAction } from '@portal/contract/inspections/corrective-action.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useCallMutation } from '../../../api/use-call.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { BusyButton } from '../../../ui/form/busy-button.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

const said = ({ message }: { message: string }) => message

function Accept({ action: { id, question } }: { action: CorrectiveAction }) {
  const accept = useCallMutation(acceptReply, { success: said, failure: said })
  return (
    <BusyButton
      variant="outline"
      isCompact
      busy={accept.isPending && 'Accepting'}
      onClick={() => accept.mutate({ params: { id } })}
    >
      Accept<VisuallyHidden> the reply about “{question}”</VisuallyHidden>
    </BusyButton>
  )
}

function SendBack({ action: { id, question, company_name } }: { action: CorrectiveAction }) {
  const [isOpen, setIsOpen] = useDialogState(`send-reply-back-${id}`)
  return (
    <>
      <Button variant="subtle" isCompact isDanger onClick={() => setIsOpen(true)}>
        Send back<VisuallyHidden> the reply about “{question}”</VisuallyHidden>
      </Button>
      {isOpen && (
        <ModalForm
          title={`Send the reply of ${company_name} back`}
          call={sendReplyBack}
          params={{ id }}
          submit="Send back"
          success={said}
          onClose={() => setIsOpen(false)}
        >
          <p>{question}</p>
          <TextareaField name="reason" label="Reason" hint="The owner reads it, and replies again." />
        </ModalForm>
      )}
    </>
  )
}

/** What an inspector decides about the reply to a finding. */
export function DecideReply({ action }: { action: CorrectiveAction }) {
  const { offered } = action
  if (!offered.includes('Accept reply') && !offered.includes('Send reply back')) return null
  return (
    <div className={layout.row2}>
      {offered.includes('Accept reply') && <Accept action={action} />}
      {offered.includes('Send reply back') && <SendBack action={action} />}
    </div>
  )
}
