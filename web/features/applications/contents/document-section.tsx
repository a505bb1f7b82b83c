import * as lists from '@portal/contract/applications/calls/contents-lists.ts'
import type { Document } from '@portal/contract/applications/document.ts'
import { kindOfDocument, requiredDocuments } from '@portal/domain/applications/document-kinds.ts'
import { registrationForm } from '@portal/domain/applications/document-types.ts'
import { documentsOfFacility, nameOfDocument } from '@portal/domain/applications/staff-documents.ts'
import { Suspense, useState } from 'react'
import { useMoreRows } from '../../../api/use-more-rows.ts'
import { useOpenForm } from '../../../api/use-open-form.ts'
import { DocumentLastDay } from '../../../fields/document-last-day.tsx'
import { ItemNote, useMayTouch } from '../../../fields/item-notes.tsx'
import { Day } from '../../../ui/dates.tsx'
import { alreadyLoaded } from '../../../ui/feedback/already-loaded.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Section } from '../../../ui/layout/page.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { ShowMore } from '../../../ui/table/show-more.tsx'
import styles from './contents.module.css'
import { DocumentDialog, RegistrationFormDialog } from './document-dialog.tsx'
import { FileActions, isUnconsidered } from './file-actions.tsx'
import { SectionButton } from './page-buttons.tsx'
import type { SectionProps } from './section-props.ts'

const DocumentDateDialog = lazyPart(async () => (await import('./document-date-dialog.tsx')).DocumentDateDialog)

const columns: Column<Document>[] = [
  {
    header: 'Document',
    inCard: 'name',
    cell: (document) => (
      <>
        {nameOfDocument(document)}
        <DocumentLastDay of={document.expires_on} />
        <ItemNote section="documents" id={document.id} />
      </>
    ),
  },
  {
    header: 'Added on',
    cell: ({ created_at }) => (
      <span className={styles.line}>
        <Day of={created_at} />
      </span>
    ),
  },
]

/** The uploaded documents, numbered, each with a button to view it. Spec §2. */
export function DocumentSection({ details, mayChange }: SectionProps) {
  const { id: facilityId } = details.registration.facility
  const documents = useMoreRows(lists.listDocuments, {
    id: facilityId,
    first: details.documents,
    total: details.totals.documents,
    rowKey: ({ id }) => id,
    query: { registration_id: details.registration.id },
  })
  const [isAdding, setIsAdding] = useOpenForm('documents', 'document')
  const [hasForm, setHasForm] = useOpenForm(undefined, 'form')
  const mayTouch = useMayTouch()
  const mayTouchDocument = (document: Document) =>
    mayChange && mayTouch({ ...document, name: nameOfDocument(document), section: 'documents' })
  const [dated, setDated] = useState<Document>()
  const dialog = { facilityId, hasOwner: details.has_owner_account }
  const returnedNames = details.registration.returned?.items ?? []
  const mayAdd =
    mayChange &&
    [{ name: '' }, ...returnedNames].some(({ name }) => mayTouch({ section: 'documents', name: name ?? '' }))
  const asked = documentsOfFacility(details.asked_documents)
  const ofFacility = details.documents.filter(({ staff_id }) => staff_id == null)
  const takesForm = kindOfDocument(asked, registrationForm) !== undefined
  const buttons = (
    <>
      <SectionButton label="Add Documents" isOpen={isAdding} onClick={() => setIsAdding(true)} />
      {takesForm && (
        <SectionButton label="Upload Registration Form" isOpen={hasForm} onClick={() => setHasForm(true)} />
      )}
    </>
  )
  return (
    <Section id="documents" title="Documents" actions={mayAdd && buttons}>
      <ItemNote section="documents" />
      <div className={styles.lastColumnOnScreen}>
        <DataTable
          caption="Documents"
          hidesCaption
          isNumbered
          of={alreadyLoaded(documents.rows)}
          rows={(rows) => rows}
          rowKey={({ id }) => id}
          columns={[
            ...columns,
            {
              header: 'Action',
              isAction: true,
              inCard: 'actions',
              cell: (document) => (
                <FileActions
                  slug={document.file_slug}
                  name={nameOfDocument(document)}
                  mayRemove={mayTouchDocument(document) && isUnconsidered(details, document.created_at)}
                  onDate={mayTouchDocument(document) ? () => setDated(document) : undefined}
                  hasOwner={details.has_owner_account}
                />
              ),
            },
          ]}
          empty={
            <EmptyState isSmall title="No documents yet">
              {requiredDocuments(asked).join(', ') || 'None is needed.'}
            </EmptyState>
          }
        />
        <ShowMore of={documents} />
      </div>
      {isAdding && (
        <DocumentDialog {...dialog} asked={asked} documents={ofFacility} onClose={() => setIsAdding(false)} />
      )}
      {dated && (
        <Suspense>
          <DocumentDateDialog document={dated} hasOwner={dialog.hasOwner} onClose={() => setDated(undefined)} />
        </Suspense>
      )}
      {hasForm && (
        <RegistrationFormDialog
          {...dialog}
          registrationId={details.registration.id}
          onClose={() => setHasForm(false)}
        />
      )}
    </Section>
  )
}
