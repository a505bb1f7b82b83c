import type { Reply } from '@portal/contract/call.ts'
import type { BankAccount } from '@portal/contract/money/bank-account.ts'
import * as calls from '@portal/contract/money/calls/bank-account.ts'
import { Allowed } from '../../../api/allowed.tsx'
import { useCall } from '../../../api/use-call.ts'
import { Moment } from '../../../ui/dates.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { WhenLoaded } from '../../../ui/feedback/when-loaded.tsx'
import { DescriptionList } from '../../../ui/layout/description-list.tsx'
import { Panel, Section } from '../../../ui/layout/page.tsx'
import { BankAccountHistory } from './bank-account-history.tsx'
import { ProposeBankAccount } from './propose-bank-account.tsx'
import { ProposedBankAccount } from './proposed-bank-account.tsx'

function Present({ account }: { account: BankAccount }) {
  return (
    <Panel>
      <DescriptionList
        rows={[
          { label: 'Bank', value: account.bank },
          { label: 'Name of the account', value: account.account_name },
          { label: 'Account number', value: account.account_number },
          {
            label: 'Since',
            value: account.confirmed_at && (
              <>
                <Moment of={account.confirmed_at} />, proposed by {account.proposed_by}
                {account.confirmed_by !== account.proposed_by && <>, confirmed by {account.confirmed_by}</>}
              </>
            ),
          },
        ]}
      />
    </Panel>
  )
}

function Accounts({ of: { data, proposed, history, may_confirm } }: { of: Reply<typeof calls.showBankAccount> }) {
  return (
    <>
      {proposed && <ProposedBankAccount account={proposed} mayConfirm={may_confirm} />}
      {data ? (
        <Present account={data} />
      ) : (
        <EmptyState isSmall title="No bank account yet">
          Until there is one, owners read that they should ask the ministry where to pay.
        </EmptyState>
      )}
      {history.length > 0 && <BankAccountHistory accounts={history} />}
    </>
  )
}

/** The account to which owners pay, and changing it with a second officer. */
export function BankAccountSection() {
  const accounts = useCall(calls.showBankAccount)
  return (
    <Section
      id="bank-account"
      title="Bank account"
      actions={
        accounts.data?.proposed === null && (
          <Allowed to="change the bank account">
            <ProposeBankAccount needsConfirmation={accounts.data.needs_confirmation} />
          </Allowed>
        )
      }
    >
      <p>
        Invoices say that owners pay here. One officer with the duty Finance or Settings proposes another account, a
        second one confirms it. Every invoice shows the account in force when it is opened.
      </p>
      <WhenLoaded of={accounts}>{(loaded) => <Accounts of={loaded} />}</WhenLoaded>
    </Section>
  )
}
