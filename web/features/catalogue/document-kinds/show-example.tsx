import * as calls from '@portal/contract/catalogue/calls/document-kinds.ts'
import type { DocumentKind } from '@portal/contract/catalogue/document-kind.ts'
import { exampleFile } from '@portal/contract/fields/accepted-file.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { FileField } from '../../../fields/file-field.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

/** Shows everybody what a document looks like, replaces the file, or takes it away. */
export function ShowExample({ kind: { id, name, example } }: { kind: DocumentKind }) {
  const [isOpen, setIsOpen] = useDialogState(`example-${id}`)
  return (
    <>
      <Button variant="default" isCompact onClick={() => setIsOpen(true)}>
        {example ? 'Replace example' : 'Add example'}
        <VisuallyHidden> of {name}</VisuallyHidden>
      </Button>
      {example && (
        <ConfirmedButton
          call={calls.removeDocumentExample}
          sent={{ params: { id } }}
          isCompact
          label={
            <>
              Remove example<VisuallyHidden> of {name}</VisuallyHidden>
            </>
          }
          title={`Remove the example of ${name}?`}
          confirm="Remove"
          success={({ message }) => message}
        >
          <p>Nobody sees it any more, from now on. What applications are asked for stays the same.</p>
        </ConfirmedButton>
      )}
      {isOpen && (
        <ModalForm
          title={`Example of ${name}`}
          call={calls.addDocumentExample}
          params={{ id }}
          submit="Upload"
          busy="Uploading"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <p>
            Everybody sees it from now on, also for applications that are under way: it explains the document and asks
            for nothing. Cover names, numbers and signatures of real people.
          </p>
          <FileField
            name="document"
            label="File"
            hint={`${exampleFile.typeNames}, up to ${exampleFile.maxSize}. Anybody on the internet can open it.`}
            accepted={exampleFile}
          />
        </ModalForm>
      )}
    </>
  )
}
