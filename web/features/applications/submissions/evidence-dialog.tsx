import * as calls from '@portal/contract/applications/calls/submissions.ts'
import type { Submission } from '@portal/contract/applications/submission.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { FileField } from '../../../fields/file-field.tsx'

interface DialogProps {
  submission: Pick<Submission, 'id' | 'facility_id'>
  question: string
  isReplacing: boolean
  onClose: () => void
}

/** Attaches a photo or file to an answer, in place of an earlier one. */
export function EvidenceDialog({ submission: { id, facility_id }, question, isReplacing, onClose }: DialogProps) {
  return (
    <ModalForm
      title={isReplacing ? 'Replace the photo or file' : 'Add a photo or file'}
      draft={false}
      call={calls.attachEvidence}
      params={{ id }}
      hidden={{ facility_id }}
      submit="Upload"
      busy="Uploading"
      success="Added to the answer"
      onClose={onClose}
    >
      <p>{question}</p>
      <FileField name="document" label="Photo or file" />
    </ModalForm>
  )
}
