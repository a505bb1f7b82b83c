import * as calls from '@portal/contract/accounts/calls/users.ts'
import type { UserAccount } from '@portal/contract/accounts/user-account.ts'
import { ConfirmedButton } from '../../../api/confirmed-button.tsx'
import { useCall } from '../../../api/use-call.ts'
import { Moment } from '../../../ui/dates.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { dutyWords } from './duty-words.ts'

interface Props {
  account: UserAccount
  given: UserAccount['waiting'][number]
}

const labels = ({ given }: Pick<Props, 'given'>) => given.duties.map((duty) => dutyWords[duty].label).join(', ')

function Confirm({ account, given }: Props) {
  const name = `${account.first_name} ${account.last_name}`
  return (
    <ConfirmedButton
      call={calls.confirmDuties}
      sent={{ params: { id: account.id, given_id: given.id } }}
      label="Confirm duties"
      title={`Confirm ${labels({ given })} for ${name}?`}
      confirm="Confirm"
      isHarmless
      success={({ message }) => message}
    >
      {given.giver} gave them. Ask {given.giver} and {name} in person or by phone whether that is right. They count at
      once.
    </ConfirmedButton>
  )
}

function Withdraw({ account, given }: Props) {
  const name = `${account.first_name} ${account.last_name}`
  return (
    <ConfirmedButton
      call={calls.withdrawDuties}
      sent={{ params: { id: account.id, given_id: given.id } }}
      label="Withdraw duties"
      title={`Withdraw ${labels({ given })} of ${name}?`}
      confirm="Withdraw"
      success={({ message }) => message}
    >
      They were never given then. What else {account.first_name} may do stays.
    </ConfirmedButton>
  )
}

/** The duties of an account that wait for another officer, with the buttons that end the waiting. */
export function WaitingDuties({ account }: { account: UserAccount }) {
  const name = `${account.first_name} ${account.last_name}`
  return account.waiting.map((given) => (
    <Notice
      key={given.id}
      tone="warning"
      title={`${labels({ given })} for ${name}: not confirmed yet`}
      action={
        <div className={layout.row2}>
          {given.offered.includes('Confirm duties') && <Confirm account={account} given={given} />}
          {given.offered.includes('Withdraw duties') && <Withdraw account={account} given={given} />}
        </div>
      }
    >
      <p>
        Given by {given.giver}, <Moment of={given.given_at} />. It ends by itself on <Moment of={given.ends_at} />.
        {!given.offered.includes('Confirm duties') &&
          ' An officer with the duty Users who neither gave them nor gets them must confirm them.'}
      </p>
    </Notice>
  ))
}

/** Every account whose duties wait. It shows nothing while there is none. */
export function AccountsWithWaitingDuties() {
  const { data } = useCall(calls.listUsers, { query: { waiting: 'yes', per_page: 50 } })
  return data?.data.map((account) => <WaitingDuties key={account.id} account={account} />)
}
