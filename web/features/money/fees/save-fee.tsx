import * as calls from '@portal/contract/money/calls/fees.ts'
import type { Fee } from '@portal/contract/money/fee.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { purposeWords } from '@portal/domain/money/fee-words.ts'
import { feePurposes } from '@portal/domain/money/fees.ts'
import type { ReactNode } from 'react'
import type { DraftName } from '../../../api/draft-forms.ts'
import { ModalForm } from '../../../api/modal-form.tsx'
import { useDialogState } from '../../../api/use-dialog-state.ts'
import { FacilityTypeField } from '../../../fields/facility-type-field.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { SelectField } from '../../../ui/form/choice-fields.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { NumberField } from '../../../ui/form/text-fields.tsx'

const purposes = feePurposes.map((value) => ({ value, label: purposeWords[value] }))

interface SaveFeeProps {
  /** The fee that is replaced; none for a new one. */
  fee?: Fee
  label: ReactNode
  isCompact?: boolean
}

/** Saves a fee from a day on. */
export function SaveFee({ fee, label, isCompact }: SaveFeeProps) {
  const name: DraftName = fee ? `fee-${fee.id}` : 'fee'
  const [isOpen, setIsOpen] = useDialogState(name)
  const slot = fee && {
    facility_type_id: fee.facility_type_id,
    purpose: fee.purpose,
    beds_from: fee.beds_from,
    amount: fee.amount,
  }
  return (
    <>
      <Button variant={isCompact ? 'default' : 'outline'} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <ModalForm
          title={fee ? 'Change a fee' : 'Add a fee'}
          draft={name}
          call={calls.addFee}
          defaults={{ beds_from: 0, ...slot, start_date: lagosDate(Date.now()) }}
          submit="Save"
          busy="Saving"
          success={({ message }) => message}
          onClose={() => setIsOpen(false)}
        >
          <FacilityTypeField
            name="facility_type_id"
            label="Type of facility"
            hint="Leave it empty for every type that has no fee of its own."
            optional={false}
          />
          <SelectField name="purpose" label="What the fee is for" choices={purposes} />
          <NumberField
            name="beds_from"
            label="From how many beds"
            hint="0 if beds do not matter. The band ends where the next one begins."
            characters={6}
            optional={false}
          />
          <NumberField
            name="amount"
            label="Amount in naira"
            hint="For example 75,000. Leave it empty to end this fee on the day below."
            characters={14}
            optional={false}
          />
          <DateField
            name="start_date"
            label="From which day"
            hint="Today, or a later day. Applications that are under way keep their fee."
            optional={false}
          />
        </ModalForm>
      )}
    </>
  )
}
