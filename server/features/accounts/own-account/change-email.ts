import type * as calls from '@portal/contract/accounts/calls/own-account.ts'
import type { Input } from '@portal/contract/call.ts'
import { doerOf, recordEntry } from '../../../audit/record-entry.ts'
import { hashOfLink } from '../../../auth/one-time-secrets.ts'
import { queueMessage } from '../../../messages/queue-message.ts'
import { changeEmail, findHolderOf, getUser } from '../../../records/accounts/accounts.ts'
import { lockAccount } from '../../../records/accounts/closed-accounts.ts'
import {
  findEmailChange,
  stopEmailChange,
  storeEmailChange,
  takeEmailChange,
} from '../../../records/accounts/email-changes.ts'
import { endPending } from '../../../records/accounts/pending-access.ts'
import type { Context, OpenContext } from '../../../use-case/context.ts'
import { refuseField } from '../../../use-case/refuse-field.ts'
import { checkOwner, confirmOwner, type OwnerProof } from '../check-own-password.ts'

type Change = Input<typeof calls.askEmailChange>

/**
 * Asks for the password and the second factor, so that nobody takes over an account whose session they found open. Then counts
 * the mails.
 */
export async function checkOwnerOfEmail(context: Context, { body }: Change): Promise<OwnerProof> {
  const { user, throttle } = context
  const proof = await checkOwner(context, body)
  await throttle.mail.beforeEmailChange({ userId: user.id, email: body.email })
  return proof
}

/**
 * Sends a message to the new address, and one to the old address, with a link that stops the change. The reply is the same if
 * somebody else uses the new address, and then the message says so.
 */
export async function askEmailChange(context: Context, { body: { email } }: Change, proof: OwnerProof) {
  const { db, user, now, messages } = context
  await confirmOwner(context, proof)
  const asked = { user_id: user.id, asked_at: now.toISOString() }
  const holder = await findHolderOf(db, email)
  await storeEmailChange(db, { ...asked, email })
  const to = { email, name: user.first_name }
  const cause = `email-change/${user.id}/${asked.asked_at}`
  if (holder) await queueMessage(db, { template: 'email-taken', to: { userId: holder.id }, facts: {}, cause })
  else await queueMessage(db, { template: 'email-change', to, facts: asked, cause })
  const toOld = { email: user.email, name: user.first_name }
  await queueMessage(db, { template: 'email-change-asked', to: toOld, facts: asked, cause: `${cause}/old` })
  return {
    message: messages.mail
      ? `A message was sent to ${email}. Open its link within 24 hours to confirm the address.`
      : `The portal sends no mail at present. Your email stays as it is until a message can be sent to ${email}.`,
  }
}

/** Changes the email of whoever asked for it, and tells the old address. */
export async function confirmEmail({ db, now, address }: OpenContext, { body }: Input<typeof calls.confirmEmail>) {
  const secret_hash = hashOfLink(body.token)
  const asked = await findEmailChange(db, secret_hash)
  if (!asked) return refuseLink()
  // The account first, as everywhere: while somebody recovers it, the link waits, and has ended then.
  await lockAccount(db, asked.user_id)
  const change = (await takeEmailChange(db, secret_hash, now)) ?? refuseLink()
  const user = await getUser(db, change.user_id)
  const { email, first_name } = user
  // Somebody else may have taken the email since it was asked for, also a moment ago.
  if (!(await changeEmail(db, change.user_id, change.email, now))) return refuseLink()
  // A link that was sent to the old address must not open the account.
  await endPending(db, change.user_id)
  const cause = `email-changed/${change.user_id}/${now.toISOString()}`
  await queueMessage(db, { template: 'email-changed', to: { email, name: first_name }, facts: {}, cause })
  await recordEntry(db, {
    ...doerOf({ now, user, address }),
    action: 'change_own_account',
    about: { kind: 'account', id: user.id },
    before: { email },
    after: { email: change.email },
  })
  return { message: 'Your new email is confirmed. Log in with it from now on.' }
}

/** Stops a change of email with the link that was sent to the old address. Whoever reads its mail need not be logged in. */
export async function stopChange({ db, now, address }: OpenContext, { body }: Input<typeof calls.stopEmailChange>) {
  const stopped = await stopEmailChange(db, hashOfLink(body.token))
  if (!stopped) {
    return refuseField(
      'token',
      'This link is not valid any more: the change was confirmed or stopped, or has ended. If you cannot log in any more, go to the ministry.',
    )
  }
  await recordEntry(db, {
    ...doerOf({ now, user: await getUser(db, stopped.user_id), address }),
    action: 'stop_email_change',
    about: { kind: 'account', id: stopped.user_id },
    before: { asked_for: stopped.email },
  })
  return { message: 'The change is stopped. Your email stays as it is.' }
}

function refuseLink(): never {
  return refuseField('token', 'This link is not valid any more. Ask for a new one on the page Your account.')
}
