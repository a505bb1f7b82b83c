import * as calls from '@portal/contract/money/calls/payments.ts'
import { useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { ListKeys } from '../../../ui/table/list-keys.tsx'
import { NothingListed } from '../../../ui/table/nothing-listed.tsx'
import { Pages } from '../../../ui/table/pages.tsx'
import type { useListAddress } from '../../../ui/table/use-list-address.ts'
import { PaymentList, type PaymentRow } from './payment-list.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import { PaymentTabs } from './payment-tabs.tsx'
import styles from './payments.module.css'
import { useWideWindow } from './use-wide-window.ts'

/** Which payment is open. Its place in the list says which one comes next when it was decided. */
interface Opened {
  id: number
  index: number
}

/** The payment that is open: the one that was chosen, else the one in its place; beside the list from the beginning the first. */
function openOf(rows: readonly PaymentRow[], opened: Opened | undefined, isWide: boolean): PaymentRow | undefined {
  if (!opened) return isWide ? rows[0] : undefined
  return rows.find(({ id }) => id === opened.id) ?? rows[opened.index] ?? rows.at(-1)
}

const keys = [
  { label: 'C', value: 'Confirm' },
  { label: 'R', value: 'Refuse' },
]

/** The payments of a view, with one of them beside the list: its receipt and what may be decided. */
export function PaymentTable({ address }: { address: ReturnType<typeof useListAddress> }) {
  const payments = useCall(calls.listAllPayments, { query: address.query })
  const [opened, setOpened] = useState<Opened>()
  const isWide = useWideWindow()
  const rows = payments.data?.data ?? []
  const payment = openOf(rows, opened, isWide)
  return (
    <div className={layout.stack3}>
      <PaymentTabs of={payments.data} shown={address.get('status')} />
      <div
        className={`${layout.panel} ${styles.box}`}
        data-open={payment !== undefined || undefined}
        aria-busy={payments.isPlaceholderData}
      >
        {payment && <PaymentPanel payment={payment} onClose={isWide ? undefined : () => setOpened(undefined)} />}
        <div className={styles.side}>
          <div className={styles.search}>
            <SearchBox
              label="Facility, reference, amount"
              isInline
              value={address.get('q')}
              onSearch={(q, isTyping) => address.filter({ q }, isTyping)}
            />
          </div>
          <WhenLoaded of={payments} skeleton={<LinesSkeleton lines={10} />}>
            {(list) =>
              list.total === 0 ? (
                <NothingListed
                  address={address}
                  names={['q']}
                  noMatch="No payment matches"
                  advice="Try another name, reference or amount, or another tab."
                >
                  <EmptyState title="No payments">Owners add them to their applications, with the receipt.</EmptyState>
                </NothingListed>
              ) : (
                <>
                  <PaymentList
                    rows={rows}
                    address={address}
                    openId={payment?.id}
                    onOpen={(index) => setOpened({ id: rows[index]?.id ?? 0, index })}
                  />
                  <Pages of={list} onPage={address.goToPage}>
                    <ListKeys others={keys} />
                  </Pages>
                </>
              )
            }
          </WhenLoaded>
        </div>
      </div>
    </div>
  )
}
