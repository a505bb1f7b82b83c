import { availableItems, medicalRecords, suggestions } from '@portal/domain/applications/available-items.ts'
import { sentenceCase } from '@portal/domain/text/sentence-case.ts'
import { type Choice, choicesOf, RadioField, TicksField } from '../ui/form/choice-fields.tsx'
import { SuggestedField } from '../ui/form/suggested-field.tsx'
import { NumberField } from '../ui/form/text-fields.tsx'
import { SideBySide } from '../ui/layout/side-by-side.tsx'

const records: Choice[] = medicalRecords.map((kind) => ({
  value: kind,
  label: sentenceCase(kind),
}))

/** What is asked about the rooms, supplies and equipment of a facility. Spec §3. */
export function AvailableFacilitiesFields() {
  return (
    <>
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
    </>
  )
}
