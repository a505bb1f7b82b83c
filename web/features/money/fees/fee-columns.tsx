import type { Fee } from '@portal/contract/money/fee.ts'
import { bandInWords, purposeWords } from '@portal/domain/money/fee-words.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { Day } from '../../../ui/dates.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import textStyles from '../../../ui/text.module.css'
import styles from './fees.module.css'

function AmountOf({ fee }: { fee: Fee }) {
  if (fee.amount === null) return 'Ends'
  return <span className={textStyles.figure}>{fee.amount === 0 ? 'Free' : formatNaira(fee.amount)}</span>
}

/** The columns that every list of fees has. */
export const feeColumns: Column<Fee>[] = [
  { header: 'Type of facility', inCard: 'name', cell: ({ facility_type }) => facility_type ?? 'Every other type' },
  { header: 'For', inCard: 'fact', cell: ({ purpose }) => purposeWords[purpose] },
  { header: 'Amount', inCard: 'state', isFigure: true, cell: (fee) => <AmountOf fee={fee} /> },
]

/** The band of beds, which is known for the fees of today. */
export const bandColumn: Column<Fee> = { header: 'Beds', inCard: 'fact', cell: (fee) => bandInWords(fee) }

/** The smallest number of beds, for rows outside the table of today. */
export const bedsColumn: Column<Fee> = {
  header: 'Beds',
  inCard: 'fact',
  cell: ({ beds_from }) => (beds_from === 0 ? 'From 0 beds' : `From ${beds_from} beds`),
}

/** The first day, and who saved it. An example has neither. */
export const sinceColumn: Column<Fee> = {
  header: 'From',
  inCard: 'fact',
  cell: ({ is_sample, start_date, recorded_by, recorded_at }) =>
    is_sample ? (
      <span className={styles.sample}>Sample</span>
    ) : (
      <span>
        <Day of={start_date} />
        {recorded_by && (
          <span className={textStyles.second}>
            Saved by {recorded_by} on <Day of={recorded_at} />
          </span>
        )}
      </span>
    ),
}
