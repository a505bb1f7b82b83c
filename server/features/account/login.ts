import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/account.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { isPasswordOf } from '../../auth/passwords.ts'
import { openSession } from '../../auth/sessions.ts'
import type { OpenContext } from '../../http/context.ts'
import { findCredentials, getUser } from '../../records/accounts.ts'

type Login = Input<typeof calls.login>

/**
 * The id of the person with this email and password. An email without an account is refused with the same sentence and
 * after the same work as a wrong password. Spec §8.
 */
export async function checkCredentials({ db, throttle, address }: OpenContext, { body }: Login): Promise<number> {
  const userId = await throttle.signIn({ email: body.email, address }, async () => {
    const credentials = await findCredentials(db, body.email)
    const isRight = await isPasswordOf(credentials?.password_hash, body.password)
    return isRight ? credentials?.id : undefined
  })
  return userId ?? refuse('wrong_credentials', 'Invalid email or password')
}

/** Signs in a person whose password was checked. */
export async function login({ db, now }: OpenContext, _input: Login, userId: number) {
  return { token: await openSession(db, userId, now), user: await getUser(db, userId) }
}
