import type * as calls from '@portal/contract/accounts/calls/password-reset.ts'
import type { Input } from '@portal/contract/call.ts'
import { doerOf, recordEntry } from '../../../audit/record-entry.ts'
import { hashNewPassword } from '../../../auth/new-password.ts'
import { hashOfLink } from '../../../auth/one-time-secrets.ts'
import { findCode } from '../../../auth/typed-codes.ts'
import type { Db } from '../../../database/connect.ts'
import { tellAboutAccount } from '../../../messages/tell-about-account.ts'
import { updateUser } from '../../../records/accounts/accounts.ts'
import { lockAccount } from '../../../records/accounts/closed-accounts.ts'
import { findReset, findResetByCode, spendReset } from '../../../records/accounts/password-resets.ts'
import { endAccess } from '../../../records/accounts/sessions.ts'
import type { OpenContext } from '../../../use-case/context.ts'
import { refuseField } from '../../../use-case/refuse-field.ts'

type Reset = Input<typeof calls.resetPassword>

/** How the secret reached its person, for the audit record. */
const ways = {
  link: 'link by mail',
  invitation: 'link by mail',
  sms: 'link by SMS',
  code: 'code from the counter',
} as const

/** The account of a secret that was found valid. */
interface Found {
  id: number
  kind: keyof typeof ways
  email: string
  first_name: string
  last_name: string
  secret_hash: Buffer
}

/** A secret that was found valid, and the hash of the new password. */
interface Checked {
  user: Found
  password_hash: string
}

/**
 * Checks the secret, which is not used up yet, and hashes the password. Guesses of a code count as attempts to sign in to the
 * account. A wrong secret, a used one and one that has expired are refused in the same words.
 */
export async function checkReset({ db, throttle, address, now }: OpenContext, { body }: Reset): Promise<Checked> {
  const { token, email = '', code = '', password } = body
  const account = await throttle.signIn({ email: token ?? email, address }, () =>
    token === undefined ? findByCode(db, { email, code }, now) : findReset(db, hashOfLink(token), now),
  )
  if (!account) return refuseSecret(token === undefined ? 'code' : 'link')
  return { user: account, password_hash: await hashNewPassword(password, account) }
}

/** The account with this email, if it has this code. It takes as long without one. */
async function findByCode(db: Db, { email, code }: { email: string; code: string }, now: Date) {
  const found = await findResetByCode(db, email, now)
  return (await findCode(found ? [found.secret_hash] : [], code)) && found
}

/** Uses up the secret, sets the password, and ends all sessions and what is pending. Of two that come at once with one secret, one succeeds. */
export async function resetPassword({ db, now, address }: OpenContext, { body }: Reset, checked: Checked) {
  const { user, password_hash } = checked
  const userId = user.id
  await lockAccount(db, userId)
  const isUsed = await spendReset(db, userId, user.secret_hash, now)
  if (!isUsed) refuseSecret(body.token === undefined ? 'code' : 'link')
  await updateUser(db, userId, { password_hash, must_change_password: false, updated_at: now.toISOString() })
  await endAccess(db, userId, 'all')
  await tellAboutAccount(db, 'password-changed', { id: userId, now })
  await recordEntry(db, {
    ...doerOf({ now, user, address }),
    action: 'password_reset',
    about: { kind: 'account', id: userId },
    after: { by: ways[user.kind] },
  })
  return { message: 'Your password was changed. Now log in with it.' }
}

function refuseSecret(by: 'link' | 'code'): never {
  return by === 'link'
    ? refuseField('token', 'This link is not valid any more. Ask for a new one.', 'wrong link')
    : refuseField('code', 'This code does not belong to this email, or it is not valid any more', 'wrong secret')
}
