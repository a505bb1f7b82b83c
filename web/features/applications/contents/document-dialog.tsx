import * as calls from '@portal/contract/applications/calls/contents.ts'
import type { Document } from '@portal/contract/applications/document.ts'
import type { AskedDocument } from '@portal/contract/catalogue/asked-document.ts'
import { kindOfDocument } from '@portal/domain/applications/document-kinds.ts'
import { registrationForm } from '@portal/domain/applications/document-types.ts'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useReason } from '../../../fields/use-reason.tsx'
import { paths } from '../../../paths.ts'
import { ExampleLink } from '../../../ui/example-link.tsx'
import { RadioField } from '../../../ui/form/choice-fields.tsx'
import { DocumentFileField } from './document-file-field.tsx'
import { hasLastDay, LastDayField } from './last-day-field.tsx'
import { toasts } from './toasts.ts'

interface DialogProps {
  facilityId: number
  hasOwner: boolean
  onClose: () => void
}

interface DocumentDialogProps extends DialogProps {
  documents: Document[]
  asked: readonly AskedDocument[]
}

/**
 * Uploads a document of one of the kinds that the application is asked for. The first required kind that is missing is chosen already. A
 * kind may be uploaded again; both copies are kept. The signed form has a dialog of its own.
 */
export function DocumentDialog({ documents, asked, facilityId, hasOwner, onClose }: DocumentDialogProps) {
  const reason = useReason(calls.uploadDocument.body, hasOwner)
  // The page learns of what was added here only after it has loaded again.
  const [addedHere, setAddedHere] = useState<string[]>([])
  const added = [...addedHere, ...documents.map(({ name }) => name)].map((name) => ({ name }))
  const kinds = asked.filter(({ name }) => name !== registrationForm)
  const isAdded = ({ name }: AskedDocument) => kindOfDocument(added, name) !== undefined
  const missing = kinds.find((kind) => kind.demand === 'required' && !isAdded(kind))
  return (
    <ModalForm
      title="Add Documents"
      call={calls.uploadDocument}
      schema={reason.schema}
      hidden={{ facility_id: facilityId }}
      defaults={{ name: missing?.name }}
      bodyOf={(values) => (hasLastDay(kinds, values.name) ? values : { ...values, expires_on: undefined })}
      submit="Upload"
      busy="Uploading"
      success={toasts.uploadDocument}
      hasAnother
      onSuccess={({ data }) => setAddedHere([...addedHere, data.name])}
      onClose={onClose}
    >
      <RadioField
        name="name"
        label="Type of document"
        choices={kinds.map((kind) => ({ value: kind.name, label: kind.name, hint: hintOf(kind, isAdded(kind)) }))}
      />
      <DocumentFileField label="File" />
      <LastDayField kinds={kinds} />
      {reason.field}
    </ModalForm>
  )
}

function hintOf({ name, hint, demand, example_url }: AskedDocument, isAdded: boolean): ReactNode {
  const facts = [hint, demand === 'optional' && 'Optional', isAdded && 'Added already']
  const words = facts.filter(Boolean).join(' · ')
  if (example_url === null) return words
  return (
    <>
      {words && `${words} · `}
      <ExampleLink url={example_url} name={name} />
    </>
  )
}

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
      draft={reason.field ? `registration-form-${facilityId}` : false}
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
      <DocumentFileField label="Signed registration form" />
      {reason.field}
    </ModalForm>
  )
}
