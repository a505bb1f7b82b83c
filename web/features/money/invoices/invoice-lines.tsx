import type { Invoice } from '@portal/contract/money/invoice.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import textStyles from '../../../ui/text.module.css'
import styles from './invoice-paper.module.css'

/** The lines of an invoice, what was paid, and the balance. */
export function InvoiceLines({ invoice }: { invoice: Invoice }) {
  const { lines, total, confirmed, submitted, balance } = invoice
  const sums = [
    { label: 'Total', amount: total },
    { label: 'Confirmed payments', amount: -confirmed },
    ...(submitted > 0 ? [{ label: 'Payments that wait to be confirmed', amount: submitted }] : []),
    { label: balance < 0 ? 'Paid too much' : 'To be paid', amount: Math.abs(balance) },
  ]
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, description, amount, reason }) => (
          <tr key={id}>
            <td>
              {description}
              {reason && <span className={textStyles.second}>{reason}</span>}
            </td>
            <td>{formatNaira(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(({ label, amount }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatNaira(amount)}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}
