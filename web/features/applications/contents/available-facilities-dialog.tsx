import type { AvailableFacilities } from '@portal/contract/applications/available-facilities.ts'
import * as calls from '@portal/contract/applications/calls/contents.ts'
import { availableItems, medicalRecords, suggestions } from '@portal/domain/applications/available-items.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useReason } from '../../../fields/use-reason.tsx'
import { type Choice, choicesOf, RadioField, TicksField } from '../../../ui/form/choice-fields.tsx'
import { SuggestedField } from '../../../ui/form/suggested-field.tsx'
import { NumberField } from '../../../ui/form/text-fields.tsx'
import { SideBySide } from '../../../ui/layout/side-by-side.tsx'
import { toasts } from './toasts.ts'

const records: Choice[] = medicalRecords.map((kind) => ({
  value: kind,
  label: sentenceCase(kind),
}))

interface AvailableDialogProps {
  available: AvailableFacilities | null | undefined
  facilityId: number
  hasOwner: boolean
  onClose: () => void
}

/** The form for the available facilities, filled with the recorded values. Spec §3. */
export function AvailableFacilitiesDialog({ available, facilityId, hasOwner, onClose }: AvailableDialogProps) {
  const reason = useReason(calls.saveAvailableFacilities.body, hasOwner)
  const { id, ...recorded } = available ?? { id: undefined, available_fac: [] }
  return (
    <ModalForm
      title="Available Facilities Items"
      draft={`available-facilities-${facilityId}`}
      call={calls.saveAvailableFacilities}
      schema={reason.schema}
      hidden={{ facility_id: facilityId }}
      defaults={recorded}
      submit="Save"
      busy="Saving"
      success={toasts.saveAvailableFacilities}
      onClose={onClose}
    >
      <SideBySide>
        <NumberField
          name="bed_space_capacity"
          label="Bed capacity"
          hint="Enter 0 if there are no beds"
          characters={6}
        />
        <NumberField name="no_of_wards" label="Number of wards" hint="Enter 0 if there are no wards" characters={6} />
        <NumberField name="no_of_consulting_rooms" label="Number of consulting rooms" characters={6} />
        <NumberField name="no_of_toilets" label="Number of toilets" characters={6} />
      </SideBySide>
      <SuggestedField name="source_of_water" label="Source of water" suggestions={suggestions.source_of_water} />
      <SuggestedField
        name="electricity_supply"
        label="Electricity supply"
        suggestions={suggestions.electricity_supply}
      />
      <SuggestedField
        name="mode_of_waste_management"
        label="Mode of waste management"
        suggestions={suggestions.mode_of_waste_management}
      />
      <RadioField name="medical_record" label="How medical records are kept" choices={records} sideBySide />
      <TicksField
        name="available_fac"
        label="Other facilities"
        hint="Tick everything the facility has."
        choices={choicesOf(availableItems)}
        sideBySide
      />
      {reason.field}
    </ModalForm>
  )
}
