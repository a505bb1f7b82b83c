import { listOffences } from '@portal/contract/standing/calls/offences.ts'
import { addDays } from '@portal/domain/dates/calendar-date.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useCall } from '../../../api/use-call.ts'
import { FetchedSelect } from '../../../fields/fetched-select.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { NumberField } from '../../../ui/form/text-fields.tsx'

/** What is to be paid: an offence, which fills in the amount and the day of the tariff, or an amount of one's own. */
export function TariffFields() {
  const { data, error, refetch } = useCall(listOffences)
  const offered = data?.data.flatMap(({ id, name, retired_at, rate }) =>
    rate && retired_at === null ? [{ ...rate, id, name }] : [],
  )
  const { setValue } = useFormContext()
  const chosen: unknown = useWatch({ name: 'offence_id' })
  // A draft keeps the amount that was typed for its offence.
  const filledFor = useRef(chosen)
  useEffect(() => {
    if (chosen === filledFor.current) return
    filledFor.current = chosen
    const rate = offered?.find(({ id }) => String(id) === String(chosen))
    setValue('amount', rate ? rate.amount.toLocaleString('en') : '')
    setValue('due_date', rate ? addDays(lagosDate(Date.now()), rate.days_to_pay) : '')
  }, [chosen, offered, setValue])
  return (
    <>
      <FetchedSelect
        name="offence_id"
        label="Offence"
        hint="Of the tariff. Leave it empty for a penalty with a reason alone."
        choices={offered?.map(({ id, name, amount }) => ({ value: id, label: `${name}, ${formatNaira(amount)}` }))}
        problem={error}
        onRetry={refetch}
      />
      <NumberField
        name="amount"
        label="Amount in naira"
        hint="If it differs from the tariff, say why in the reason."
        characters={14}
      />
      <DateField name="due_date" label="To be paid by" hint="At most a year from today" />
    </>
  )
}
