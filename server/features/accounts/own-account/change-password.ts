import type * as calls from '@portal/contract/accounts/calls/own-account.ts'
import type { Input } from '@portal/contract/call.ts'
import { hashNewPassword } from '../../../auth/new-password.ts'
import { endOtherSessions } from '../../../auth/sessions.ts'
import { tellAboutAccount } from '../../../messages/tell-about-account.ts'
import { replacePassword } from '../../../records/accounts/accounts.ts'
import type { Context } from '../../../use-case/context.ts'
import { refuseField } from '../../../use-case/refuse-field.ts'
import { checkOwnPassword } from '../check-own-password.ts'

type Change = Input<typeof calls.changePassword>

/** The hashes of the password that is replaced and of the one that replaces it. */
interface Replacement {
  from: string
  to: string
}

/** Checks the present password and hashes the new one, which takes too long for a transaction. */
export async function prepareChange(context: Context, { body }: Change): Promise<Replacement> {
  if (body.password === body.current_password) refuseField('password', 'Choose a password that you have not now')
  const from = await checkOwnPassword(context, body.current_password)
  return { from, to: await hashNewPassword(body.password, context.user) }
}

/** Replaces the password, and ends every other session of the person and what is pending in the account. */
export async function changePassword({ db, user, token, now }: Context, _input: Change, replacement: Replacement) {
  const isReplaced = await replacePassword(db, user.id, replacement)
  if (!isReplaced) refuseField('current_password', 'Your password was changed meanwhile. Enter the new one.')
  await endOtherSessions(db, user.id, token)
  await tellAboutAccount(db, 'password-changed', { id: user.id, now })
}
