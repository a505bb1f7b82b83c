import * as calls from '@portal/contract/applications/calls/contents.ts'
import type { Document } from '@portal/contract/applications/document.ts'
import type { Staff } from '@portal/contract/applications/row-sections/staff.ts'
import type { AskedDocument } from '@portal/contract/catalogue/asked-document.ts'
import { documentKey } from '@portal/domain/applications/document-kinds.ts'
import { documentsAskedOf, mostBesideStaff, nameOfDocument } from '@portal/domain/applications/staff-documents.ts'
import { useState } from 'react'
import { ModalForm } from '../../../api/modal-form.tsx'
import { DocumentLastDay } from '../../../fields/document-last-day.tsx'
import { useMayTouch } from '../../../fields/item-notes.tsx'
import { useReason } from '../../../fields/use-reason.tsx'
import { ViewFile } from '../../../fields/view-file.tsx'
import { ExampleLink } from '../../../ui/example-link.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import text from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { DocumentFileField } from './document-file-field.tsx'
import { hasLastDay, LastDayField } from './last-day-field.tsx'
import type { SectionProps } from './section-props.ts'
import { toasts } from './toasts.ts'

interface PersonDocumentsProps extends SectionProps {
  person: Staff
}

/** The documents that are asked for of a member of staff, beside the person. */
export function PersonDocuments({ person, details, mayChange }: PersonDocumentsProps) {
  const kinds = documentsAskedOf(person, details.asked_documents)
  const own = documentsOfPerson(person, details)
  if (kinds.length === 0) return <span className={text.quiet}>None needed</span>
  return (
    <ul className={`${layout.list} ${layout.stack2}`}>
      {kinds.map((kind) => (
        <DocumentOfKind
          key={kind.id}
          {...{ kind, person, details, mayChange }}
          copies={own.filter(({ name }) => documentKey(name) === documentKey(kind.name))}
        />
      ))}
    </ul>
  )
}

/** A portal of an older version sends them with all documents alone. */
function documentsOfPerson({ id }: Staff, { staff_documents, documents }: SectionProps['details']) {
  return (staff_documents ?? documents).filter(({ staff_id }) => staff_id === id)
}

interface DocumentOfKindProps extends PersonDocumentsProps {
  kind: AskedDocument
  copies: readonly Document[]
}

function DocumentOfKind({ kind, person, copies, details, mayChange }: DocumentOfKindProps) {
  const [isAdding, setIsAdding] = useState(false)
  const mayTouch = useMayTouch()
  const name = nameOfDocument({ name: kind.name, staff_name: person.full_name })
  const mayAdd = mayChange && mayTouch({ section: 'documents', name, staff_id: person.id, isAdded: true })
  // Of older documents than these the page does not know whose they are.
  const knowsAll = details.staff_documents
    ? details.staff_documents.length < mostBesideStaff
    : details.documents.length >= details.totals.documents
  return (
    <li>
      {kind.name}
      {copies.length === 0 && knowsAll && (
        <span className={text.quiet}> · {kind.demand === 'required' ? 'missing' : 'optional'}</span>
      )}
      {copies.map(({ id, file_slug, expires_on }) => (
        <div key={id} className={layout.row2}>
          <ViewFile slug={file_slug} name={name} />
          <DocumentLastDay of={expires_on} />
        </div>
      ))}
      {mayAdd && (
        <div>
          <Button variant="subtle" isCompact onClick={() => setIsAdding(true)}>
            {copies.length === 0 ? 'Add' : 'Add another'}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </div>
      )}
      {isAdding && (
        <PersonDocumentDialog
          {...{ kind, person, name }}
          hasOwner={details.has_owner_account}
          onClose={() => setIsAdding(false)}
        />
      )}
    </li>
  )
}

interface DialogProps {
  kind: AskedDocument
  person: Staff
  name: string
  hasOwner: boolean
  onClose: () => void
}

/** Uploads a document of a member of staff. */
function PersonDocumentDialog({ kind, person, name, hasOwner, onClose }: DialogProps) {
  const reason = useReason(calls.uploadDocument.body, hasOwner)
  return (
    <ModalForm
      title={name}
      call={calls.uploadDocument}
      schema={reason.schema}
      draft={`document-of-staff-${person.id}-${kind.id}`}
      hidden={{ facility_id: person.facility_id, staff_id: person.id, name: kind.name }}
      bodyOf={(values) => (hasLastDay([kind], kind.name) ? values : { ...values, expires_on: undefined })}
      submit="Upload"
      busy="Uploading"
      success={toasts.uploadDocument}
      onClose={onClose}
    >
      {(kind.hint || kind.example_url) && (
        <p>
          {kind.hint} <ExampleLink url={kind.example_url} name={kind.name} />
        </p>
      )}
      <DocumentFileField label="File" />
      <LastDayField kinds={[kind]} />
      {reason.field}
    </ModalForm>
  )
}
