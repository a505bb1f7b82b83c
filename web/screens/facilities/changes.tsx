import { ChangeTable } from '../../features/facilities/changes/change-table.tsx'
import { MenuNumber } from '../../fields/menu-number.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** The requests to change what was approved, for officers. */
export function Changes() {
  const address = useListAddress()
  return (
    <Page
      title="Requests for changes"
      lead={
        <>
          What owners ask to change after the first approval. The oldest first. <MenuNumber of="changes" />
        </>
      }
    >
      <ChangeTable address={address} />
    </Page>
  )
}
