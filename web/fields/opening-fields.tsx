import { operatingHours, workingDays } from '@portal/domain/facilities/operating-hours.ts'
import { choicesOf, RadioField, TicksField } from '../ui/form/choice-fields.tsx'

/** When a facility is open. */
export function OpeningFields() {
  return (
    <>
      <RadioField name="hours_of_operation" label="Hours of operation" choices={operatingHours} sideBySide />
      <TicksField
        name="working_days"
        label="Working days"
        hint="Tick every day on which patients are seen."
        choices={choicesOf(workingDays)}
        sideBySide
        asText
      />
    </>
  )
}
