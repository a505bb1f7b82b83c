import { changeFees } from '@portal/contract/money/calls/fees.ts'
import type { Fee } from '@portal/contract/money/fee.ts'
import { feeAmount } from '@portal/contract/money/naira-field.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { purposeWords } from '@portal/domain/money/fee-words.ts'
import { useFormContext } from 'react-hook-form'
import { DraftedForm } from '../../../api/drafted-form.tsx'
import { alreadyLoaded } from '../../../ui/feedback/already-loaded.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { DateField } from '../../../ui/form/date-field.tsx'
import { useField } from '../../../ui/form/form-frame.ts'
import { TextInput } from '../../../ui/form/inputs.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { bandColumn, feeColumns, sinceColumn } from './fee-columns.tsx'
import styles from './fees.module.css'

const nameOf = ({ id }: Fee) => `fee_${id}`

/** The amount of a fee in the table. Its row says which fee it is. */
function AmountField({ fee }: { fee: Fee }) {
  const { register } = useFormContext()
  const type = fee.facility_type ?? 'Every other type'
  const label = `${type}, ${purposeWords[fee.purpose]}, from ${fee.beds_from} beds`
  const { label: read, ...field } = useField({ name: nameOf(fee), label, optional: false })
  return (
    <TextInput
      {...field}
      {...register(nameOf(fee))}
      label={<VisuallyHidden>{read}</VisuallyHidden>}
      className={styles.amount}
      inputMode="decimal"
      autoComplete="off"
    />
  )
}

const columns: Column<Fee>[] = [
  ...feeColumns.filter(({ header }) => header !== 'Amount'),
  bandColumn,
  sinceColumn,
  { header: 'Amount in naira', inCard: 'state', isFigure: true, cell: (fee) => <AmountField fee={fee} /> },
]

interface ChangeProps {
  /** The fees of today that have an amount. */
  fees: Fee[]
  onClose: () => void
}

/** The table of fees with its amounts to be corrected. Saved are those that differ: a sample that nobody touched is not the ministry's word. */
export function ChangeFees({ fees, onClose }: ChangeProps) {
  const amounts = Object.fromEntries(fees.map((fee) => [nameOf(fee), feeAmount]))
  return (
    <div className={styles.wide}>
      <DraftedForm
        draft="change-fees"
        call={changeFees}
        schema={changeFees.body.pick({ start_date: true }).extend(amounts)}
        defaults={{
          ...Object.fromEntries(fees.map((fee) => [nameOf(fee), fee.amount?.toLocaleString('en') ?? ''])),
          start_date: lagosDate(Date.now()),
        }}
        bodyOf={({ start_date, ...typed }) => ({
          start_date,
          amounts: fees.flatMap((fee) => {
            const amount = feeAmount.parse(typed[nameOf(fee)])
            return amount === fee.amount ? [] : [{ id: fee.id, amount }]
          }),
        })}
        submit="Save the table"
        busy="Saving"
        success={({ message }) => message}
        onSuccess={onClose}
        beside={
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <DataTable
          caption="Fees to change"
          hidesCaption
          of={alreadyLoaded(fees)}
          rows={(rows) => rows}
          rowKey={({ id }) => id}
          columns={columns}
          empty={<EmptyState isSmall title="No fees yet" />}
        />
        <DateField
          name="start_date"
          label="From which day"
          hint="Today, or a later day. Applications that are under way keep their fee. Samples that you leave as they are stay samples until you take them over."
          optional={false}
        />
      </DraftedForm>
    </div>
  )
}
