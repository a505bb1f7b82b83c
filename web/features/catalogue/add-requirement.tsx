import * as calls from '@portal/contract/catalogue/calls/catalogue.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { type Loaded, useCall } from '../../api/use-call.ts'
import { useDialogState } from '../../api/use-dialog-state.ts'
import { FetchedSelect } from '../../fields/fetched-select.tsx'
import { Button } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'
import { Icon } from '../../ui/icon.tsx'

function PartField({ parts }: { parts: Loaded<typeof calls.listParts> }) {
  return (
    <FetchedSelect
      name="part_req_id"
      label="Part"
      choices={parts.data?.data.map(({ id, designation, part_name }) => ({
        value: id,
        label: `${designation}: ${part_name}`,
      }))}
      waitsFor={parts.data?.data.length === 0 ? 'Add a facility part first' : undefined}
      problem={parts.error}
      onRetry={parts.refetch}
    />
  )
}

/** Adds a requirement to a facility type, in one of the parts. Spec §2. */
export function AddRequirement({ facilityTypeId }: { facilityTypeId: number }) {
  const [isOpen, setIsOpen] = useDialogState('add-requirement')
  // Fetched before the dialog opens, because the dialog focuses its first enabled field.
  const parts = useCall(calls.listParts)
  return (
    <>
      <Button icon={<Icon name="plus" />} onClick={() => setIsOpen(true)}>
        Add requirement
      </Button>
      {isOpen && (
        <ModalForm
          title="Add requirement"
          call={calls.addRequirement}
          hidden={{ facility_type_id: facilityTypeId }}
          submit="Add"
          success="Added Successfully"
          onClose={() => setIsOpen(false)}
        >
          <PartField parts={parts} />
          <TextField name="list" label="Requirement name" hint="For example, Access for wheelchairs" />
        </ModalForm>
      )}
    </>
  )
}
