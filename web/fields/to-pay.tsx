import type { Invoice } from '@portal/contract/money/invoice.ts'
import { formatNaira } from '@portal/domain/money/money.ts'
import { CopyButton } from '../ui/form/copy-button.tsx'
import layout from '../ui/layout/layout.module.css'
import textStyles from '../ui/text.module.css'
import { noAccountYet, payTo } from './invoice-figures.ts'
import styles from './to-pay.module.css'

interface ToPayProps extends Pick<Invoice, 'bank_account'> {
  amount: number
  reference: string
}

/** What to enter in a bank's app, each to copy: the amount, the account and the reference. */
export function ToPay({ of: { amount, reference, bank_account } }: { of: ToPayProps }) {
  return (
    <dl className={styles.list}>
      <Row label="To pay" value={formatNaira(amount)} copied={String(amount)} name="the amount" />
      <Row
        label="Pay to"
        value={payTo({ bank_account }) ?? noAccountYet}
        copied={bank_account?.account_number}
        name="the account number"
      />
      <Row label="Reference" value={reference} copied={reference} name="the reference" />
    </dl>
  )
}

function Row({
  label,
  value,
  copied,
  name,
}: {
  label: string
  value: string
  copied?: string | undefined
  name: string
}) {
  return (
    <div className={`${layout.row2} ${layout.between}`}>
      <div className={styles.words}>
        <dt className={textStyles.note}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
      {copied !== undefined && <CopyButton text={copied} name={name} />}
    </div>
  )
}
