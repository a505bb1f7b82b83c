import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/own-account.ts'
import { doerOf, recordEntry } from '../../audit/record-entry.ts'
import { hashOfLink } from '../../auth/one-time-secrets.ts'
import type { Context, OpenContext } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { queueMessage } from '../../messages/queue-message.ts'
import { changeEmail, findHolderOf, getUser } from '../../records/accounts.ts'
import { deleteResetsOf } from '../../records/password-resets.ts'
import { storeEmailChange, takeEmailChange } from '../../records/email-changes.ts'
import { checkOwnPassword } from '../../auth/check-own-password.ts'

type Change = Input<typeof calls.askEmailChange>

/** Asks for the password, so that nobody takes over an account whose session they found open. */
export async function checkPasswordForEmail(context: Context, { body }: Change): Promise<void> {
  await checkOwnPassword(context, body.current_password, 'current_password')
}

/** Sends a message to the new address. The reply is the same if somebody else uses it, and then the message says so. */
export async function askEmailChange({ db, user, now }: Context, { body: { email } }: Change) {
  const asked = { user_id: user.id, asked_at: now.toISOString() }
  const holder = await findHolderOf(db, email)
  await storeEmailChange(db, { ...asked, email })
  const to = { email, name: user.first_name }
  const cause = `email-change/${user.id}/${asked.asked_at}`
  if (holder) await queueMessage(db, { template: 'email-taken', to: { userId: holder.id }, facts: {}, cause })
  else await queueMessage(db, { template: 'email-change', to, facts: asked, cause })
  return { message: `A message was sent to ${email}. Open its link within 24 hours to confirm the address.` }
}

/** Changes the email of whoever asked for it, and tells the old address. */
export async function confirmEmail({ db, now, address }: OpenContext, { body }: Input<typeof calls.confirmEmail>) {
  const change = await takeEmailChange(db, hashOfLink(body.token), now)
  if (!change) return refuseLink()
  const user = await getUser(db, change.user_id)
  const { email, first_name } = user
  // Somebody else may have taken the email since it was asked for, also a moment ago.
  if (!(await changeEmail(db, change.user_id, change.email, now))) return refuseLink()
  // A link that was sent to the old address must not open the account.
  await deleteResetsOf(db, change.user_id)
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

function refuseLink(): never {
  return refuseField('token', 'This link is not valid any more. Ask for a new one on the page Your account.')
}
