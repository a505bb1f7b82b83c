import { workMails } from '@portal/domain/messages/work-mail.ts'
import { z } from 'zod'
import { ofOwnAccount } from '../../audit/call-audit.ts'
import { call } from '../../call.ts'
import { byId } from '../../fields/fields.ts'
import { list, paging } from '../../fields/paging.ts'
import { channels, messageStates, messageText, outboxMessage } from '../outbox-message.ts'

/** The messages by mail and SMS, newest first. */
export const listOutbox = call('GET', '/api/outbox', {
  feature: 'messages',
  summary: 'Messages by mail and SMS, newest first. Security messages are only for officers who manage accounts.',
  may: 'read the sent messages',
  query: paging.extend({ state: z.enum(messageStates).optional(), channel: z.enum(channels).optional() }),
  reply: list(outboxMessage).extend({
    channels: z.array(z.enum(channels)).describe('The channels that are set up. Messages of others wait.'),
  }),
})

/** One message with its words. */
export const showOutboxMessage = call('GET', '/api/outbox/{id}', {
  feature: 'messages',
  summary: 'One message by mail or SMS, with its words. Secrets, such as links for a new password, are left out.',
  may: 'read the sent messages',
  params: byId,
  refuses: ['not_found'],
  reply: z.object({ data: outboxMessage.extend(messageText.shape) }),
})

/** Tries a failed message again. */
export const retryOutboxMessage = call('POST', '/api/outbox/{id}/retry', {
  feature: 'messages',
  summary: 'Try a failed message again, for a day.',
  may: 'retry a message',
  params: byId,
  refuses: ['not_found', 'action_not_offered'],
  reply: z.object({ data: outboxMessage }),
  audit: { isNotAudited: 'Every try is kept with the message, which was recorded together with what it tells.' },
})

/** Every template with an example, for the style guide. */
export const listMessageTemplates = call('GET', '/api/message-templates', {
  feature: 'messages',
  summary: 'Every message that the portal sends, with an example.',
  may: 'see the message templates',
  reply: z.object({
    data: z.array(
      messageText.extend({
        name: z.string(),
        is_security: z.boolean(),
        channels: z.array(z.enum(channels)),
        subject: z.string(),
        sms: z.string(),
      }),
    ),
  }),
})

const preferences = z
  .object({
    mail: z.boolean(),
    sms: z.boolean(),
    work: z
      .enum(workMails)
      .optional()
      .describe('When an officer gets a mail about work that came to the inbox. Left out for owners.'),
  })
  .meta({ id: 'MessagePreferences', examples: [{ mail: true, sms: false }] })

const preferencesReply = z.object({
  data: preferences,
  morning_mail: z
    .string()
    .optional()
    .describe('For officers: the hour at which the ministry sends the mail of the morning, or off.'),
})

/** By which channels a person wants messages. */
export const showMessagePreferences = call('GET', '/api/account/messages', {
  feature: 'messages',
  summary: 'Whether you want messages by mail and by SMS, and for officers when they get a mail about new work.',
  may: 'manage own account',
  reply: preferencesReply,
})

/** Changes by which channels a person wants messages. */
export const changeMessagePreferences = call('PUT', '/api/account/messages', {
  feature: 'messages',
  summary:
    'Choose whether you want messages by mail and by SMS, and as an officer when you get a mail about new work. Messages about the security of your account are always sent.',
  may: 'manage own account',
  body: preferences,
  reply: preferencesReply,
  audit: { ...ofOwnAccount('change_own_account'), compares: 'user_account' },
})
