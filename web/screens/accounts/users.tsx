import { linkUsersExport } from '@portal/contract/reports/calls/exports.ts'
import { InviteOfficer } from '../../features/accounts/users/invite-officer.tsx'
import { UserTable } from '../../features/accounts/users/user-table.tsx'
import { AccountsWithWaitingDuties } from '../../features/accounts/users/waiting-duties.tsx'
import { DownloadList } from '../../fields/download-list.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** The accounts of officers and owners. */
export function Users() {
  const address = useListAddress()
  return (
    <Page
      title="Users"
      lead="The people who work with this portal, and what each officer is entrusted with."
      back={{ to: paths.settings(), label: 'Settings' }}
      actions={
        <>
          <DownloadList call={linkUsersExport} query={address.query} />
          <InviteOfficer />
        </>
      }
    >
      <AccountsWithWaitingDuties />
      <UserTable address={address} />
    </Page>
  )
}
