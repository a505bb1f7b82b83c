import { formatNaira } from '@portal/domain/money/money.ts'
import { type ReactNode, useRef } from 'react'
import { Link } from 'react-router'
import { DaysWaiting } from '../../../fields/days-waiting.tsx'
import { FileViewer } from '../../../fields/file-viewer.tsx'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { useSingleKeys } from '../../../ui/single-keys.ts'
import textStyles from '../../../ui/text.module.css'
import { PaymentDecisions } from './decide-payment.tsx'
import type { PaymentRow } from './payment-list.tsx'
import styles from './payments.module.css'
import { SamePayments } from './same-payments.tsx'
import { StatementHint } from './statement-hint.tsx'

/** What the payment is for, with links to it. */
function About({ of }: { of: PaymentRow }) {
  const { invoice_id, invoice_number, registration_id, registration_reference } = of
  return (
    <p className={textStyles.note}>
      {invoice_id && invoice_number ? (
        <>
          Invoice <Link to={paths.invoice(invoice_id)}>{invoice_number}</Link>
        </>
      ) : (
        'No invoice'
      )}
      {registration_id && registration_reference && (
        <>
          {' '}
          for <Link to={`${paths.registration(registration_id)}#payment`}>{registration_reference}</Link>
        </>
      )}
    </p>
  )
}

/** What the invoice asks for beside what the owner says. */
function Compared({
  of: { amount, balance, paid_on, reference, bank, created_at, status, waiting },
}: {
  of: PaymentRow
}) {
  const isWaiting = status === 'submitted'
  const rows: { label: string; value: ReactNode }[] = [
    { label: 'Owner says', value: <strong>{formatNaira(amount)}</strong> },
    {
      label: isWaiting ? 'Owed on the invoice' : 'Still owed',
      value: balance !== null && (
        <span className={styles.owed}>
          {formatNaira(balance)}
          {isWaiting && balance === amount && <Icon name="check" size={16} />}
        </span>
      ),
    },
    { label: 'Balance after', value: isWaiting && balance !== null && formatNaira(balance - amount) },
    { label: 'Paid on', value: paid_on && <Day of={paid_on} /> },
    { label: 'Reference', value: reference },
    { label: 'Bank', value: bank },
    {
      label: 'Recorded on',
      value: (
        <>
          <Day of={created_at} />
          {waiting && ', '}
          {waiting && <DaysWaiting {...waiting} />}
        </>
      ),
    },
  ]
  return <DescriptionList rows={rows} />
}

interface PanelProps {
  payment: PaymentRow
  /** Leads back to the list, where that is not beside it. */
  onClose: (() => void) | undefined
}

/** A payment with its receipt beside what its owner says and the decision. C confirms and R refuses. */
export function PaymentPanel({ payment, onClose }: PanelProps) {
  const panel = useRef<HTMLElement>(null)
  const press = (name: string) => () =>
    panel.current?.querySelector<HTMLElement>(`[data-decision="${name}"] button`)?.click()
  useSingleKeys({ c: press('Confirm payment'), r: press('Refuse payment') })
  const { id, company_name, document, facility_id } = payment
  return (
    <section ref={panel} className={styles.panel} tabIndex={-1} aria-label={`Payment of ${company_name}`}>
      <header className={layout.stack1}>
        {onClose && (
          <div>
            <Button variant="default" isCompact icon={<Icon name="left" size={16} />} onClick={onClose}>
              All payments
            </Button>
          </div>
        )}
        <h2>
          <Link to={paths.facility(facility_id)}>{company_name}</Link>
        </h2>
        <About of={payment} />
      </header>
      <div className={styles.parts}>
        {document === '' ? (
          <p className={textStyles.note}>An officer found it on a statement of the bank, without a receipt.</p>
        ) : (
          <FileViewer
            key={id}
            files={[{ slug: document, name: `Receipt of ${company_name}` }]}
            index={0}
            onMove={() => undefined}
          />
        )}
        <div className={layout.stack4}>
          <Compared of={payment} />
          <StatementHint of={payment} />
          <SamePayments of={payment} />
          <div className={`${layout.row2} ${styles.decisions}`}>
            <PaymentDecisions payment={payment} />
          </div>
        </div>
      </div>
    </section>
  )
}
