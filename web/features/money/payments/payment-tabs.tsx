import type { Reply } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/money/calls/payments.ts'
import { paymentViewNames, paymentViews } from '@portal/domain/money/payment-views.ts'
import { countInWords } from '../../../fields/count-in-words.ts'
import { paths } from '../../../paths.ts'
import { ViewTab, ViewTabs } from '../../../ui/table/view-tabs.tsx'

interface TabsProps {
  /** What the list replied; undefined while it is loading. */
  of: Pick<Reply<typeof calls.listAllPayments>, 'counts' | 'unassigned_lines'> | undefined
  /** The view that the address names. */
  shown: string
}

/** The views of the payments with how many each has, and where lines of bank statements wait to be assigned. */
export function PaymentTabs({ of, shown }: TabsProps) {
  const lines = of?.unassigned_lines ?? 0
  return (
    <ViewTabs label="Views">
      {paymentViewNames.flatMap((view) => [
        <ViewTab
          key={view}
          to={paths.payments(view)}
          label={paymentViews[view]}
          isCurrent={view === (shown || 'submitted')}
          count={of && countInWords(of.counts[view])}
        />,
        view === 'submitted' && lines > 0 && (
          <ViewTab
            key="lines"
            to={paths.bankStatements()}
            label="On a statement, not assigned"
            isCurrent={false}
            count={countInWords({ total: lines })}
            isLate
          />
        ),
      ])}
    </ViewTabs>
  )
}
