import { byJob, recordChanges } from '../audit/record-changes.ts'
import type { Database } from '../database/connect.ts'
import {
  type ClaimedMessage,
  claimMessage,
  isQueued,
  markFailed,
  markSent,
} from '../records/messages/outbox-delivery.ts'
import { DeliveryFailure, type Sender } from './sender.ts'
import type { Template } from './template.ts'
import type { Timing } from './timing.ts'
import { findTemplate } from './words-of.ts'

interface Delivery {
  db: Database['db']
  sender: Sender
  timing: Timing
  ministry: string
  now: Date
}

/** What became of a message: nothing is left to do, it must be tried again, or nothing can be sent at present. */
export type Outcome = 'done' | 'retry' | 'unreachable'

/** Tries once to send a message of the outbox, and records what happened. */
export async function deliver(delivery: Delivery, id: number): Promise<Outcome> {
  const { db, timing } = delivery
  const message = await claimMessage(db, id, timing)
  if (!message) return (await isQueued(db, id)) ? 'retry' : 'done'
  const failure = await send(delivery, message)
  if (!failure) {
    await markSent(db, id, message.address)
    return 'done'
  }
  const isFinal = failure.kind === 'refused' || message.is_last
  await markFailed(db, id, { reason: failure.message, isFinal })
  if (isFinal) return 'done'
  return failure.kind === 'unreachable' ? 'unreachable' : 'retry'
}

/** Sends a message. Returns why it was not accepted; an error in a template is a failure of its message alone. */
async function send(
  { db, sender, ministry, now }: Delivery,
  message: ClaimedMessage,
): Promise<DeliveryFailure | undefined> {
  try {
    const template = templateOf(message.template)
    const { facts, user_id, address } = message
    const secrets = await recordChanges(db, byJob('send-messages', now), (transaction) =>
      template.prepare(transaction, facts, { userId: user_id ?? undefined, address, now }),
    )
    await sender.send({
      messageId: message.message_id,
      to: { name: message.name, address: message.address },
      ministry,
      content: template.content(facts, secrets),
    })
    return undefined
  } catch (error) {
    return error instanceof DeliveryFailure
      ? error
      : new DeliveryFailure('later', `The portal failed: ${error instanceof Error ? error.name : typeof error}`)
  }
}

function templateOf(name: string): Template {
  const template = findTemplate(name)
  if (!template) throw new DeliveryFailure('refused', `The portal no longer has the template ${name}`)
  return template
}
