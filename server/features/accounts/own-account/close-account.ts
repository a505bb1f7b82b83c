import type * as calls from '@portal/contract/accounts/calls/own-account.ts'
import type { Input } from '@portal/contract/call.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { anonymiseAccount, lockAccount, ownsFacility } from '../../../records/accounts/closed-accounts.ts'
import type { Context } from '../../../use-case/context.ts'
import { checkOwnPassword } from '../check-own-password.ts'

type Close = Input<typeof calls.closeAccount>

/** Asks for the password, so that nobody closes an account whose session they found open. */
export async function checkPasswordToClose(context: Context, { body }: Close): Promise<void> {
  await checkOwnPassword(context, body.current_password)
}

/** Closes the account. Its row stays without personal data, because the history of others refers to it. */
export async function closeAccount({ db, user, now }: Context): Promise<void> {
  await lockAccount(db, user.id)
  if (await ownsFacility(db, user.id)) {
    refuse('action_not_offered', 'You own a facility. Ask the ministry to give it to another account first.')
  }
  await anonymiseAccount(db, user.id, now)
}
