import * as calls from '@portal/contract/catalogue/calls/catalogue.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { useDialogState } from '../../api/use-dialog-state.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextareaField, TextField } from '../../ui/form/text-fields.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Adds a type of facility. Spec §2, Facility types. */
export function AddFacilityType() {
  const [isOpen, setIsOpen] = useDialogState('add-facility-type')
  return (
    <>
      <Button icon={<Icon name="plus" />} onClick={() => setIsOpen(true)}>
        Add Facility Type
      </Button>
      {isOpen && (
        <ModalForm
          title="Add Facility Type"
          call={calls.addFacilityType}
          submit="Add"
          success="Added Successfully"
          onClose={() => setIsOpen(false)}
        >
          <TextField name="category_list" label="Name" />
          <TextareaField name="definition" label="Definition" hint="Owners read it when they choose the type." />
        </ModalForm>
      )}
    </>
  )
}
