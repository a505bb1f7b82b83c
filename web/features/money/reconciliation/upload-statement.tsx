import { bankStatementFile } from '@portal/contract/fields/accepted-file.ts'
import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { useNavigate } from 'react-router'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { FileField } from '../../../fields/file-field.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/form/button.tsx'

/** Uploads a statement of the bank and opens it. A file that is there already is opened too. */
export function UploadStatement() {
  const [isOpen, setIsOpen] = useDialogState('bank-statement')
  const navigate = useNavigate()
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Upload statement</Button>
      {isOpen && (
        <ModalForm
          title="Upload statement"
          draft={false}
          call={calls.uploadBankStatement}
          submit="Upload"
          busy="Uploading"
          success={({ message }) => message}
          onSuccess={({ data }) => navigate(paths.bankStatement(data.id))}
          onClose={() => setIsOpen(false)}
        >
          <FileField
            name="document"
            label="Statement"
            hint={`The statement of the ministry's account, saved as CSV, up to ${bankStatementFile.maxSize} and ${bankStatementFile.maxRows} rows.`}
            accepted={bankStatementFile}
          />
        </ModalForm>
      )}
    </>
  )
}
