import type { Payment } from '@portal/contract/entities/payment.ts'
import { formatNaira, koboToNaira, nairaToKobo } from '@portal/domain/money.ts'
import { type ReactNode, useState } from 'react'
import { alreadyLoaded } from '../../ui/feedback/already-loaded.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Section } from '../../ui/layout/page.tsx'
import { Day } from '../../ui/dates.tsx'
import styles from './contents.module.css'
import { PaymentDialog } from './payment-dialog.tsx'
import { ViewFile } from './view-file.tsx'
import { Button } from '../../ui/form/button.tsx'

const columns: Column<Payment>[] = [
  { header: 'Amount', cell: ({ amount }) => <span className={styles.figure}>{formatNaira(amount)}</span> },
  {
    header: 'Added on',
    cell: ({ created_at }) => (
      <span className={styles.line}>
        <Day of={created_at} />
      </span>
    ),
  },
  {
    header: 'Action',
    cell: ({ amount, document }) => <ViewFile slug={document} name={`receipt of ${formatNaira(amount)}`} />,
  },
]

interface PaymentProps {
  payments: Payment[]
  facilityId: number
  mayChange: boolean
  /** In place of the button. */
  instead?: ReactNode
}

/** The payments with their receipts. Spec §2. */
export function PaymentSection({ payments, facilityId, mayChange, instead }: PaymentProps) {
  const [isAdding, setIsAdding] = useState(false)
  const paid = koboToNaira(payments.reduce((kobo, { amount }) => kobo + nairaToKobo(amount), 0))
  return (
    <Section
      id="payment"
      title="Payment Receipts"
      actions={
        mayChange ? (
          <Button variant="outline" onClick={() => setIsAdding(true)}>
            Add Payment
          </Button>
        ) : (
          instead
        )
      }
    >
      <div className={styles.lastColumnOnScreen}>
        <DataTable
          caption="Payment receipts"
          hidesCaption
          isNumbered
          of={alreadyLoaded(payments)}
          rows={(rows) => rows}
          rowKey={({ id }) => id}
          columns={columns}
          empty={
            <EmptyState isSmall title="No payments yet">
              A payment is added with its receipt.
            </EmptyState>
          }
        />
      </div>
      {payments.length > 1 && (
        <p className={styles.sum}>
          Paid in all: <strong className={styles.figure}>{formatNaira(paid)}</strong>
        </p>
      )}
      {isAdding && <PaymentDialog facilityId={facilityId} onClose={() => setIsAdding(false)} />}
    </Section>
  )
}
