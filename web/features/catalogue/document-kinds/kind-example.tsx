import * as calls from '@portal/contract/catalogue/calls/document-kinds.ts'
import type { DocumentKind } from '@portal/contract/catalogue/document-kind.ts'
import { exampleFile } from '@portal/contract/fields/accepted-file.ts'
import { Allowed } from '../../../api/allowed.tsx'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { FileField } from '../../../fields/file-field.tsx'
import { ExampleLink } from '../../../ui/example-link.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './kind-example.module.css'

/** The example that everybody sees of a kind of document. It is added, replaced and taken away here. */
export function KindExample({ kind }: { kind: DocumentKind }) {
  const { name, example } = kind
  return (
    <div className={layout.stack1}>
      {example && (
        <div>
          <ExampleLink url={example.url} name={name} />
        </div>
      )}
      <Allowed to="manage the catalogue">
        <div className={styles.buttons}>
          <AddExample kind={kind} />
          {example && <RemoveExample kind={kind} />}
        </div>
      </Allowed>
    </div>
  )
}

function AddExample({ kind: { id, name, example } }: { kind: DocumentKind }) {
  const [isOpen, setIsOpen] = useDialogState(`example-${id}`)
  return (
    <>
      <Button variant="default" isCompact onClick={() => setIsOpen(true)}>
        {example ? 'Replace' : 'Add'}
        <VisuallyHidden> example of {name}</VisuallyHidden>
      </Button>
      {isOpen && (
        <ModalForm
          title={`Example of ${name}`}
          draft={false}
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

function RemoveExample({ kind: { id, name } }: { kind: DocumentKind }) {
  return (
    <ConfirmedButton
      call={calls.removeDocumentExample}
      sent={{ params: { id } }}
      isCompact
      label={
        <>
          Remove<VisuallyHidden> example of {name}</VisuallyHidden>
        </>
      }
      title={`Remove the example of ${name}?`}
      confirm="Remove"
      success={({ message }) => message}
    >
      <p>Nobody sees it any more, from now on. What applications are asked for stays the same.</p>
    </ConfirmedButton>
  )
}
