import { z } from 'zod'
import { moment } from '../fields/fields.ts'

/** The ways in which messages leave the portal. */
export const channels = ['mail', 'sms'] as const

/** Where a message of the outbox is. */
export const messageStates = ['queued', 'sent', 'failed'] as const

/** A message of the outbox. */
export const outboxMessage = z
  .object({
    id: z.int(),
    channel: z.enum(channels),
    state: z.enum(messageStates),
    template: z.string(),
    is_security: z.boolean(),
    title: z.string(),
    to_name: z.string(),
    to_address: z.string(),
    attempts: z.int(),
    last_error: z.string().nullable().describe('What the server said, or why it could not be reached.'),
    created_at: moment,
    sent_at: moment.nullable(),
  })
  .meta({
    id: 'OutboxMessage',
    examples: [
      {
        id: 71,
        channel: 'mail',
        state: 'failed',
        template: 'decision',
        is_security: false,
        title: 'Your registration is approved: APP-2026-000123',
        to_name: 'Amina',
        to_address: 'amina@example.org',
        attempts: 1,
        last_error: '550 5.1.1 Nobody here has this address',
        created_at: '2026-04-08T10:30:00.000Z',
        sent_at: null,
      },
    ],
  })
export type OutboxMessage = z.output<typeof outboxMessage>

/** What a message says. An SMS has no HTML. */
export const messageText = z
  .object({ text: z.string(), html: z.string().nullable() })
  .meta({ examples: [{ text: 'Dear Amina,\n\nYour registration is approved: APP-2026-000123\n', html: null }] })
