import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/account.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { isPasswordOf } from '../../auth/passwords.ts'
import { openSession } from '../../auth/sessions.ts'
import type { OpenContext } from '../../http/context.ts'
import { findCredentials, getUser, lockPassword } from '../../records/accounts.ts'

type Login = Input<typeof calls.login>

/** An account and the hash of the password that was right for it. */
interface Checked {
  id: number
  password_hash: string
}

/**
 * The account with this email and password. An email without an account is refused with the same sentence and after the
 * same work as a wrong password. Spec §8.
 */
export async function checkCredentials({ db, throttle, address }: OpenContext, { body }: Login): Promise<Checked> {
  const checked = await throttle.signIn({ email: body.email, address }, async () => {
    const credentials = await findCredentials(db, body.email)
    const isRight = await isPasswordOf(credentials?.password_hash, body.password)
    return isRight ? credentials : undefined
  })
  return checked ?? refuseCredentials()
}

/** Signs in a person whose password was checked, unless it was changed since. */
export async function login({ db, now, device }: OpenContext, _input: Login, { id, password_hash }: Checked) {
  if (!(await lockPassword(db, id, password_hash))) refuseCredentials()
  return { token: await openSession(db, id, now, device), user: await getUser(db, id) }
}

function refuseCredentials(): never {
  return refuse('wrong_credentials', 'Invalid email or password')
}
