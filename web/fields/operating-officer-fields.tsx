import type { FacilityType } from '@portal/contract/catalogue/facility-type.ts'
import { employmentStatuses } from '@portal/domain/applications/employment.ts'
import { choicesOf, RadioField } from '../ui/form/choice-fields.tsx'
import { PhoneField } from '../ui/form/phone-field.tsx'
import { NumberField, TextareaField, TextField } from '../ui/form/text-fields.tsx'
import { SideBySide } from '../ui/layout/side-by-side.tsx'

/** What is asked about an operating officer of a type of facility. Spec §5. */
export function OperatingOfficerFields({ type }: { type: FacilityType }) {
  return (
    <>
      <TextField name="full_name" label="Full name" autoComplete="off" />
      <SideBySide>
        <PhoneField autoComplete="off" />
        <TextField name="email_add" label="Email" type="email" inputMode="email" autoComplete="off" />
      </SideBySide>
      <SideBySide>
        <TextField name="highest_qualification" label="Highest qualification" hint="For example, MBBS" />
        <NumberField name="year_of_graduation" label="Year of graduation" hint="For example, 2009" characters={4} />
      </SideBySide>
      <TextField name="additional_qualification" label="Additional qualification" hint="For example, FWACP" />
      {type.asks_folio && (
        <TextField
          name="folio_number"
          label="FOLIO number"
          hint="On the MDCN folio. For example, 45678 or MDCN/R/45678"
          characters={20}
        />
      )}
      <TextField
        name="cert_reg_no"
        label="MDCN registration number"
        hint="On the certificate of full registration. For example, 45678"
        characters={20}
      />
      {type.asks_additional_mdcn && (
        <TextField
          name="additional_mdcn_qualification"
          label="Additional MDCN qualification number"
          hint="The number under which the MDCN registered the additional qualification"
          characters={20}
        />
      )}
      <RadioField
        name="employment_status"
        label="Employment status"
        choices={choicesOf(employmentStatuses)}
        sideBySide
      />
      <TextField name="work_place_address" label="Workplace address" hint="House number, street and town" />
      <TextareaField
        name="previous_working_experience"
        label="Previous experience"
        hint="For example, Medical officer, General Hospital Minna, 2011 to 2018"
      />
    </>
  )
}
