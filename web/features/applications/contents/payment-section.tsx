import * as lists from '@portal/contract/applications/calls/contents-lists.ts'
import type { Payment } from '@portal/contract/money/payment.ts'
import { reachOf } from '@portal/domain/accounts/capabilities.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { Link } from 'react-router'
import type { RegistrationDetails } from '../../../api/registration-details.ts'
import { useSession } from '../../../api/session.ts'
import { useMoreRows } from '../../../api/use-more-rows.ts'
import { useOpenForm } from '../../../api/use-open-form.ts'
import { InvoiceSummary } from '../../../fields/invoice-summary.tsx'
import { ItemNote, useMayTouch } from '../../../fields/item-notes.tsx'
import { duplicatesInWords, paymentStatusWords } from '../../../fields/payment-words.ts'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { alreadyLoaded } from '../../../ui/feedback/already-loaded.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Section } from '../../../ui/layout/page.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { ShowMore } from '../../../ui/table/show-more.tsx'
import styles from './contents.module.css'
import { FileActions, isUnconsidered } from './file-actions.tsx'
import { SectionButton } from './page-buttons.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import type { SectionProps } from './section-props.ts'

const columns: Column<Payment>[] = [
  {
    header: 'Amount',
    inCard: 'name',
    cell: ({ id, amount }) => (
      <>
        <span className={styles.figure}>{formatNaira(amount)}</span>
        <ItemNote section="payment" id={id} />
      </>
    ),
  },
  {
    header: 'Status',
    inCard: 'state',
    cell: ({ id, status, reason, receipt_number, duplicates }) => (
      <div>
        {receipt_number ? (
          <Link to={paths.receipt(id)}>Receipt {receipt_number}</Link>
        ) : (
          paymentStatusWords[status ?? 'submitted']
        )}
        {status === 'refused' && reason && <div>{reason}</div>}
        {duplicatesInWords(duplicates).map((words) => (
          <div key={words}>{words}</div>
        ))}
      </div>
    ),
  },
  {
    header: 'Added on',
    cell: ({ created_at }) => (
      <span className={styles.line}>
        <Day of={created_at} />
      </span>
    ),
  },
]

function noPaymentYet({ registration, invoice }: RegistrationDetails): string {
  if (registration.kind === 'change' && (invoice?.total ?? 0) <= 0)
    return 'Nothing is to be paid for this change of type.'
  if (invoice && invoice.total <= 0) return 'Nothing is to be paid for this application.'
  if (registration.kind === 'renewal') return 'A renewal needs a payment of its own, with its receipt.'
  return 'A payment is added with its receipt.'
}

/** The payments for a registration with their receipts. Spec §2. */
export function PaymentSection({ details, mayChange }: SectionProps) {
  const { id: facilityId } = details.registration.facility
  const payments = useMoreRows(lists.listPayments, {
    id: facilityId,
    first: details.payments,
    total: details.totals.payments,
    rowKey: ({ id }) => id,
    query: { registration_id: details.registration.id },
  })
  const mayTouch = useMayTouch()
  const mayPay = reachOf(useSession(), 'record a payment') !== 'none' && details.invoice?.is_open === true
  const [isAdding, setIsAdding] = useOpenForm('payment', 'payment')
  return (
    <Section
      id="payment"
      title="Payment Receipts"
      actions={
        ((mayChange && mayTouch({ section: 'payment', isAdded: true })) || mayPay) && (
          <SectionButton label="Add Payment" isOpen={isAdding} onClick={() => setIsAdding(true)} />
        )
      }
    >
      {details.invoice && <InvoiceSummary invoice={details.invoice} />}
      <ItemNote section="payment" />
      <div className={styles.lastColumnOnScreen}>
        <DataTable
          caption="Payment receipts"
          hidesCaption
          isNumbered
          of={alreadyLoaded(payments.rows)}
          rows={(rows) => rows}
          rowKey={({ id }) => id}
          columns={[
            ...columns,
            {
              header: 'Action',
              isAction: true,
              inCard: 'actions',
              cell: ({ id, amount, document, created_at, status }) =>
                document === '' ? (
                  'Found on a statement of the bank'
                ) : (
                  <FileActions
                    slug={document}
                    name={`receipt of ${formatNaira(amount)}`}
                    mayRemove={
                      mayChange &&
                      status !== 'confirmed' &&
                      mayTouch({ section: 'payment', id }) &&
                      isUnconsidered(details, created_at)
                    }
                    hasOwner={details.has_owner_account}
                  />
                ),
            },
          ]}
          empty={
            <EmptyState isSmall title="No payments yet">
              {noPaymentYet(details)}
            </EmptyState>
          }
        />
        <ShowMore of={payments} />
      </div>
      {details.totals.payments > 1 && (
        <p>
          Paid in all: <strong className={styles.figure}>{formatNaira(details.totals.paid)}</strong>
        </p>
      )}
      {isAdding && (
        <PaymentDialog
          facilityId={facilityId}
          hasOwner={details.has_owner_account}
          invoice={details.invoice ?? null}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Section>
  )
}
