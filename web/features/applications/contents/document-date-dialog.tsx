import type { Document } from '@portal/contract/applications/document.ts'
import * as calls from '@portal/contract/facilities/calls/corrections.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useReason } from '../../../fields/use-reason.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { toasts } from './toasts.ts'

interface DocumentDateProps {
  document: Document
  hasOwner: boolean
  onClose: () => void
}

/** Corrects the last day of a document. */
export function DocumentDateDialog({ document, hasOwner, onClose }: DocumentDateProps) {
  const { schema, field } = useReason(calls.changeDocument.body, hasOwner)
  return (
    <ModalForm
      title={`Last day of ${document.name}`}
      call={calls.changeDocument}
      draft={`document-date-${document.id}`}
      schema={schema}
      params={{ slug: document.file_slug }}
      defaults={{ expires_on: document.expires_on ?? null }}
      submit="Save"
      busy="Saving"
      success={toasts.changeRow}
      onClose={onClose}
    >
      <DateField
        name="expires_on"
        label="Valid until"
        hint="As printed on it, for example 31/12/2026. Leave it empty if it has no last day."
      />
      {field}
    </ModalForm>
  )
}
