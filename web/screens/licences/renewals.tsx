import { linkRenewalsExport } from '@portal/contract/reports/calls/exports.ts'
import { Link } from 'react-router'
import { RenewalLists, renewalsQuery } from '../../features/licences/renewals/renewal-lists.tsx'
import { DownloadList } from '../../fields/download-list.tsx'
import { MenuNumber } from '../../fields/menu-number.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** Renewal Management: licences that are due or late, and renewals that are under way or done. Spec §2.21. */
export function Renewals() {
  const address = useListAddress()
  return (
    <Page
      title="Renewal Management"
      lead={
        <>
          Dates decide what is in which list; nobody has to move anything.{' '}
          <Link to={paths.queue('status=expired')}>Every approval that has ended</Link>. <MenuNumber of="renewals" />
        </>
      }
      actions={<DownloadList call={linkRenewalsExport} query={renewalsQuery(address)} />}
    >
      <RenewalLists address={address} />
    </Page>
  )
}
