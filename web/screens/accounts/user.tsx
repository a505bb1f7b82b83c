import * as calls from '@portal/contract/accounts/calls/users.ts'
import { isOfficer } from '@portal/domain/accounts/capabilities.ts'
import { useParams } from 'react-router'
import { useCall } from '../../api/use-call.ts'
import { UserActions } from '../../features/accounts/users/user-actions.tsx'
import { UserDetails } from '../../features/accounts/users/user-details.tsx'
import { UserDuties } from '../../features/accounts/users/user-duties.tsx'
import { NextFromInbox } from '../../features/inbox/next-from-inbox.tsx'
import { AuditLink } from '../../fields/audit-link.tsx'
import { paths } from '../../paths.ts'
import { WhenLoaded } from '../../ui/feedback/when-loaded.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'

/** One account: what it is, what its officer may do, and what can be done with it. */
export function User() {
  const { id = '' } = useParams()
  const shown = useCall(calls.showUser, { params: { id } })
  const account = shown.data?.data
  const back = { to: paths.users(), label: 'Users' }
  return (
    <Page
      title={account ? `${account.first_name} ${account.last_name}` : 'User'}
      width="reading"
      back={back}
      lead={account && <StatusBadge status={account.state} />}
      actions={account && <AuditLink of={{ about: 'account', about_id: account.id }} />}
    >
      <WhenLoaded of={shown} back={back}>
        {({ data }) => (
          <>
            <NextFromInbox />
            <UserDetails account={data} />
            {isOfficer(data) && <UserDuties account={data} />}
            <UserActions account={data} />
          </>
        )}
      </WhenLoaded>
    </Page>
  )
}
