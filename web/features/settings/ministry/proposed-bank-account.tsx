import type { BankAccount } from '@portal/contract/money/bank-account.ts'
import * as calls from '@portal/contract/money/calls/bank-account.ts'
import { Allowed } from '../../../api/allowed.tsx'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { Moment } from '../../../ui/dates.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import layout from '../../../ui/layout/layout.module.css'
import styles from './settings.module.css'

interface Props {
  account: BankAccount
  mayConfirm: boolean
}

function Confirm({ account: { id, bank, account_number, account_name, proposed_by } }: { account: BankAccount }) {
  return (
    <ConfirmedButton
      call={calls.confirmBankAccount}
      sent={{ params: { id } }}
      label="Confirm account"
      title={`Confirm account ${account_number}?`}
      confirm="Confirm"
      isHarmless
      success={({ message }) => message}
    >
      <p>
        {bank}, {account_number}, {account_name}. From now on owners pay there. Compare it with a letter of the bank,
        not with what {proposed_by} sent you.
      </p>
    </ConfirmedButton>
  )
}

function Withdraw({ account: { id, account_number } }: { account: BankAccount }) {
  return (
    <ConfirmedButton
      call={calls.withdrawBankAccount}
      sent={{ params: { id } }}
      label="Withdraw account"
      title={`Withdraw account ${account_number}?`}
      confirm="Withdraw"
      success={({ message }) => message}
    >
      <p>Invoices stay as they are. The other officers are told.</p>
    </ConfirmedButton>
  )
}

/** An account that waits for a second officer, with the buttons that end the waiting. */
export function ProposedBankAccount({ account, mayConfirm }: Props) {
  return (
    <Notice
      tone="warning"
      title="Another account waits for confirmation"
      action={
        <Allowed to="change the bank account">
          <div className={`${layout.row3} ${styles.buttons}`}>
            {mayConfirm && <Confirm account={account} />}
            <Withdraw account={account} />
          </div>
        </Allowed>
      }
    >
      <p>
        <strong>
          {account.bank}, {account.account_number}, {account.account_name}
        </strong>
      </p>
      <p>
        Proposed by {account.proposed_by}, <Moment of={account.proposed_at} />.{' '}
        {!mayConfirm && 'Another officer with the duty Finance or Settings must confirm it.'}
      </p>
    </Notice>
  )
}
