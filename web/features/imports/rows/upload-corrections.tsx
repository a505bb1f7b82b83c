import { registerFile } from '@portal/contract/fields/accepted-file.ts'
import * as rowCalls from '@portal/contract/imports/calls/import-rows.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { FileField } from '../../../fields/file-field.tsx'
import { Button } from '../../../ui/form/button.tsx'

/** Uploads the file of wrong rows once somebody has corrected it. */
export function UploadCorrections({ id }: { id: number }) {
  const [isOpen, setIsOpen] = useDialogState(`corrections ${id}`)
  return (
    <>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        Upload corrected file
      </Button>
      {isOpen && (
        <ModalForm
          title="Upload corrected file"
          call={rowCalls.uploadImportCorrections}
          draft={false}
          params={{ id }}
          submit="Upload"
          busy="Uploading"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <FileField
            name="document"
            label="Corrected file"
            hint="The file of wrong rows, corrected. Leave its column with the row numbers: only those rows are read again."
            accepted={registerFile}
          />
        </ModalForm>
      )}
    </>
  )
}
