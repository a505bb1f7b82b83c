import { addReplyFile, replyToFinding } from '@portal/contract/inspections/calls/corrective-actions.ts'
import type { CorrectiveAction } from '@portal/contract/inspections/corrective-action.ts'
import { maxReplyFiles } from '@portal/domain/inspections/corrective-actions.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { FileField } from '../../../fields/file-field.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'

interface DialogProps {
  action: CorrectiveAction
  onClose: () => void
}

const said = ({ message }: { message: string }) => message

/** The owner says what was done about a finding. */
export function ReplyDialog({ action: { id, text, facility_id }, onClose }: DialogProps) {
  return (
    <ModalForm
      title="Say what you did"
      call={replyToFinding}
      params={{ id }}
      hidden={{ facility_id }}
      submit="Send to the ministry"
      busy="Sending"
      success={said}
      onClose={onClose}
    >
      <p>{text}</p>
      <TextareaField name="text" label="What you did, and when" rows={4} />
      <FileField
        name="document"
        label="Photo or document (optional)"
        hint={`It shows what you did. You can add ${maxReplyFiles - 1} more afterwards. PDF, JPEG or PNG, up to 10 MB`}
      />
    </ModalForm>
  )
}

/** The owner adds a file to a reply. */
export function AddFileDialog({ action: { id, facility_id }, onClose }: DialogProps) {
  return (
    <ModalForm
      title="Add a photo or document"
      draft={false}
      call={addReplyFile}
      params={{ id }}
      hidden={{ facility_id }}
      submit="Upload"
      busy="Uploading"
      success={said}
      onClose={onClose}
    >
      <FileField name="document" label="Photo or document" hint="PDF, JPEG or PNG, up to 10 MB" />
    </ModalForm>
  )
}
