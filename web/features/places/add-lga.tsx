import * as calls from '@portal/contract/places/calls.ts'
import type { State } from '@portal/contract/places/state.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { useDialogState } from '../../api/use-dialog-state.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Adds a local government area to a state. Spec §2, States. */
export function AddLga({ state: { id, name } }: { state: State }) {
  const [isOpen, setIsOpen] = useDialogState('add-lga')
  return (
    <>
      <Button icon={<Icon name="plus" />} onClick={() => setIsOpen(true)}>
        Add LGA
      </Button>
      {isOpen && (
        <ModalForm
          title={`Add LGA to ${name}`}
          call={calls.addLga}
          hidden={{ state_id: id }}
          submit="Add"
          success="Added Successfully"
          onClose={() => setIsOpen(false)}
        >
          <TextField name="list" label="Name of the LGA" />
        </ModalForm>
      )}
    </>
  )
}
