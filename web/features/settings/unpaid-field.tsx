import { unpaidPolicies } from '@portal/domain/invoices.ts'
import { RadioField } from '../../ui/form/choice-fields.tsx'
import { settingLabels, unpaidWords } from './in-words.ts'

/** Whether an invoice that is not paid warns before an approval, or blocks it. */
export function UnpaidField() {
  return (
    <RadioField
      name="unpaid"
      label={settingLabels.unpaid}
      choices={unpaidPolicies.map((value) => ({ value, label: unpaidWords[value] }))}
    />
  )
}
