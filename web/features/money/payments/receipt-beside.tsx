import type { Reply } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/money/calls/payments.ts'
import { dayInWords } from '@portal/domain/dates/calendar-date.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { Link } from 'react-router'
import { FileViewer } from '../../../fields/file-viewer.tsx'
import { duplicatesInWords } from '../../../fields/payment-words.ts'
import { paths } from '../../../paths.ts'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { PaymentDecisions } from './decide-payment.tsx'
import styles from './receipt-beside.module.css'

/** A payment of a facility as officers see it. */
export type PaymentRow = Reply<typeof calls.listAllPayments>['data'][number]

/** Which receipt is open. Its place in the list says which one comes next when it was decided. */
export interface OpenedReceipt {
  id: number
  index: number
}

const withReceipt = (rows: readonly PaymentRow[]) => rows.filter(({ document }) => document !== '')

/** The receipt of a payment of the list. */
export function openedIn(rows: readonly PaymentRow[], id: number): OpenedReceipt {
  return { id, index: withReceipt(rows).findIndex((row) => row.id === id) }
}

function Facts({ payment }: { payment: PaymentRow }) {
  const { invoice_id, invoice_number, balance, duplicates } = payment
  return (
    <>
      <DescriptionList
        rows={[
          {
            label: 'Facility',
            value: <Link to={paths.facility(payment.facility_id)}>{payment.company_name}</Link>,
          },
          { label: 'Amount', value: <strong>{formatNaira(payment.amount)}</strong> },
          {
            label: 'Invoice',
            value: invoice_id && invoice_number && <Link to={paths.invoice(invoice_id)}>{invoice_number}</Link>,
          },
          { label: 'Still owed', value: balance === null ? null : formatNaira(balance) },
          { label: 'Paid on', value: payment.paid_on && dayInWords(payment.paid_on) },
          { label: 'Reference', value: payment.reference },
          { label: 'Bank', value: payment.bank },
        ]}
      />
      {duplicatesInWords(duplicates).map((words) => (
        <p key={words}>
          <strong>{words}</strong>
        </p>
      ))}
    </>
  )
}

interface BesideProps {
  rows: readonly PaymentRow[]
  opened: OpenedReceipt
  onOpen: (opened: OpenedReceipt | undefined) => void
}

/** A receipt beside what its owner says and the decision. After the decision the next payment of the list is shown. */
export function ReceiptBeside({ rows, opened, onOpen }: BesideProps) {
  const receipts = withReceipt(rows)
  const payment = receipts.find(({ id }) => id === opened.id) ?? receipts[opened.index] ?? receipts.at(-1)
  if (!payment) return null
  const files = receipts.map(({ document, company_name }) => ({ slug: document, name: `Receipt of ${company_name}` }))
  const index = receipts.indexOf(payment)
  return (
    <div className={styles.beside}>
      <FileViewer
        key={payment.id}
        files={files}
        index={index}
        onMove={(to) => onOpen({ id: receipts[to]?.id ?? payment.id, index: to })}
        onClose={() => onOpen(undefined)}
      />
      <section className={styles.decision} aria-label={`Payment of ${payment.company_name}`}>
        <Facts payment={payment} />
        <div className={`${layout.row2} ${styles.buttons}`}>
          <PaymentDecisions payment={payment} />
        </div>
      </section>
    </div>
  )
}
