import { DateField } from '../../../ui/form/date-field.tsx'

/** The first day of a change. */
export function StartDateField() {
  return (
    <DateField
      name="start_date"
      label="From which day"
      hint="Today, or a later day. Papers issued before that day keep what was printed on them."
      optional={false}
    />
  )
}
