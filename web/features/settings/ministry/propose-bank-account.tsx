import * as calls from '@portal/contract/money/calls/bank-account.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'

/** Proposes the account to which owners pay. */
export function ProposeBankAccount({ needsConfirmation }: { needsConfirmation: boolean }) {
  const [isOpen, setIsOpen] = useDialogState('bank-account')
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Change bank account
      </Button>
      {isOpen && (
        <ModalForm
          title="Change the bank account"
          call={calls.proposeBankAccount}
          submit="Save"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <Notice>
            {needsConfirmation
              ? 'Another officer with the duty Finance or Settings is told, and confirms the account before owners see it.'
              : 'There is no other officer with the duty Finance or Settings who could confirm it: owners see this account at once.'}
          </Notice>
          <TextField name="bank" label="Bank" hint="For example, Zenith Bank" />
          <TextField name="account_name" label="Name of the account" hint="As the bank writes it" />
          <TextField
            name="account_number"
            label="Account number"
            hint="Ten digits"
            inputMode="numeric"
            characters={12}
          />
          <TextField
            name="bank_code"
            label="Code of the bank"
            hint="Three digits, for example 057 for Zenith Bank. With it the portal finds a wrong digit in the account number."
            inputMode="numeric"
            characters={4}
          />
        </ModalForm>
      )}
    </>
  )
}
