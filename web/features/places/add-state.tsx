import * as calls from '@portal/contract/places/calls.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { useDialogState } from '../../api/use-dialog-state.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Icon } from '../../ui/icon.tsx'
import { FloatingAction } from '../../ui/layout/floating-action.tsx'

/** Adds a state, with a floating button. Spec §2, States. */
export function AddState() {
  const [isOpen, setIsOpen] = useDialogState('add-state')
  return (
    <>
      <FloatingAction>
        <Button icon={<Icon name="plus" />} onClick={() => setIsOpen(true)}>
          Add State
        </Button>
      </FloatingAction>
      {isOpen && (
        <ModalForm
          title="Add State"
          call={calls.addState}
          submit="Add"
          success="Added Successfully"
          onClose={() => setIsOpen(false)}
        >
          <TextField name="name" label="Name of the state" />
        </ModalForm>
      )}
    </>
  )
}
