import { InboxList } from '../../features/inbox/inbox-list.tsx'
import { MenuNumber } from '../../fields/menu-number.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** What waits for the signed-in officer. */
export function Inbox() {
  const address = useListAddress()
  return (
    <Page
      title="Inbox"
      lead={
        <>
          What waits for you, the oldest first: what your duties allow, without what other officers have.{' '}
          <MenuNumber of="inbox" />
        </>
      }
    >
      <InboxList address={address} />
    </Page>
  )
}
