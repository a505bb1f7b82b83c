import type { Reply } from '@portal/contract/call.ts'
import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { offeredPaymentActions } from '@portal/domain/actions/payment.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { Link } from 'react-router'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { useSession } from '../../../api/session.ts'
import { paths } from '../../../paths.ts'
import layout from '../../../ui/layout/layout.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './reconciliation.module.css'
import { doubtWords } from './statement-words.ts'

/** A line of a statement. */
export type Line = Reply<typeof calls.listBankStatementLines>['data'][number]
type Target = Line['targets'][number]

function TargetName({ target }: { target: Target }) {
  const { company_name, registration_id, facility_id, invoice_id, invoice_number, reference } = target
  return (
    <>
      <div>
        <Link to={registration_id ? `${paths.registration(registration_id)}#payment` : paths.facility(facility_id)}>
          {company_name}
        </Link>
      </div>
      <div>
        {target.payment_id === null ? 'Owes ' : 'Paid '}
        {formatNaira(target.amount)}
        {reference && `, ${reference}`}
      </div>
      {invoice_id && invoice_number && <Link to={paths.invoice(invoice_id)}>{invoice_number}</Link>}
    </>
  )
}

/** Whether a line can be confirmed as this payment or invoice: the amount of a payment must be right, an invoice must owe it. */
function isPossible({ amount }: Line, target: Target): boolean {
  return target.payment_id === null ? target.amount >= amount : target.amount === amount
}

function ConfirmLine({ id, line, target }: { id: number; line: Line; target: Target }) {
  const { payment_id, invoice_id, company_name } = target
  const person = useSession()
  const mayConfirm = person && offeredPaymentActions(person, target.status ?? 'submitted').includes('Confirm payment')
  if (!mayConfirm || !isPossible(line, target)) return null
  return (
    <ConfirmedButton
      call={calls.confirmBankStatementLine}
      sent={{ params: { id, line: line.line }, body: payment_id === null ? { invoice_id } : { payment_id } }}
      label={
        <>
          Confirm
          <VisuallyHidden>
            {' '}
            {formatNaira(line.amount)} of {company_name}
          </VisuallyHidden>
        </>
      }
      isCompact
      isHarmless
      title={`Confirm ${formatNaira(line.amount)} of ${company_name}?`}
      confirm="Confirm"
      success={({ message }) => message}
    >
      <p>{company_name} gets a receipt, and its owner is told.</p>
    </ConfirmedButton>
  )
}

/** Why a line is doubtful, and what it may be; each can be confirmed if its amount allows it. */
export function LineTargets({ id, line }: { id: number; line: Line }) {
  const { doubt, targets } = line
  return (
    <div className={`${layout.stack2} ${styles.targets}`}>
      {doubt && <strong>{doubtWords[doubt]}</strong>}
      {targets.map((target) => (
        <div key={`${target.payment_id}/${target.invoice_id}`}>
          <TargetName target={target} />
          {doubt && <ConfirmLine id={id} line={line} target={target} />}
        </div>
      ))}
    </div>
  )
}
