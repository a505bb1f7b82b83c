import * as calls from '@portal/contract/facilities/calls/facilities.ts'
import { DraftedForm } from '../../../api/drafted-form.tsx'
import { FacilityTypeField } from '../../../fields/facility-type-field.tsx'
import { HomeLgaField } from '../../../fields/home-lga-field.tsx'
import { WardField } from '../../../fields/place-fields.tsx'
import { PositionFields } from '../../../fields/position-fields.tsx'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import type { Added } from './use-added.ts'

interface AddFacilityProps {
  /** Called with the warnings about unusual values; usually there are none. */
  onAdded: (added: Added) => void
}

/** The form to add a facility, for its owner. Spec §2; the success message is from spec §8. */
export function AddFacilityForm({ onAdded }: AddFacilityProps) {
  return (
    <DraftedForm
      draft="add-facility"
      call={calls.addFacility}
      submit="Submit"
      busy="Adding your facility"
      success="You have successfully added your Facility. Now start the registation"
      onSuccess={({ data, warnings }) => onAdded({ name: data.company_name, warnings, facilityId: data.id })}
    >
      <TextField
        name="company_name"
        label="Facility name"
        hint="As on its CAC certificate"
        autoComplete="organization"
      />
      <FacilityTypeField name="facility_type_id" label="Type of facility" />
      <TextField
        name="owner_name"
        label="Owner's name"
        hint="The person or company that owns the facility"
        autoComplete="name"
      />
      <PhoneField autoComplete="tel" />
      <TextField name="website" label="Website" hint="For example, www.example.com" type="url" autoComplete="url" />
      <TextField
        name="cac"
        label="CAC number"
        hint="On the certificate of the Corporate Affairs Commission. For example, RC1234567"
        characters={20}
      />
      <TextField name="address" label="Address" hint="House number, street and town" autoComplete="street-address" />
      <HomeLgaField name="local_gov_area_id" label="Local government area (LGA)" isNew />
      <WardField name="ward_id" of="local_gov_area_id" label="Ward" isNew />
      <PositionFields />
    </DraftedForm>
  )
}
