import { formatNaira } from '@portal/domain/money/money.ts'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { PaymentRow } from './payment-list.tsx'

/** The line of a bank statement that may be a payment. */
export function StatementHint({ of: { statement_line, amount } }: { of: PaymentRow }) {
  if (!statement_line) return null
  const { statement_id, line, statement, booked_on, narration, is_sure } = statement_line
  return (
    <Notice
      tone={is_sure ? 'success' : 'warning'}
      icon="bank"
      title={is_sure ? 'On the bank statement' : 'Perhaps on the bank statement'}
    >
      <p>
        <Day of={booked_on} />: “{narration}”, {formatNaira(statement_line.amount)}
        {statement_line.amount !== amount && ', another amount'}.{' '}
        <Link to={paths.bankStatement(statement_id, is_sure ? 'sure' : 'doubtful')}>
          Line {line} of {statement}
        </Link>
      </p>
    </Notice>
  )
}
