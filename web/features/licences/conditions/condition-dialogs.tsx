import * as calls from '@portal/contract/licences/calls/conditions.ts'
import type { Condition } from '@portal/contract/licences/condition.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { FileField } from '../../../fields/file-field.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'

interface DialogProps {
  condition: Condition
  onClose: () => void
}

/** The owner shows that a condition is met. */
export function EvidenceDialog({ condition, onClose }: DialogProps) {
  return (
    <ModalForm
      title="Provide evidence"
      draft={`evidence-${condition.id}`}
      call={calls.addEvidence}
      params={{ id: condition.id }}
      submit="Send to the ministry"
      busy="Sending"
      success={({ message }) => message}
      onClose={onClose}
    >
      <p>{condition.text}</p>
      <TextareaField
        name="text"
        label="What you did"
        hint="An officer reads it and decides whether the condition is met."
      />
      <FileField
        name="document"
        label="Document (optional)"
        hint="What proves it, for example a photograph, a receipt or a contract. PDF, JPEG or PNG, up to 10 MB"
      />
    </ModalForm>
  )
}

/** An officer finds that a condition is met. */
export function MeetDialog({ condition, onClose }: DialogProps) {
  return (
    <ModalForm
      title="Mark the condition as met"
      draft={`meet-${condition.id}`}
      call={calls.meetCondition}
      params={{ id: condition.id }}
      submit="Mark as met"
      success={({ message }) => message}
      onClose={onClose}
    >
      <p>{condition.text}</p>
      <TextareaField name="note" label="Note" hint="What you saw, and when. The owner reads it." rows={3} />
    </ModalForm>
  )
}
