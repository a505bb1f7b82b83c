import type { Db } from '../database/connect.ts'
import { queueForAccount, queueForAddress } from '../records/messages/outbox.ts'
import { type FactsOf, type TemplateName, templates } from './templates.ts'

interface NewMessage<T extends TemplateName> {
  template: T
  /** An account, whose address is looked up at delivery, or somebody without one. `name` is the first name. */
  to: { userId: number } | { email: string; name: string }
  facts: FactsOf<T>
  /** Names what caused the message, for example `claim/12`. Each cause is told once, however often it is queued. */
  cause: string
}

/**
 * Adds a message to the outbox, in the caller's transaction; it is delivered after the commit. Security messages go by all
 * channels of their template; others by those that the person has chosen.
 */
export async function queueMessage<T extends TemplateName>(
  db: Db,
  { template, to, facts, cause }: NewMessage<T>,
): Promise<void> {
  const { isSecurity, channels } = templates[template]
  const message = { template, facts: JSON.stringify(facts), is_security: isSecurity, cause }
  if ('userId' in to) await queueForAccount(db, { ...message, user_id: to.userId }, channels)
  else await queueForAddress(db, { ...message, name: to.name, address: to.email })
}
