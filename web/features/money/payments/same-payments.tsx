import { formatNaira } from '@portal/domain/money/money.ts'
import { maxSamePayments } from '@portal/domain/money/payment-views.ts'
import { Link } from 'react-router'
import { duplicateWords, paymentStatusWords } from '../../../fields/payment-words.ts'
import { paths } from '../../../paths.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import type { PaymentRow } from './payment-list.tsx'

type Same = PaymentRow['same_payments'][number]

/** Another payment, with the way to its invoice, or to its facility if it has none. */
function OtherPayment({ of: { facility_id, company_name, amount, invoice_id, status } }: { of: Same }) {
  return (
    <>
      <Link to={invoice_id === null ? paths.facility(facility_id) : paths.invoice(invoice_id)}>
        {formatNaira(amount)} of {company_name}
      </Link>
      , {paymentStatusWords[status].toLowerCase()}
    </>
  )
}

/** Which other payments have the reference or the receipt of this one. */
export function SamePayments({ of: { duplicates, same_payments } }: { of: PaymentRow }) {
  return duplicates?.map((mark) => (
    <Notice key={mark} tone="warning" title={duplicateWords[mark]}>
      <Others of={same_payments.filter((same) => same.mark === mark)} />
    </Notice>
  ))
}

function Others({ of: same }: { of: readonly Same[] }) {
  return (
    <>
      <ul>
        {same.map((other) => (
          <li key={other.id}>
            <OtherPayment of={other} />
          </li>
        ))}
      </ul>
      {same.length === maxSamePayments && <p>There may be more: only {maxSamePayments} are listed.</p>}
    </>
  )
}
