import type { Reply } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/money/calls/payments.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { useRef } from 'react'
import { DaysWaiting } from '../../../fields/days-waiting.tsx'
import { paymentStatusWords } from '../../../fields/payment-words.ts'
import { DatesInTable, Day } from '../../../ui/dates.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { SortButton } from '../../../ui/table/sort-header.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { useRowKeys } from '../../../ui/table/use-row-keys.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './payments.module.css'

/** A payment of a facility as officers see it. */
export type PaymentRow = Reply<typeof calls.listAllPayments>['data'][number]

interface ListProps {
  rows: readonly PaymentRow[]
  address: ReturnType<typeof useListAddress>
  /** The payment that is open. */
  openId: number | undefined
  onOpen: (index: number) => void
}

/** What was paid, from where and when. */
function Detail({ of: { bank, reference, paid_on } }: { of: PaymentRow }) {
  return (
    <span className={styles.detail}>
      {[bank, reference].filter(Boolean).join(' · ') || 'No reference'}
      {', '}
      {paid_on ? (
        <>
          <VisuallyHidden>paid on </VisuallyHidden>
          <Day of={paid_on} />
        </>
      ) : (
        'day not given'
      )}
    </span>
  )
}

/** The payments, of which one is open beside the list. */
export function PaymentList({ rows, address, openId, onOpen }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list, { isOn: true })
  const isEverything = address.get('status') === 'all'
  const hasAge = ['', 'submitted'].includes(address.get('status'))
  return (
    <>
      <fieldset className={styles.head}>
        <legend>
          <VisuallyHidden>Order</VisuallyHidden>
        </legend>
        <SortButton header="Facility" sort="name" sorting={address.sorting} />
        <SortButton header="Amount" sort="amount" sorting={address.sorting} />
        <SortButton
          header={hasAge ? 'Waiting' : 'Recorded'}
          sort={hasAge ? '-created_at' : 'created_at'}
          sorting={address.sorting}
        />
      </fieldset>
      <ul ref={list} className={layout.list} aria-label="Payments">
        <DatesInTable>
          {rows.map((payment, index) => (
            <li key={payment.id} data-row>
              <button
                type="button"
                className={styles.row}
                aria-current={payment.id === openId ? 'true' : undefined}
                onClick={() => onOpen(index)}
              >
                <span className={styles.name}>{payment.company_name}</span>
                <span className={styles.amount}>{formatNaira(payment.amount)}</span>
                <Detail of={payment} />
                <span className={styles.age}>
                  {payment.waiting && <DaysWaiting {...payment.waiting} />}
                  {isEverything && !payment.waiting && payment.status && paymentStatusWords[payment.status]}
                </span>
              </button>
            </li>
          ))}
        </DatesInTable>
      </ul>
    </>
  )
}
