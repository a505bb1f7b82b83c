import { RepresentationTable } from '../../features/standing/representations/representation-table.tsx'
import { MenuNumber } from '../../fields/menu-number.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** The representations of owners against decisions, for officers. */
export function Representations() {
  const address = useListAddress()
  return (
    <Page
      title="Representations"
      lead={
        <>
          What owners say against declines, penalties, suspensions, sealings and revocations, the oldest first. Another
          officer than the one who took the decision upholds it or sets it aside. <MenuNumber of="representations" />
        </>
      }
    >
      <RepresentationTable address={address} />
    </Page>
  )
}
