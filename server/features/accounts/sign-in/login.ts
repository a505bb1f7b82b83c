import type * as calls from '@portal/contract/accounts/calls/account.ts'
import type { Input } from '@portal/contract/call.ts'
import { needsSecondFactor } from '@portal/domain/accounts/second-factor.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { doerOf, recordEntry } from '../../../audit/record-entry.ts'
import { deviceInWords } from '../../../auth/device-in-words.ts'
import { spendCode } from '../../../auth/second-factor.ts'
import { openSession } from '../../../auth/sessions.ts'
import { tellAboutAccount } from '../../../messages/tell-about-account.ts'
import { findCredentials, markSignedIn } from '../../../records/accounts/accounts.ts'
import { readSettings } from '../../../records/settings/settings.ts'
import type { OpenContext } from '../../../use-case/context.ts'
import { type Checked, checkPasswordAndCode, outcomeOf } from '../check-password-and-code.ts'

type Login = Input<typeof calls.login>

/**
 * Checks the email, the password and, if the account has a second factor, the code. An email without an account, or with one
 * that is disabled, is refused with the same sentence and after the same work as a wrong password. Spec §8.
 */
export async function checkCredentials(context: OpenContext, { body }: Login): Promise<Exclude<Checked, string>> {
  const { db, throttle, storedSecrets, address, now } = context
  const doer = doerOf(context)
  let account: number | null = null
  const check = async () => {
    const credentials = await findCredentials(db, body.email)
    account = credentials?.id ?? null
    return checkPasswordAndCode({ db, throttle, storedSecrets, now, doer }, credentials, body)
  }
  const checked = await throttle.signIn({ email: body.email, address }, check, outcomeOf)
  if (checked === 'wrong password') {
    const entry = { ...doer, action: 'log_in_failed', about: { kind: 'account', id: account } } as const
    await recordEntry(db, entry)
    return refuseCredentials()
  }
  return typeof checked === 'string' ? askForCode(body.code) : checked
}

/** Signs in a person who was checked, unless the password was changed, the account disabled or the code used since. */
export async function login(
  { db, now, today, userAgent, address }: OpenContext,
  { body }: Login,
  { credentials, code }: Exclude<Checked, string>,
) {
  const account = (await markSignedIn(db, credentials, now)) ?? refuseCredentials()
  if (!(await spendCode(db, credentials.id, code))) askForCode(body.code)
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
