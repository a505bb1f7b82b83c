import { refuse } from '@portal/domain/refusal.ts'
import type { Db } from '../database/connect.ts'
import { findOwnCredentials } from '../records/accounts.ts'
import { isPasswordOf } from './passwords.ts'
import type { SignedIn } from './sessions.ts'
import type { Throttle } from './throttle.ts'

interface Asking {
  db: Db
  throttle: Throttle
  address: string
  user: SignedIn
}

/**
 * Asks a signed-in person for their password again. Wrong ones count as attempts to sign in, so that somebody who finds an
 * open session cannot guess it. Returns the hash of the password. A wrong one is refused beside `field`.
 */
export async function checkOwnPassword(
  { db, throttle, address, user }: Asking,
  password: string,
  field: string,
): Promise<string> {
  const hash = await throttle.signIn({ email: user.email, address }, async () => {
    const credentials = await findOwnCredentials(db, user.id)
    return (await isPasswordOf(credentials?.password_hash, password)) ? credentials?.password_hash : undefined
  })
  const sentence = 'This is not your password'
  return hash ?? refuse('invalid_input', sentence, { errors: { [field]: [sentence] } })
}
