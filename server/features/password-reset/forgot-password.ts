import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/password-reset.ts'
import type { OpenContext } from '../../http/context.ts'
import { queueMessage } from '../../messages/queue-message.ts'
import { findCredentials } from '../../records/accounts.ts'

/** Every reply takes at least this long, which hides how much there was to do. */
const minimumMs = 300

/** Queues a message for the account with this email, if there is one. */
export async function remind(
  { db, now, throttle, address }: OpenContext,
  { body: { email } }: Input<typeof calls.forgotPassword>,
): Promise<void> {
  const minimum = wait(minimumMs)
  const isSent = await throttle.mayRemind({ email, address })
  const account = await findCredentials(db, email)
  if (account && isSent) {
    const cause = `password-reset/${randomUUID()}`
    const facts = { asked_at: now.toISOString() }
    await queueMessage(db, { template: 'password-reset', to: { userId: account.id }, facts, cause })
  }
  await minimum
}

/** The reply is the same for every email, so that nobody learns who has an account. */
export async function forgotPassword() {
  return {
    message:
      'If there is an account with this email, a message with a link is on its way. The link can be used once within 30 minutes.',
  }
}
