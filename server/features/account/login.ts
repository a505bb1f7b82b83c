import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/account.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { needsSecondFactor } from '@portal/domain/second-factor.ts'
import { isPasswordOf } from '../../auth/passwords.ts'
import { passSecondFactor, type SecondFactor } from '../../auth/second-factor.ts'
import { deviceInWords } from '../../auth/device-in-words.ts'
import { openSession } from '../../auth/sessions.ts'
import type { OpenContext } from '../../http/context.ts'
import { tellAboutAccount } from '../../messages/tell-about-account.ts'
import { type Credentials, findCredentials, markSignedIn } from '../../records/accounts.ts'
import { readSettings } from '../../records/settings.ts'

type Login = Input<typeof calls.login>

/** An account whose password was right, and how its second factor was passed. */
interface Checked {
  credentials: Credentials
  factor: SecondFactor
}

/**
 * The account of the person with this email, password and, if the account has a second factor, this code. An email without an
 * account, or with one that is disabled, is refused with the same sentence and after the same work as a wrong password. Wrong
 * codes count together with wrong passwords; a right password alone does not reset the count. Spec §8.
 */
export async function checkCredentials({ db, throttle, address, now }: OpenContext, { body }: Login): Promise<Checked> {
  let isPasswordRight = false
  const right = await throttle.signIn({ email: body.email, address }, async () => {
    const credentials = await findCredentials(db, body.email)
    isPasswordRight = await isPasswordOf(credentials?.password_hash, body.password)
    if (!credentials || !isPasswordRight) return undefined
    const factor = await passSecondFactor(db, { userId: credentials.id, code: body.code, now })
    return factor && { credentials, factor }
  })
  return right ?? (isPasswordRight ? askForCode(body.code) : refuseCredentials())
}

/** Signs in a person who was checked, unless the password was changed or the account disabled since. */
export async function login(
  { db, now, today, userAgent }: OpenContext,
  _input: Login,
  { credentials, factor }: Checked,
) {
  const account = (await markSignedIn(db, credentials, now)) ?? refuseCredentials()
  if (factor === 'recovery code') await tellAboutAccount(db, 'recovery-code-used', { id: credentials.id, now })
  const { officers_need_second_factor } = await readSettings(db, today)
  return {
    token: await openSession(db, credentials.id, now, deviceInWords(userAgent)),
    ...account,
    must_set_up_second_factor: factor === 'none' && needsSecondFactor(account.user, officers_need_second_factor),
  }
}

function refuseCredentials(): never {
  return refuse('wrong_credentials', 'Invalid email or password')
}

function askForCode(typed: string | undefined): never {
  const sentence =
    typed === undefined
      ? 'Enter the code that your authenticator app shows, or a recovery code'
      : 'This code is wrong or was used before. Enter the next one.'
  return refuse('second_factor_needed', sentence, { errors: { code: [sentence] } })
}
