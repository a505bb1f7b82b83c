import type { GuideFee } from '@portal/contract/public/signed-out-pages.ts'
import { bandInWords, purposeWords } from '@portal/domain/money/fee-words.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import layout from '../../../ui/layout/layout.module.css'
import styles from './guide.module.css'

/** The words before the amount: with the beds only where a type has several bands. */
function feeFor(fee: GuideFee): string {
  const isOnlyBand = fee.beds_from === 0 && fee.beds_to === null
  return isOnlyBand ? purposeWords[fee.purpose] : `${purposeWords[fee.purpose]}, ${bandInWords(fee).toLowerCase()}`
}

/** What the ministry asks of a facility of this type today. Nothing is shown of a type without fees. */
export function FeesToPay({ fees }: { fees: GuideFee[] }) {
  if (fees.length === 0) return null
  return (
    <section className={`${layout.stack3} ${styles.section}`}>
      <h2>What you pay</h2>
      <ul>
        {fees.map((fee) => (
          <li key={fee.id}>
            {feeFor(fee)}: <strong>{fee.amount === 0 ? 'free' : formatNaira(fee.amount)}</strong>
          </li>
        ))}
      </ul>
      <p>You get an invoice when you start your application. It says where to pay, and which reference to give.</p>
    </section>
  )
}
