import * as calls from '@portal/contract/calls/corrections.ts'
import type { FacilityWithPlaces } from '@portal/contract/replies/facility-with-places.ts'
import { operatingHours, workingDays } from '@portal/domain/operating-hours.ts'
import { ModalForm } from '../../api/modal-form.tsx'
import { FacilityTypeField } from '../../fields/facility-type-field.tsx'
import { HomeLgaField } from '../../fields/home-lga-field.tsx'
import { WardField } from '../../fields/place-fields.tsx'
import { PositionFields } from '../../fields/position-fields.tsx'
import { useReason } from '../../fields/use-reason.tsx'
import { choicesOf, RadioField, TicksField } from '../../ui/form/choice-fields.tsx'
import { TextField } from '../../ui/form/text-fields.tsx'

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
      <TextField
        name="phone_number"
        label="Phone number"
        hint="For example, 0803 123 4567"
        type="tel"
        inputMode="tel"
        characters={20}
      />
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
      <RadioField name="hours_of_operation" label="Hours of operation" choices={operatingHours} sideBySide />
      <TicksField
        name="working_days"
        label="Working days"
        hint="Tick every day on which patients are seen."
        choices={choicesOf(workingDays)}
        sideBySide
        asText
      />
      {reason.field}
    </ModalForm>
  )
}
