import { registerFile } from '@portal/contract/fields/accepted-file.ts'
import * as calls from '@portal/contract/imports/calls/imports.ts'
import { useNavigate } from 'react-router'
import { ModalForm } from '../../api/modal-form.tsx'
import { useDialogState } from '../../api/use-dialog-state.ts'
import { FileField } from '../../fields/file-field.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/button.tsx'

/** Uploads a register that somebody typed, and opens what is read of it. */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  return (
    <ModalForm
      title="Upload a register"
      call={calls.addImport}
      draft={false}
      submit="Upload"
      busy="Uploading"
      success={({ message }) => message}
      onSuccess={({ data }) => navigate(paths.anImport(data.id))}
      onClose={onClose}
    >
      <FileField
        name="document"
        label="Register"
        hint={`${registerFile.typeNames}, up to ${registerFile.maxSize} and ${registerFile.maxRows} rows, one facility in each. Nothing comes in before an officer commits it.`}
        accepted={registerFile}
      />
    </ModalForm>
  )
}

/** The button that opens the dialog. */
export function UploadRegister({ label }: { label: string }) {
  const [isOpen, setIsOpen] = useDialogState('upload register')
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{label}</Button>
      {isOpen && <UploadDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
