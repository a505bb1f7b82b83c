import type { Reply } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/money/calls/payments.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { useRef } from 'react'
import { DatesInTable, Day } from '../../../ui/dates.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { useRowKeys } from '../../../ui/table/use-row-keys.ts'
import styles from './payments.module.css'

/** A payment of a facility as officers see it. */
export type PaymentRow = Reply<typeof calls.listAllPayments>['data'][number]

interface ListProps {
  rows: readonly PaymentRow[]
  /** The payment that is open. */
  openId: number | undefined
  onOpen: (index: number) => void
}

/** The payments, of which one is open beside the list. */
export function PaymentList({ rows, openId, onOpen }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list, { isOn: true })
  return (
    <ul ref={list} className={layout.list} aria-label="Payments">
      <DatesInTable>
        {rows.map((payment, index) => {
          const { id, company_name, amount, bank, reference, paid_on } = payment
          return (
            <li key={id} data-row>
              <button
                type="button"
                className={styles.row}
                aria-current={id === openId ? 'true' : undefined}
                onClick={() => onOpen(index)}
              >
                <span className={styles.name}>{company_name}</span>
                <span className={styles.amount}>{formatNaira(amount)}</span>
                <span className={styles.detail}>
                  {[bank, reference].filter(Boolean).join(' · ') || 'No reference'}
                  {', '}
                  {paid_on ? (
                    <>
                      paid on <Day of={paid_on} />
                    </>
                  ) : (
                    'day not given'
                  )}
                </span>
              </button>
            </li>
          )
        })}
      </DatesInTable>
    </ul>
  )
}
