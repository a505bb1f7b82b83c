import { linkConcernsExport } from '@portal/contract/reports/calls/exports.ts'
import { ConcernTable } from '../../features/concerns/concern-table.tsx'
import { DownloadList } from '../../fields/download-list.tsx'
import { MenuNumber } from '../../fields/menu-number.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** What people have reported, for officers who triage it. */
export function Concerns() {
  const address = useListAddress()
  return (
    <Page
      title="Concerns"
      lead={
        <>
          What people have reported about places and certificates. <MenuNumber of="concerns" />
        </>
      }
      actions={<DownloadList call={linkConcernsExport} query={address.query} />}
    >
      <ConcernTable address={address} />
    </Page>
  )
}
