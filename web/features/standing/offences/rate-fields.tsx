import { DateField } from '../../../ui/form/date-field.tsx'
import { NumberField } from '../../../ui/form/text-fields.tsx'

/** What an offence costs, from a day on. */
export function RateFields() {
  return (
    <>
      <NumberField name="amount" label="Amount in naira" hint="For example 75,000" characters={14} />
      <NumberField
        name="days_to_pay"
        label="Days to pay"
        hint="How many days after the penalty, from 1 to 365"
        characters={4}
      />
      <DateField
        name="start_date"
        label="From which day"
        hint="Today, or a later day. Penalties keep the amount of their day."
        optional={false}
      />
    </>
  )
}
