import type { Penalty } from '@portal/contract/standing/penalty.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'

/** How much is to be paid for a penalty, until when and how; and why it was given up. */
export function PenaltyMoney({ penalty }: { penalty: Penalty }) {
  const { amount, due_date, status, invoice_id, invoice_number, decided_at, decision_reason } = penalty
  return (
    <>
      {amount !== null && due_date !== null && (
        <div>
          {formatNaira(amount)}
          {status === 'open' && (
            <>
              , to be paid by <Day of={due_date} />
            </>
          )}
          .{' '}
          {invoice_id !== null && (
            <Link to={paths.invoice(invoice_id)}>
              {status === 'open' ? `How to pay: invoice ${invoice_number}` : `Invoice ${invoice_number}`}
            </Link>
          )}
        </div>
      )}
      {decided_at !== null && (
        <div>
          On <Day of={decided_at} />: {decision_reason}
        </div>
      )}
    </>
  )
}
