import { isPasswordOf } from '../../auth/passwords.ts'
import type { Context } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { findOwnCredentials } from '../../records/accounts.ts'

/**
 * Asks a signed-in person for their password again. Wrong ones count as attempts to sign in, so that somebody who finds an
 * open session cannot guess it. Returns the hash of the password. A wrong one is refused beside `field`.
 */
export async function checkOwnPassword(
  { db, throttle, address, user }: Pick<Context, 'db' | 'throttle' | 'address' | 'user'>,
  password: string,
  field: string,
): Promise<string> {
  const hash = await throttle.signIn({ email: user.email, address }, async () => {
    const credentials = await findOwnCredentials(db, user.id)
    return (await isPasswordOf(credentials?.password_hash, password)) ? credentials?.password_hash : undefined
  })
  return hash ?? refuseField(field, 'This is not your password')
}
