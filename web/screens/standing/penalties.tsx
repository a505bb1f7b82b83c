import { linkPenaltiesExport } from '@portal/contract/reports/calls/exports.ts'
import { PenaltyTable } from '../../features/standing/penalties/penalty-table.tsx'
import { DownloadList } from '../../fields/download-list.tsx'
import { MenuNumber } from '../../fields/menu-number.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** Every penalty with its reason. Spec §2. The title has the spelling of the ministry's menu. */
export function Penalties() {
  const address = useListAddress()
  return (
    <Page
      title="Penalities and Fines"
      lead={
        <>
          A facility counts once, however often it was penalised. <MenuNumber of="penalties" />
        </>
      }
      actions={<DownloadList call={linkPenaltiesExport} query={address.query} />}
    >
      <PenaltyTable address={address} />
    </Page>
  )
}
