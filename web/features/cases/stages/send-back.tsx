import * as calls from '@portal/contract/cases/calls/stages.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { RadioField } from '../../../ui/form/choice-fields.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'

interface SendBackProps {
  registrationId: number
  /** The present stage; null once every stage is signed. */
  stageId: number | null
  round: number
  /** The stages to which it can go back; one at least. */
  earlier: readonly { id: number; name: string }[]
}

/** Sends an application back to an earlier stage, with a reason. */
export function SendBack({ registrationId, stageId, round, earlier }: SendBackProps) {
  const [isOpen, setIsOpen] = useDialogState('send-back')
  const [only, ...others] = earlier
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Send back to an earlier stage
      </Button>
      {isOpen && (
        <ModalForm
          title="Send back to an earlier stage"
          call={calls.sendBackToStage}
          params={{ id: registrationId }}
          hidden={{ stage_id: stageId, round }}
          defaults={others.length === 0 ? { to_stage_id: only?.id } : {}}
          submit="Send back"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <p>The stages from there on sign again. What was signed before stays in the history.</p>
          <RadioField
            name="to_stage_id"
            label="Back to"
            choices={earlier.map(({ id, name }) => ({ value: id, label: name }))}
            optional={false}
          />
          <TextareaField name="reason" label="Reason" hint="For officers. The owner does not read it." rows={3} />
        </ModalForm>
      )}
    </>
  )
}
