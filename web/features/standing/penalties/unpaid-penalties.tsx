import type { ApplicationReview } from '@portal/contract/cases/application-review.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { byNumber } from '@portal/domain/text/by-number.ts'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LinkButton } from '../../../ui/layout/link-button.tsx'

interface UnpaidPenaltiesProps {
  unpaid: ApplicationReview['unpaid_penalties']
  /** The invoice of the application, which may ask for them. */
  invoiceId: number | undefined
}

type Penalty = UnpaidPenaltiesProps['unpaid']['data'][number]

function UnpaidPenalty({ penalty, invoiceId }: { penalty: Penalty; invoiceId: number | undefined }) {
  const { offence, comment, amount, due_date, is_overdue, invoice_id, invoice_number } = penalty
  return (
    <li>
      <strong>{amount !== null && formatNaira(amount)}</strong>, {is_overdue ? 'was to be paid by ' : 'to be paid by '}
      {due_date !== null && <Day of={due_date} />}
      {invoice_id !== null && (
        <>
          ,{' '}
          <Link to={paths.invoice(invoice_id)}>
            {invoice_id === invoiceId ? 'invoice of this application' : `invoice ${invoice_number}`}
          </Link>
        </>
      )}
      : {offence ?? comment}
    </li>
  )
}

/** For the officer who decides: the penalties of the facility that are not paid. Hidden if there are none. */
export function UnpaidPenalties({ unpaid: { total, data }, invoiceId }: UnpaidPenaltiesProps) {
  if (total === 0) return null
  const unnamed = total - data.length
  return (
    <Notice
      tone="warning"
      title={byNumber(total, { one: '# penalty is not paid', other: '# penalties are not paid' })}
      action={
        <LinkButton variant="outline" to={`${paths.penalties()}?state=open`}>
          All open penalties
        </LinkButton>
      }
    >
      <ul>
        {data.map((penalty) => (
          <UnpaidPenalty key={penalty.id} penalty={penalty} invoiceId={invoiceId} />
        ))}
      </ul>
      {unnamed > 0 && <p>And {unnamed} more.</p>}
    </Notice>
  )
}
