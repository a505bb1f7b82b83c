import * as calls from '@portal/contract/facilities/calls/facility-helpers.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'

/** Names a helper of a facility by email. */
export function NameHelper({ facility }: { facility: { id: number; company_name: string } }) {
  const [isOpen, setIsOpen] = useDialogState(`name-helper-${facility.id}`)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Add a helper
      </Button>
      {isOpen && (
        <ModalForm
          title="Add a helper"
          call={calls.addHelper}
          params={{ id: facility.id }}
          submit="Add helper"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <p>
            A helper can do for {facility.company_name} what you can, but cannot ask for changes of its name, address or
            owner, close it, or add helpers.
          </p>
          <TextField
            name="email"
            label="Email of the helper"
            hint="The address with which this person logs in. Without an account, they open one first; then you add them."
            type="email"
            inputMode="email"
            autoComplete="off"
          />
        </ModalForm>
      )}
    </>
  )
}
