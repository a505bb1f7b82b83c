import { listOfficers } from '@portal/contract/cases/calls.ts'
import * as calls from '@portal/contract/settings/calls/settings.ts'
import { signingOffices } from '@portal/domain/licences/signing-offices.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useCall } from '../../../api/use-call.ts'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { choicesOf, RadioField, SelectField, TickField } from '../../../ui/form/choice-fields.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'

/** Records who holds an office. */
export function AddOfficeHolder() {
  const [isOpen, setIsOpen] = useDialogState('office-holder')
  const officers = useCall(listOfficers, { query: { duty: 'any' } }, { enabled: isOpen })
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Add a person
      </Button>
      {isOpen && (
        <ModalForm
          title="Add a person who signs"
          call={calls.addOfficeHolder}
          submit="Add"
          success="Added Successfully"
          onClose={() => setIsOpen(false)}
        >
          <RadioField name="title" label="Office" choices={choicesOf(signingOffices)} />
          <TextField name="name" label="Name" hint="With titles, as it is to be printed: Dr Fatima Sule" />
          <SelectField
            name="user_id"
            label="Account in the portal"
            hint="Then only this person signs the stages of the office and, with the duty Review, fills in its field of the consideration."
            choices={(officers.data?.data ?? []).map(({ id, first_name, last_name }) => ({
              value: id,
              label: `${first_name} ${last_name}`,
            }))}
            prompt="No account"
          />
          <TickField
            name="is_deputy"
            label="Deputy"
            hint="Signs beside whoever holds the office on the same days. Papers carry the name of the holder."
          />
          <DateField name="start_date" label="First day in office" hint="For example, 1/7/2026" />
          <DateField name="end_date" label="Last day in office" hint="Leave this empty while nobody knows it" />
        </ModalForm>
      )}
    </>
  )
}
