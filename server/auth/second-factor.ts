import { verify } from 'otplib'
import type { Db } from '../database/connect.ts'
import { placeOfAppKey, type StoredSecrets } from '../keys/stored-secrets.ts'
import { findSecondFactor, listRecoveryCodes, takeRecoveryCode, takeStep } from '../records/accounts/second-factors.ts'
import { findCode } from './typed-codes.ts'

/** How far the clock of a phone may be off, in seconds. */
const tolerance = 30

/** A code that was found right and is not used up yet; `none` for a person without a second factor. */
export type RightCode = { kind: 'none' } | { kind: 'code'; step: number } | { kind: 'recovery code'; hash: Buffer }

/** The time step of a code that an app with this secret shows about now; undefined if the code is wrong. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | undefined> {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const checked = await verify({ secret, token, epoch, epochTolerance: tolerance })
  return checked.valid && 'timeStep' in checked ? checked.timeStep : undefined
}

interface Given {
  userId: number
  code: string | undefined
  now: Date
  storedSecrets: StoredSecrets
}

/** Checks a code without using it up. Returns undefined if it is missing, wrong or was used before. */
export async function findRightCode(
  db: Db,
  { userId, code, now, storedSecrets }: Given,
): Promise<RightCode | undefined> {
  const factor = await findSecondFactor(db, userId)
  if (!factor || factor.activated_at === null) return { kind: 'none' }
  if (code === undefined) return undefined
  const step = await stepOf(storedSecrets.decrypt(factor.secret, placeOfAppKey(userId)), code, now)
  if (step !== undefined) return step > (factor.last_step ?? 0) ? { kind: 'code', step } : undefined
  const hash = await findCode(await listRecoveryCodes(db, userId), code)
  return hash && { kind: 'recovery code', hash }
}

/**
 * Uses up a code that was found right, in the transaction of what it is for: what is refused uses up no code. Returns false if
 * it was used since, for example by another sign-in at the same moment.
 */
export async function spendCode(db: Db, userId: number, code: RightCode): Promise<boolean> {
  switch (code.kind) {
    case 'none':
      return true
    case 'code':
      return takeStep(db, userId, code.step)
    case 'recovery code':
      return takeRecoveryCode(db, userId, code.hash)
  }
}
