import type { Input } from '@portal/contract/call.ts'
import type * as calls from '@portal/contract/calls/account.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { needsSecondFactor } from '@portal/domain/second-factor.ts'
import { doerOf, recordEntry } from '../../audit/record-entry.ts'
import { isPasswordOf } from '../../auth/passwords.ts'
import { findRightCode, type RightCode, useUpCode } from '../../auth/second-factor.ts'
import { deviceInWords } from '../../auth/device-in-words.ts'
import { openSession } from '../../auth/sessions.ts'
import type { OpenContext } from '../../http/context.ts'
import { tellAboutAccount } from '../../messages/tell-about-account.ts'
import { type Credentials, findCredentials, markSignedIn } from '../../records/accounts.ts'
import { readSettings } from '../../records/settings.ts'

type Login = Input<typeof calls.login>

/** An account whose password was right, and the right code of its second factor. */
interface Checked {
  credentials: Credentials
  code: RightCode
}

/**
 * The account of the person with this email, password and, if the account has a second factor, this code. An email without an
 * account, or with one that is disabled, is refused with the same sentence and after the same work as a wrong password. Wrong
 * codes count together with wrong passwords; a right password alone does not reset the count. Spec §8.
 */
export async function checkCredentials(context: OpenContext, { body }: Login): Promise<Checked> {
  const { db, throttle, address, now } = context
  let isPasswordRight = false
  let account: number | null = null
  const right = await throttle.signIn({ email: body.email, address }, async () => {
    const credentials = await findCredentials(db, body.email)
    account = credentials?.id ?? null
    isPasswordRight = await isPasswordOf(credentials?.password_hash, body.password)
    if (!credentials || !isPasswordRight) return undefined
    const code = await findRightCode(db, { userId: credentials.id, code: body.code, now })
    return code && { credentials, code }
  })
  if (right) return right
  // That a code was not sent yet is no failure.
  if (!isPasswordRight || body.code !== undefined) {
    const action = isPasswordRight ? 'second_factor_failed' : 'log_in_failed'
    await recordEntry(db, { ...doerOf(context), action, about: { kind: 'account', id: account } })
  }
  return isPasswordRight ? askForCode(body.code) : refuseCredentials()
}

/** Signs in a person who was checked, unless the password was changed, the account disabled or the code used since. */
export async function login(
  { db, now, today, userAgent, address }: OpenContext,
  { body }: Login,
  { credentials, code }: Checked,
) {
  const account = (await markSignedIn(db, credentials, now)) ?? refuseCredentials()
  if (!(await useUpCode(db, credentials.id, code))) askForCode(body.code)
  const factor = code.kind
  if (factor === 'recovery code') await tellAboutAccount(db, 'recovery-code-used', { id: credentials.id, now })
  const device = deviceInWords(userAgent)
  await recordEntry(db, {
    ...doerOf({ now, user: account.user, address }),
    action: 'log_in',
    about: { kind: 'account', id: credentials.id },
    after: { device, second_factor: factor },
  })
  const { officers_need_second_factor } = await readSettings(db, today)
  return {
    token: await openSession(db, credentials.id, now, device),
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
