import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type * as calls from '@portal/contract/accounts/calls/password-reset.ts'
import type { Input } from '@portal/contract/call.ts'
import { isOfficer } from '@portal/domain/accounts/capabilities.ts'
import { isPhone } from '@portal/domain/accounts/phone.ts'
import { byJob, recordChanges } from '../../../audit/record-changes.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { findCredentials } from '../../../records/accounts/accounts.ts'
import { askForLink } from '../../../records/accounts/password-resets.ts'
import type { OpenContext } from '../../../use-case/context.ts'

type Asked = Input<typeof calls.forgotPassword>

/** Every reply takes at least this long, also a refusal, which hides how much there was to do. */
const minimumMs = 300

/** Queues a message for the account with this email or confirmed phone number, if there is one and the portal sends such messages. */
export async function remind(context: OpenContext, { body: { email } }: Asked): Promise<void> {
  const minimum = wait(minimumMs)
  await queueLink(context, email).finally(() => minimum)
}

async function queueLink({ db, now, throttle, address, messages }: OpenContext, name: string): Promise<void> {
  const isSent = await throttle.mayRemind({ email: name, address })
  const account = await findCredentials(db, name)
  const kind = isPhone(name) ? 'sms' : 'link'
  if (!account || !isSent || !(kind === 'sms' ? messages.sms : messages.mail)) return
  // Officers decide about facilities: who holds their phone must not get in without their mail.
  if (kind === 'sms' && (isOfficer(account) || !(await throttle.sms.mayCost()))) return
  const asked_at = now.toISOString()
  const message = { template: templateOf[kind], to: { userId: account.id }, facts: { asked_at } } as const
  await recordChanges(db, byJob('forgot-password', now), async (transaction) => {
    await askForLink(transaction, { user_id: account.id, kind, asked_at })
    await queueMessage(transaction, { ...message, cause: `password-reset/${randomUUID()}` })
  })
}

const templateOf = { link: 'password-reset', sms: 'password-reset-sms' } as const

const atTheCounter =
  'Go to the ministry with something that shows who you are: an officer gives you a code for a new password.'

/** The reply is the same for every email and for every phone number, so that nobody learns who has an account. */
export async function forgotPassword({ messages }: OpenContext, { body: { email } }: Asked) {
  const canBeUsed = 'The link can be used once within 30 minutes.'
  if (isPhone(email)) {
    return {
      message: messages.sms
        ? `If an owner confirmed this phone number, an SMS with a link is on its way. ${canBeUsed}`
        : `This portal sends no SMS at present. ${atTheCounter}`,
    }
  }
  return {
    message: messages.mail
      ? `If there is an account with this email, a message with a link is on its way. ${canBeUsed}`
      : `This portal sends no mail at present. ${atTheCounter}`,
  }
}
