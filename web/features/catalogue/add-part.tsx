import * as calls from '@portal/contract/catalogue/calls/catalogue.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { useDialogState } from '../../api/use-dialog-state.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Adds a part that the requirements of any type can belong to. Spec §2, Facility types. */
export function AddPart() {
  const [isOpen, setIsOpen] = useDialogState('add-part')
  return (
    <>
      <Button variant="default" icon={<Icon name="plus" />} onClick={() => setIsOpen(true)}>
        Add Facility Part
      </Button>
      {isOpen && (
        <ModalForm
          title="Add Facility Part"
          call={calls.addPart}
          submit="Add"
          success="Added Successfully"
          onClose={() => setIsOpen(false)}
        >
          <TextField name="designation" label="Designation" hint="For example, Part M" characters={20} />
          <TextField name="part_name" label="Part name" />
        </ModalForm>
      )}
    </>
  )
}
