import * as calls from '@portal/contract/facilities/calls/corrections.ts'
import type { FacilityWithPlaces } from '@portal/contract/facilities/facility-with-places.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { FacilityTypeField } from '../../../fields/facility-type-field.tsx'
import { HomeLgaField } from '../../../fields/home-lga-field.tsx'
import { OpeningFields } from '../../../fields/opening-fields.tsx'
import { WardField } from '../../../fields/place-fields.tsx'
import { PositionFields } from '../../../fields/position-fields.tsx'
import { useReason } from '../../../fields/use-reason.tsx'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'

interface EditFacilityProps {
  facility: FacilityWithPlaces
  hasOwner: boolean
  onClose: () => void
}

/** Corrects the details of a facility, and adds those that are missing. Its type is asked only before a registration. */
export function EditFacility({ facility, hasOwner, onClose }: EditFacilityProps) {
  const reason = useReason(calls.changeFacility.body, hasOwner)
  const hasRegistration = facility.registration && !facility.registration.ended_at
  return (
    <ModalForm
      title="Edit facility details"
      call={calls.changeFacility}
      schema={reason.schema}
      params={{ id: facility.id }}
      defaults={facility}
      recordVersion={facility.updated_at}
      submit="Save"
      busy="Saving"
      success="Updated successfully!"
      onClose={onClose}
    >
      <TextField name="company_name" label="Facility name" hint="As on its CAC certificate" autoComplete="off" />
      {!hasRegistration && <FacilityTypeField name="facility_type_id" label="Type of facility" />}
      <TextField
        name="owner_name"
        label="Owner's name"
        hint="The person or company that owns the facility"
        autoComplete="off"
      />
      <PhoneField />
      <TextField name="facility_email" label="Email" type="email" inputMode="email" />
      <TextField name="website" label="Website" hint="For example, www.example.com" type="url" />
      <TextField
        name="cac"
        label="CAC number"
        hint="On the certificate of the Corporate Affairs Commission. For example, RC1234567"
        characters={20}
      />
      <TextField name="address" label="Address" hint="House number, street and town" />
      <TextField name="postal_address" label="Postal address" hint="For example, PMB 42, Minna" />
      <HomeLgaField name="local_gov_area_id" label="Local government area (LGA)" />
      <WardField name="ward_id" of="local_gov_area_id" label="Ward" />
      <PositionFields />
      <OpeningFields />
      {reason.field}
    </ModalForm>
  )
}
