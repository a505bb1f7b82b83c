import { OutboxTable } from '../../features/messages/outbox-table.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { useListAddress } from '../../ui/table/use-list-address.ts'

/** The messages that leave the portal by mail and SMS. */
export function Outbox() {
  const address = useListAddress()
  return (
    <Page
      title="Sent messages"
      lead="Messages by email and SMS, the newest first."
      back={{ to: paths.settings(), label: 'Settings' }}
    >
      <OutboxTable address={address} />
    </Page>
  )
}
