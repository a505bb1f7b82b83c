import * as calls from '@portal/contract/money/calls/reconciliation.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { useState } from 'react'
import { useCall } from '../../../api/use-call.ts'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { SearchBox } from '../../../ui/form/search-box.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type ChosenPart, leftOf, targetName } from './chosen-parts.tsx'
import type { Line } from './line-targets.tsx'
import styles from './reconciliation.module.css'

interface FindProps {
  line: Line
  chosen: readonly ChosenPart[]
  onChoose: (part: ChosenPart) => void
}

/** How much of a line a payment or an invoice gets at first: a payment all of its amount, an invoice what is left, and not more than it owes. */
function partOf(target: ChosenPart['target'], left: number): ChosenPart {
  const amount = target.payment_id === null ? Math.min(target.amount, Math.max(left, 0)) : target.amount
  return { target, amount: String(amount) }
}

/** Finds payments that wait and invoices that owe something. It begins with those of the amount of the line. */
export function FindTarget({ line, chosen, onChoose }: FindProps) {
  const [q, setQ] = useState(formatNaira(line.amount))
  const found = useCall(calls.findPaymentTargets, { query: { q } }, { enabled: q !== '' })
  const isFree = (target: ChosenPart['target']) =>
    !chosen.some((part) => part.target.payment_id === target.payment_id && part.target.invoice_id === target.invoice_id)
  return (
    <section aria-label="Payments and invoices">
      <SearchBox label="Facility, number, reference or amount" value={q} onSearch={setQ} />
      {q !== '' && (
        <WhenLoaded of={found}>
          {({ data }) => (
            <>
              <VisuallyHidden>
                <span role="status">{data.length === 1 ? '1 found' : `${data.length} found`}</span>
              </VisuallyHidden>
              {data.length === 0 && <p>Nothing that waits or is owed fits. Try the name of the facility.</p>}
              <ul className={`${layout.stack2} ${styles.parts}`}>
                {data.filter(isFree).map((target) => (
                  <li key={`${target.payment_id}/${target.invoice_id}`}>
                    <div>
                      {targetName(target)}
                      <div>
                        {target.payment_id === null ? 'Owes ' : 'Payment of '}
                        {formatNaira(target.amount)}
                      </div>
                    </div>
                    <Button variant="default" isCompact onClick={() => onChoose(partOf(target, leftOf(line, chosen)))}>
                      Choose<VisuallyHidden> {targetName(target)}</VisuallyHidden>
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </WhenLoaded>
      )}
    </section>
  )
}
