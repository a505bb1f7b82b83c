import { recordChanges } from '../../audit/record-changes.ts'
import { type Doer, recordEntry } from '../../audit/record-entry.ts'
import { isPasswordOf, stoppedPassword } from '../../auth/passwords.ts'
import { findRightCode, type RightCode } from '../../auth/second-factor.ts'
import type { Throttle } from '../../auth/throttle.ts'
import type { Outcome } from '../../auth/throttle-sign-in.ts'
import type { Db } from '../../database/connect.ts'
import type { StoredSecrets } from '../../keys/stored-secrets.ts'
import { warnOfWrongCodes } from '../../messages/tell-about-account.ts'
import { type Credentials, stopPassword } from '../../records/accounts/accounts.ts'

/** After so many wrong codes with the right password its person is told. */
const toldAfter = 5
/** After so many, the password stops working. */
const stoppedAfter = 50

interface Checking {
  db: Db
  throttle: Throttle
  storedSecrets: StoredSecrets
  now: Date
  /** Who tries, for the audit record. */
  doer: Doer
}

/** What is wrong or missing, or the account with its right code. */
export type Checked = 'wrong password' | 'wrong code' | 'no code' | { credentials: Credentials; code: RightCode }

/**
 * Checks a password and, where the account has a second factor, a code. An account that is undefined takes as long. Whoever
 * knows the password can guess codes: they are counted, the person is told, and after fifty the password stops working.
 */
export async function checkPasswordAndCode(
  checking: Checking,
  credentials: Credentials | undefined,
  given: { password: string; code?: string | undefined },
): Promise<Checked> {
  const { db, throttle, now, storedSecrets } = checking
  const isRight = await isPasswordOf(credentials?.password_hash, given.password)
  if (!credentials || !isRight) return 'wrong password'
  // Counted before it is checked, so that codes that are guessed at once are no more than fifty, too.
  const wrong = given.code === undefined ? 0 : await throttle.wrongCodes.add(credentials)
  const isChecked = wrong <= stoppedAfter
  const typed = { userId: credentials.id, code: given.code, now, storedSecrets }
  const code = isChecked ? await findRightCode(db, typed) : undefined
  if (wrong > 0 && code) await throttle.wrongCodes.takeBack(credentials)
  if (code) return { credentials, code }
  if (given.code === undefined) return 'no code'
  await noteWrongCode(checking, credentials, wrong)
  return 'wrong code'
}

/** `wrong` is how many wrong codes there were with this password, with the present one. */
async function noteWrongCode({ db, doer, now }: Checking, credentials: Credentials, wrong: number): Promise<void> {
  const { id } = credentials
  const about = { kind: 'account', id } as const
  await recordChanges(db, { ...doer, about: { kind: 'job', id: 'second-factor' } }, async (transaction) => {
    await recordEntry(transaction, { ...doer, action: 'second_factor_failed', about })
    if (wrong === toldAfter) await warnOfWrongCodes(transaction, 'wrong-codes', { id, now })
    if (wrong < stoppedAfter) return
    if (!(await stopPassword(transaction, credentials, stoppedPassword))) return
    await warnOfWrongCodes(transaction, 'password-stopped', { id, now })
    await recordEntry(transaction, { ...doer, actor: null, action: 'stop_password', about })
  })
}

/** What the limits of sign-ins make of it. That a code was not sent yet is no wrong try. */
export function outcomeOf(checked: Checked): Outcome {
  if (checked === 'no code') return 'unfinished'
  return typeof checked === 'object' ? 'right' : 'wrong'
}
