import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type * as calls from '@portal/contract/accounts/calls/password-reset.ts'
import type { Input } from '@portal/contract/call.ts'
import { byJob, recordChanges } from '../../../audit/record-changes.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { findCredentials } from '../../../records/accounts/accounts.ts'
import { askForLink } from '../../../records/accounts/password-resets.ts'
import type { OpenContext } from '../../../use-case/context.ts'

/** Every reply takes at least this long, also a refusal, which hides how much there was to do. */
const minimumMs = 300

/** Queues a message for the account with this email, if there is one and the portal sends mail. */
export async function remind(
  context: OpenContext,
  { body: { email } }: Input<typeof calls.forgotPassword>,
): Promise<void> {
  const minimum = wait(minimumMs)
  await queueLink(context, email).finally(() => minimum)
}

async function queueLink({ db, now, throttle, address, messages }: OpenContext, email: string): Promise<void> {
  const isSent = await throttle.mayRemind({ email, address })
  const account = await findCredentials(db, email)
  if (account && isSent && messages.mail) {
    const asked_at = now.toISOString()
    const message = { template: 'password-reset', to: { userId: account.id }, facts: { asked_at } } as const
    await recordChanges(db, byJob('forgot-password', now), async (transaction) => {
      await askForLink(transaction, { user_id: account.id, kind: 'link', asked_at })
      await queueMessage(transaction, { ...message, cause: `password-reset/${randomUUID()}` })
    })
  }
}

/** The reply is the same for every email, so that nobody learns who has an account. */
export async function forgotPassword({ messages }: OpenContext) {
  return {
    message: messages.mail
      ? 'If there is an account with this email, a message with a link is on its way. The link can be used once within 30 minutes.'
      : 'This portal sends no mail at present. Go to the ministry with something that shows who you are: an officer gives you a code for a new password.',
  }
}
