import * as calls from '@portal/contract/calls/corrections.ts'
import type { Person } from '@portal/contract/entities/person.ts'
import { employmentStatuses } from '@portal/domain/employment.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { PlaceFields } from '../../fields/place-fields.tsx'
import { useReason } from '../../fields/use-reason.tsx'
import { choicesOf, RadioField } from '../../ui/form/choice-fields.tsx'
import { DateField } from '../../ui/form/date-field.tsx'
import { TextareaField, TextField } from '../../ui/form/text-fields.tsx'

interface EditApplicantProps {
  registrationId: number
  applicant: Person
  hasOwner: boolean
  onClose: () => void
}

const placeNames = { state: 'state_id', lga: 'local_gov_area_id', ward: 'ward_id' }
const placeLabels = { state: 'State of origin', lga: 'Local government area (LGA)' }

/** The applicant as form values. */
function formValuesOf({ employment, updated_at, ...applicant }: Person) {
  return {
    ...applicant,
    employment_address: employment?.address ?? null,
    employment_experience: employment?.experience ?? null,
  }
}

/** Corrects the details of the applicant, and adds those that are missing. */
export function EditApplicant({ registrationId, applicant, hasOwner, onClose }: EditApplicantProps) {
  const reason = useReason(calls.changeApplicant.body, hasOwner)
  return (
    <ModalForm
      title="Edit applicant details"
      call={calls.changeApplicant}
      schema={reason.schema}
      params={{ id: registrationId }}
      defaults={formValuesOf(applicant)}
      recordVersion={applicant.updated_at ?? null}
      submit="Save"
      busy="Saving"
      success="Updated successfully!"
      onClose={onClose}
    >
      <TextField name="first_name" label="First name" />
      <TextField name="last_name" label="Last name" />
      <TextField name="email" label="Email" type="email" inputMode="email" />
      <TextField
        name="phone_number"
        label="Mobile number"
        hint="For example, 0803 123 4567"
        type="tel"
        inputMode="tel"
        characters={20}
      />
      <TextField name="address" label="Full address" hint="House number, street and town" />
      <PlaceFields names={placeNames} labels={placeLabels} />
      <DateField name="date_of_birth" label="Date of birth" />
      <TextField name="educational_qualification" label="Educational qualification" hint="For example, MBBS" />
      <DateField name="qualification_date" label="Date of the qualification" hint="For example, 19 11 2010" />
      <TextField name="certificate_name" label="Professional certificate" />
      <TextField name="certificate_number" label="Certificate number" />
      <RadioField
        name="employment_status"
        label="Employment status"
        choices={choicesOf(employmentStatuses)}
        sideBySide
      />
      <TextField name="current_employment" label="Current employment" hint="The post. For example, Medical director" />
      <TextField name="emp_address" label="Address of the place of work" hint="House number, street and town" />
      <TextareaField
        name="employment_experience"
        label="Experience"
        hint="For example, Medical officer, General Hospital Minna, 2011 to 2018"
      />
      {reason.field}
    </ModalForm>
  )
}
