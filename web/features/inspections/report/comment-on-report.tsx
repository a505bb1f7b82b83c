import { commentOnInspection } from '@portal/contract/inspections/calls/inspection-reports.ts'
import { CallForm } from '../../../api/call-form.tsx'
import { FileField } from '../../../fields/file-field.tsx'
import { TextareaField } from '../../../ui/form/text-fields.tsx'

/** The owner says, once, what is not right in the report. */
export function CommentOnReport({ id, facility_id }: { id: number; facility_id: number }) {
  return (
    <CallForm
      call={commentOnInspection}
      params={{ id }}
      hidden={{ facility_id }}
      submit="Send to the ministry"
      busy="Sending"
      success={({ message }) => message}
    >
      <TextareaField name="text" label="What is not right" rows={5} />
      <FileField name="document" label="Document (optional)" hint="What supports it. PDF, JPEG or PNG, up to 10 MB" />
    </CallForm>
  )
}
