import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/account.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { isPasswordOf } from '../../auth/passwords.ts'
import { openSession } from '../../auth/sessions.ts'
import type { OpenContext } from '../../http/context.ts'
import { type Credentials, findCredentials, markSignedIn } from '../../records/accounts.ts'

type Login = Input<typeof calls.login>

/**
 * The account of the person with this email and password. An email without an account, or with one that is disabled, is
 * refused with the same sentence and after the same work as a wrong password. Spec §8.
 */
export async function checkCredentials({ db, throttle, address }: OpenContext, { body }: Login): Promise<Credentials> {
  const right = await throttle.signIn({ email: body.email, address }, async () => {
    const credentials = await findCredentials(db, body.email)
    const isRight = await isPasswordOf(credentials?.password_hash, body.password)
    return isRight ? credentials : undefined
  })
  return right ?? refuseCredentials()
}

/** Signs in a person whose password was checked, unless it was changed or the account disabled since. */
export async function login({ db, now, device }: OpenContext, _input: Login, credentials: Credentials) {
  const account = (await markSignedIn(db, credentials, now)) ?? refuseCredentials()
  return { token: await openSession(db, credentials.id, now, device), ...account }
}

function refuseCredentials(): never {
  return refuse('wrong_credentials', 'Invalid email or password')
}
