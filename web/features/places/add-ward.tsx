import * as calls from '@portal/contract/places/calls.ts'
import type { Lga } from '@portal/contract/places/lga.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { useDialogState } from '../../api/use-dialog-state.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import signedIn from '../../ui/signed-in.module.css'

/** Adds a ward to a local government area. */
export function AddWard({ lga: { id, list } }: { lga: Lga }) {
  const [isOpen, setIsOpen] = useDialogState('add-ward')
  return (
    <>
      <Button
        className={signedIn.inRow}
        variant="default"
        isCompact
        aria-label={`Add ward to ${list}`}
        onClick={() => setIsOpen(true)}
      >
        Add ward
      </Button>
      {isOpen && (
        <ModalForm
          title={`Add ward to ${list}`}
          call={calls.addWard}
          hidden={{ local_gov_area_id: id }}
          submit="Add"
          success="Added Successfully"
          onClose={() => setIsOpen(false)}
        >
          <TextField name="name" label="Name of the ward" />
        </ModalForm>
      )}
    </>
  )
}
