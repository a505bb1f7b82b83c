import { channels as allChannels, type OutboxMessage } from '@portal/contract/messages/outbox-message.ts'
import { Notice } from '../../ui/feedback/notice.tsx'

type Channel = OutboxMessage['channel']

const titles: Record<Channel, string> = { mail: 'Email is not set up', sms: 'SMS is not set up' }

/** Says which channels are not set up; nothing if all are. */
export function MissingChannels({ channels }: { channels: readonly Channel[] }) {
  const missing = allChannels.filter((channel) => !channels.includes(channel))
  if (missing.length === 0) return null
  return (
    <Notice tone="warning" title={missing.map((channel) => titles[channel]).join('. ')}>
      <p>
        These messages stay under “Sent messages”, where they can be read and printed. Whoever runs the server can set
        this up; the operations guide says how.
      </p>
    </Notice>
  )
}
