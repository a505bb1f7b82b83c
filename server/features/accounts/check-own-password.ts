import { refuse } from '@portal/domain/refusal.ts'
import { doerOf } from '../../audit/record-entry.ts'
import { isPasswordOf } from '../../auth/passwords.ts'
import { spendCode } from '../../auth/second-factor.ts'
import { findUserByToken, type SignedIn } from '../../auth/sessions.ts'
import type { Throttle } from '../../auth/throttle.ts'
import type { Db } from '../../database/connect.ts'
import type { StoredSecrets } from '../../keys/stored-secrets.ts'
import { findOwnCredentials } from '../../records/accounts/accounts.ts'
import { lockAccount } from '../../records/accounts/closed-accounts.ts'
import { type Checked, checkPasswordAndCode, outcomeOf } from './check-password-and-code.ts'

interface Asking {
  db: Db
  throttle: Throttle
  storedSecrets: StoredSecrets
  address: string
  user: SignedIn
  token: string | undefined
  now: Date
}

/**
 * Asks a signed-in person for their password again. Wrong ones count as attempts to sign in, so that somebody who finds an
 * open session cannot guess it. Returns the hash of the password. A wrong one is refused beside `current_password`.
 */
export async function checkOwnPassword({ db, throttle, address, user }: Asking, password: string): Promise<string> {
  const hash = await throttle.signIn({ email: user.email, address }, async () => {
    const credentials = await findOwnCredentials(db, user.id)
    return (await isPasswordOf(credentials?.password_hash, password)) ? credentials?.password_hash : undefined
  })
  return hash ?? refusePassword()
}

/** What somebody gave to show that an account is theirs: the right password, and a code that is not used up yet. */
export type OwnerProof = Exclude<Checked, string>

/** As {@link checkOwnPassword}, and asks for a code of the second factor where there is one. */
export async function checkOwner(
  { db, throttle, storedSecrets, address, user, now }: Asking,
  { current_password: password, code }: { current_password: string; code?: string | undefined },
): Promise<OwnerProof> {
  const check = async () => {
    const credentials = await findOwnCredentials(db, user.id)
    const doer = doerOf({ now, user, address })
    return checkPasswordAndCode({ db, throttle, storedSecrets, now, doer }, credentials, { password, code })
  }
  const checked = await throttle.signIn({ email: user.email, address }, check, outcomeOf)
  switch (checked) {
    case 'wrong password':
      return refusePassword()
    case 'wrong code':
      return refuseCode('This code is wrong or was used before')
    case 'no code':
      return refuseCode('Enter the code that your app shows')
    default:
      return checked
  }
}

/**
 * Uses up the code, in the transaction of what it was asked for: what is refused uses up no code. Refuses if the password was
 * replaced or the session ended since, so that nothing is left behind in an account that its owner has just recovered.
 */
export async function confirmOwner({ db, user, token, now }: Asking, { credentials, code }: OwnerProof): Promise<void> {
  await lockAccount(db, user.id)
  const present = await findOwnCredentials(db, user.id)
  if (present?.password_hash !== credentials.password_hash) refusePassword()
  if (!(await findUserByToken(db, token ?? '', now))) refuse('signed_out', 'Please log in to continue')
  if (!(await spendCode(db, user.id, code))) refuseCode('This code was used before')
}

function refusePassword(): never {
  return refuseBeside('current_password', 'This is not your password')
}

function refuseCode(sentence: string): never {
  return refuseBeside('code', sentence)
}

function refuseBeside(field: string, sentence: string): never {
  return refuse('invalid_input', sentence, { errors: { [field]: [sentence] }, event: 'wrong secret' })
}
