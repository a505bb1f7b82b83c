import { addFacility } from '@portal/contract/facilities/calls/facilities.ts'
import { workingDays } from '@portal/domain/facilities/operating-hours.ts'
import { notify } from '../ui/feedback/toast.tsx'
import { choicesOf, RadioField, SelectField, TicksField } from '../ui/form/choice-fields.tsx'
import { DateField } from '../ui/form/date-field.tsx'
import { Form } from '../ui/form/form.tsx'
import { NumberField, TextareaField, TextField } from '../ui/form/text-fields.tsx'

const types = [
  { value: 1, label: 'Mortuary' },
  { value: 2, label: 'Private Clinic' },
]
const lgas = [
  { value: 541, label: 'Bida', hint: 'In the west of the state' },
  { value: 544, label: 'Chanchaga', hint: 'With Minna, the capital' },
]

/** A form with every kind of field, with the validation of the form that adds a facility. It sends nothing. */
export function ExampleForm() {
  async function sendNothing() {
    notify('Nothing was sent: this form is an example.')
    return undefined
  }
  return (
    <Form schema={addFacility.body} onSend={sendNothing} submit="Submit" again>
      <TextField name="company_name" label="Facility name" hint="As on the CAC certificate" />
      <TextField name="owner_name" label="Name of the owner" />
      <TextField
        name="phone_number"
        label="Phone number"
        type="tel"
        hint="For example, 0803 123 4567"
        characters={16}
      />
      <SelectField name="facility_type_id" label="Type of facility" choices={types} />
      <RadioField name="local_gov_area_id" label="LGA" choices={lgas} />
      <TextareaField name="address" label="Address" rows={2} />
      <TextField name="website" label="Website" />
      <NumberField name="beds" label="Number of beds" characters={5} optional />
      <DateField name="opened_on" label="Open since" hint="For example, 27/4/2019" optional />
      <TicksField name="working_days" label="Working days" choices={choicesOf(workingDays)} sideBySide optional />
    </Form>
  )
}
