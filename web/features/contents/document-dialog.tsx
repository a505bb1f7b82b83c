import * as calls from '@portal/contract/calls/contents.ts'
import type { Document } from '@portal/contract/entities/document.ts'
import { type DocumentType, requiredDocumentTypes } from '@portal/domain/document-types.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { FileField } from '../../fields/file-field.tsx'
import { RadioField } from '../../ui/form/choice-fields.tsx'
import styles from './contents.module.css'
import { messages } from './messages.ts'

interface DialogProps {
  facilityId: number
  onClose: () => void
}

/**
 * Uploads a document of one of the types of spec §5. The first type that is missing is chosen already. A type may be
 * uploaded again; both copies are kept.
 */
export function DocumentDialog({ documents, facilityId, onClose }: DialogProps & { documents: Document[] }) {
  const missing = requiredDocumentTypes.find((type) => documents.every(({ name }) => name !== type))
  const choices = requiredDocumentTypes.map((type) => ({
    value: type,
    label: type,
    hint: documents.some(({ name }) => name === type) ? 'Added already' : undefined,
  }))
  return (
    <ModalForm
      title="Add Documents"
      call={calls.uploadDocument}
      hidden={{ facility_id: facilityId }}
      defaults={{ name: missing }}
      submit="Upload"
      busy="Uploading"
      success={messages.uploadDocument}
      onClose={onClose}
    >
      <RadioField name="name" label="Type of document" choices={choices} />
      <FileField name="document" label="File" />
    </ModalForm>
  )
}

const registrationForm: DocumentType = 'Registration form'

/** Uploads the scan of the signed registration form. Spec §2.14. */
export function RegistrationFormDialog({ facilityId, onClose }: DialogProps) {
  return (
    <ModalForm
      title="Upload Registration Form"
      call={calls.uploadDocument}
      draft={`registration-form-${facilityId}`}
      hidden={{ facility_id: facilityId, name: registrationForm }}
      submit="Upload"
      busy="Uploading"
      success={messages.uploadDocument}
      onClose={onClose}
    >
      <p className={styles.plain}>
        Sign the registration form, scan it or take a photo of it, and upload it here. It is added to the documents.
      </p>
      <FileField name="document" label="Signed registration form" />
    </ModalForm>
  )
}
