import { facilityDetails } from '@portal/contract/applications/registration-form.ts'
import * as calls from '@portal/contract/places/calls.ts'
import type { ReactNode } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { usePortal } from '../../../api/use-portal.ts'
import { FacilityTypeField } from '../../../fields/facility-type-field.tsx'
import { HomeLgaField } from '../../../fields/home-lga-field.tsx'
import { OpeningFields } from '../../../fields/opening-fields.tsx'
import { WardField } from '../../../fields/place-fields.tsx'
import { PositionFields } from '../../../fields/position-fields.tsx'
import { FixedField } from '../../../ui/form/fixed-field.tsx'
import { Form, type FormRefusal } from '../../../ui/form/form.tsx'
import type { Typed } from '../../../ui/form/form-check.ts'
import { PhoneField } from '../../../ui/form/phone-field.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { WhileTyping } from '../../../ui/form/while-typing.tsx'

interface FacilityStepProps {
  /** The restored values. */
  typed: Typed
  /** The server's errors for this step, after the last step was sent. */
  refused?: FormRefusal
  onTyped: (values: Typed) => void
  /** The draft note above the fields. */
  note: ReactNode
  onNext: (values: Typed) => void
}

/** Step 1 of New Registration: the facility, in the ministry's own state. Spec §2. */
export function FacilityStep({ typed, refused, onTyped, note, onNext }: FacilityStepProps) {
  return (
    <Form
      schema={facilityDetails}
      defaults={typed}
      refused={refused}
      submit="Next"
      onSend={async (values) => {
        onNext(values)
        return undefined
      }}
    >
      <WhileTyping onTyped={onTyped} />
      {note}
      <FacilityTypeField name="facility_type_id" label="Type of facility" />
      <TextField name="company_name" label="Proposed name of the facility" hint="As on its CAC certificate" />
      <TextField name="facility_address" label="Address" hint="House number, street and town" />
      <TextField name="facility__postal_address" label="Postal address" hint="For example, PMB 42, Minna" />
      <HomeState label="State" />
      <HomeLgaField name="facility_local_gov_area_id" label="Local government area (LGA)" isNew />
      <WardField name="facility_ward_id" of="facility_local_gov_area_id" label="Ward" isNew />
      <PositionFields />
      <PhoneField name="facility_phone_number" />
      <TextField name="facility_email" label="Email" type="email" inputMode="email" />
      <OpeningFields />
    </Form>
  )
}

/** The ministry's own state, read-only. Hidden if the states cannot be loaded, because it is not needed to fill in the form. */
function HomeState({ label }: { label: string }) {
  const home = usePortal()?.home_state_id
  const states = useCall(calls.listStates, { query: { retired: 'yes' } }, { staleTime: 3_600_000 })
  if (states.error) return null
  return <FixedField label={label} value={states.data?.data.find(({ id }) => id === home)?.name} />
}
