import { employmentStatuses } from '@portal/domain/applications/employment.ts'
import { choicesOf, RadioField } from '../ui/form/choice-fields.tsx'
import { DateField } from '../ui/form/date-field.tsx'
import { PhoneField } from '../ui/form/phone-field.tsx'
import { TextareaField, TextField } from '../ui/form/text-fields.tsx'
import { PlaceFields } from './place-fields.tsx'

const placeNames = { state: 'state_id', lga: 'local_gov_area_id', ward: 'ward_id' }
const placeLabels = { state: 'State of origin', lga: 'Local government area (LGA)' }

/** The details of an applicant. Some came with the person's account: the professional certificate and the experience. */
export function ApplicantFields({ withAccount = false }: { withAccount?: boolean }) {
  return (
    <>
      <TextField name="first_name" label="First name" />
      <TextField name="last_name" label="Last name" />
      <DateField name="date_of_birth" label="Date of birth" />
      <TextField name="educational_qualification" label="Educational qualification" hint="For example, MBBS" />
      <DateField name="qualification_date" label="Date of the qualification" hint="For example, 19/11/2010" />
      {withAccount && <TextField name="certificate_name" label="Professional certificate" />}
      {withAccount && <TextField name="certificate_number" label="Certificate number" />}
      <RadioField
        name="employment_status"
        label="Employment status"
        choices={choicesOf(employmentStatuses)}
        sideBySide
      />
      <TextField name="current_employment" label="Current employment" hint="The post. For example, Medical director" />
      <TextField name="emp_address" label="Address of the place of work" hint="House number, street and town" />
      {withAccount && (
        <TextareaField
          name="employment_experience"
          label="Experience"
          hint="For example, Medical officer, General Hospital Minna, 2011 to 2018"
        />
      )}
      <PhoneField label="Mobile number" />
      <TextField name="email" label="Email" type="email" inputMode="email" />
      <TextField name="address" label="Full address" hint="House number, street and town" />
      <PlaceFields names={placeNames} labels={placeLabels} />
    </>
  )
}
