import * as calls from '@portal/contract/money/calls/payments.ts'
import { paymentStates } from '@portal/domain/actions/payment.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '../../../api/use-call.ts'
import { duplicatesInWords, paymentStatusWords } from '../../../fields/payment-words.ts'
import { paths } from '../../../paths.ts'
import { Day } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { FilterSelect, ListFilters } from '../../../ui/table/list-filters.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import textStyles from '../../../ui/text.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { PaymentDecisions } from './decide-payment.tsx'
import styles from './payment-table.module.css'
import { type OpenedReceipt, openedIn, ReceiptBeside, type PaymentRow as Row } from './receipt-beside.tsx'

const columns: Column<Row>[] = [
  {
    header: 'Facility',
    inCard: 'name',
    cell: ({ company_name, registration_id, facility_id }) => (
      <Link to={registration_id ? `${paths.registration(registration_id)}#payment` : paths.facility(facility_id)}>
        {company_name}
      </Link>
    ),
  },
  { header: 'Amount', inCard: 'state', isFigure: true, cell: ({ amount }) => formatNaira(amount) },
  {
    header: 'Paid on',
    inCard: 'fact',
    cell: ({ paid_on, created_at }) => (
      <>
        {paid_on ? <Day of={paid_on} /> : 'Not given'}
        <div>
          <small className={textStyles.figure}>
            Recorded on <Day of={created_at} />
          </small>
        </div>
      </>
    ),
  },
  {
    header: 'Reference',
    inCard: 'fact',
    cell: ({ reference, bank, duplicates }) => (
      <>
        <div>{[reference, bank].filter(Boolean).join(', ') || 'Not given'}</div>
        {duplicatesInWords(duplicates).map((words) => (
          <div key={words}>
            <strong>{words}</strong>
          </div>
        ))}
      </>
    ),
  },
  {
    header: 'Invoice',
    inCard: 'fact',
    cell: ({ invoice_id, invoice_number, balance }) =>
      invoice_id && invoice_number ? (
        <>
          <Link to={paths.invoice(invoice_id)} className={styles.number}>
            {invoice_number}
          </Link>
          {balance !== null && <div>Balance {formatNaira(balance)}</div>}
        </>
      ) : (
        'None'
      ),
  },
]

function decideColumn(open: (payment: Row) => void): Column<Row> {
  return {
    header: 'Decide',
    inCard: 'actions',
    cell: (payment) => (
      <div className={layout.row2}>
        {payment.document !== '' && (
          <Button variant="default" isCompact onClick={() => open(payment)}>
            See receipt
            <VisuallyHidden>
              {' '}
              of {formatNaira(payment.amount)} of {payment.company_name}
            </VisuallyHidden>
          </Button>
        )}
        <PaymentDecisions payment={payment} />
      </div>
    ),
  }
}

/** The payments with a status, the oldest first, with what an officer may decide about each. */
export function PaymentTable({ address }: { address: ReturnType<typeof useListAddress> }) {
  const payments = useCall(calls.listAllPayments, { query: address.query })
  const [opened, setOpened] = useState<OpenedReceipt>()
  const rows = payments.data?.data ?? []
  return (
    <>
      <ListFilters address={address} names={['status']}>
        <FilterSelect
          address={address}
          name="status"
          label="Payments"
          isWide
          all={paymentStatusWords.submitted}
          choices={paymentStates
            .filter((status) => status !== 'submitted')
            .map((value) => ({ value, label: paymentStatusWords[value] }))}
        />
      </ListFilters>
      {opened && <ReceiptBeside rows={rows} opened={opened} onOpen={setOpened} />}
      <DataTable
        caption="Payments"
        hidesCaption
        of={payments}
        rows={({ data }) => data}
        page={(reply) => reply}
        rowKey={({ id }) => id}
        columns={[...columns, decideColumn(({ id }) => setOpened(openedIn(rows, id)))]}
        onPage={address.goToPage}
        empty={<EmptyState title="No payments">Owners add them to their applications, with the receipt.</EmptyState>}
      />
    </>
  )
}
