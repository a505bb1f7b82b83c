import type { OutboxMessage } from '@portal/contract/messages/outbox-message.ts'

/** The channels in words. */
export const channelWords: Record<OutboxMessage['channel'], string> = { mail: 'Email', sms: 'SMS' }

/** The states of a message in words. */
export const stateWords: Record<OutboxMessage['state'], string> = {
  queued: 'Waiting',
  sent: 'Sent',
  failed: 'Not sent',
}
