import { useParams } from 'react-router'
import { OutboxMessageDetails } from '../../features/messages/outbox-message.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'

/** One message of the outbox. */
export function OutboxMessage() {
  const { id = '' } = useParams()
  return (
    <Page title="Message" width="reading" back={{ to: paths.outbox(), label: 'Sent messages' }}>
      <OutboxMessageDetails key={id} id={id} />
    </Page>
  )
}
