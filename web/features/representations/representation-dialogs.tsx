import * as calls from '@portal/contract/calls/representations.ts'
import type { RepresentationDecision } from '@portal/domain/representations.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { FileField } from '../../fields/file-field.tsx'
import { RadioField } from '../../ui/form/choice-fields.tsx'
import { TextareaField } from '../../ui/form/text-fields.tsx'

const fileHint = 'PDF, JPEG or PNG, up to 10 MB'

/** The owner answers a decline. */
export function AnswerDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <ModalForm
      title="Answer the decision"
      draft={`answer-${id}`}
      call={calls.addRepresentation}
      params={{ id }}
      submit="Send to the ministry"
      busy="Sending"
      success={({ message }) => message}
      onClose={onClose}
    >
      <p>Another officer than the one who declined decides on your answer. You can answer a decision once.</p>
      <TextareaField name="text" label="Why you do not agree" rows={6} />
      <FileField
        name="document"
        label="Document (optional)"
        hint={`What supports it. You can add two more afterwards. ${fileHint}`}
      />
    </ModalForm>
  )
}

/** The owner adds a document to an answer. */
export function AddFileDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <ModalForm
      title="Add a document"
      draft={`answer-document-${id}`}
      call={calls.addRepresentationFile}
      params={{ id }}
      submit="Upload"
      busy="Uploading"
      success={({ message }) => message}
      onClose={onClose}
    >
      <FileField name="document" label="Document" hint={fileHint} />
    </ModalForm>
  )
}

const choices: { value: RepresentationDecision; label: string }[] = [
  { value: 'upheld', label: 'Uphold it: the application stays declined' },
  { value: 'set aside', label: 'Set it aside: the application awaits a new decision' },
]

/** An officer decides on the owner's answer. */
export function DecideDialog({ id, onClose }: { id: number; onClose: () => void }) {
  return (
    <ModalForm
      title="Decide on the answer"
      draft={`decide-answer-${id}`}
      call={calls.decideRepresentation}
      params={{ id }}
      submit="Decide"
      success={({ message }) => message}
      onClose={onClose}
    >
      <RadioField name="outcome" label="What becomes of the decline" choices={choices} />
      <TextareaField name="reason" label="Reason" hint="The owner reads it." />
    </ModalForm>
  )
}
