import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/second-factor.ts'
import { isPasswordOf } from '../../auth/passwords.ts'
import { passSecondFactor } from '../../auth/second-factor.ts'
import type { Context } from '../../http/context.ts'
import { refuseField } from '../../http/refuse-field.ts'
import { findOwnCredentials } from '../../records/accounts.ts'

/** Asks for the password and a code. Wrong ones of both count together as attempts to sign in. */
export async function checkBoth(
  { db, user, now, throttle, address }: Context,
  { body }: Input<typeof calls.removeSecondFactor>,
): Promise<void> {
  let wrong = 'current_password'
  const passed = await throttle.signIn({ email: user.email, address }, async () => {
    const credentials = await findOwnCredentials(db, user.id)
    if (!(await isPasswordOf(credentials?.password_hash, body.current_password))) return undefined
    wrong = 'code'
    return passSecondFactor(db, { userId: user.id, code: body.code, now })
  })
  if (passed) return
  refuseField(wrong, wrong === 'code' ? 'This code is wrong or was used before' : 'This is not your password')
}
