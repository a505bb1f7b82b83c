import { addOffence } from '@portal/contract/standing/calls/offences.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { Button } from '../../../ui/form/button.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { RateFields } from './rate-fields.tsx'

/** Adds an offence to the tariff. */
export function AddOffence() {
  const [isOpen, setIsOpen] = useDialogState('offence')
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        Add an offence
      </Button>
      {isOpen && (
        <ModalForm
          title="Add an offence"
          call={addOffence}
          defaults={{ days_to_pay: 28, start_date: lagosDate(Date.now()) }}
          submit="Save"
          busy="Saving"
          success={({ message }) => message}
          hasAnother
          onClose={() => setIsOpen(false)}
        >
          <TextField name="name" label="Offence" hint="For example, Certificate not displayed" />
          <RateFields />
        </ModalForm>
      )}
    </>
  )
}
