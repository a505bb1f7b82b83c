import * as calls from '@portal/contract/applications/calls/contents.ts'
import type { Document } from '@portal/contract/applications/document.ts'
import { type DocumentType, requiredDocumentTypes } from '@portal/domain/applications/document-types.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { ModalForm } from '../../../api/modal-form.tsx'
import { FileField } from '../../../fields/file-field.tsx'
import { useReason } from '../../../fields/use-reason.tsx'
import { paths } from '../../../paths.ts'
import { RadioField } from '../../../ui/form/choice-fields.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { toasts } from './toasts.ts'

interface DialogProps {
  facilityId: number
  hasOwner: boolean
  onClose: () => void
}

/**
 * Uploads a document of one of the types of spec §5. The first type that is missing is chosen already. A type may be
 * uploaded again; both copies are kept.
 */
export function DocumentDialog({ documents, facilityId, hasOwner, onClose }: DialogProps & { documents: Document[] }) {
  const reason = useReason(calls.uploadDocument.body, hasOwner)
  // The page learns of what was added here only after it has loaded again.
  const [addedHere, setAddedHere] = useState<string[]>([])
  const added = [...addedHere, ...documents.map(({ name }) => name)]
  const missing = requiredDocumentTypes.find((type) => !added.includes(type))
  const choices = requiredDocumentTypes.map((type) => ({
    value: type,
    label: type,
    hint: added.includes(type) ? 'Added already' : undefined,
  }))
  return (
    <ModalForm
      title="Add Documents"
      call={calls.uploadDocument}
      schema={reason.schema}
      hidden={{ facility_id: facilityId }}
      defaults={{ name: missing }}
      submit="Upload"
      busy="Uploading"
      success={toasts.uploadDocument}
      hasAnother
      onSuccess={({ data }) => setAddedHere([...addedHere, data.name])}
      onClose={onClose}
    >
      <RadioField name="name" label="Type of document" choices={choices} />
      <FileField name="document" label="File" />
      <DateField
        name="expires_on"
        label="Valid until (optional)"
        hint="If a last day is printed on it, for example 31/12/2026"
      />
      {reason.field}
    </ModalForm>
  )
}

const registrationForm: DocumentType = 'Registration form'

/** Uploads the scan of the signed registration form. Spec §2.14. */
export function RegistrationFormDialog({
  facilityId,
  registrationId,
  hasOwner,
  onClose,
}: DialogProps & { registrationId: number }) {
  const reason = useReason(calls.uploadDocument.body, hasOwner)
  return (
    <ModalForm
      title="Upload Registration Form"
      call={calls.uploadDocument}
      schema={reason.schema}
      draft={`registration-form-${facilityId}`}
      hidden={{ facility_id: facilityId, name: registrationForm }}
      submit="Upload"
      busy="Uploading"
      success={toasts.uploadDocument}
      onClose={onClose}
    >
      <p>
        Print the registration form and sign it. Then scan it or take a photo of it, and upload it here. It is added to
        the documents.
      </p>
      <Link to={paths.registrationStep(registrationId, 'form')}>Print the form to sign</Link>
      <FileField name="document" label="Signed registration form" />
      {reason.field}
    </ModalForm>
  )
}
