import { verify } from 'otplib'
import type { Db } from '../database/connect.ts'
import { findSecondFactor, takeRecoveryCode, takeStep } from '../records/second-factors.ts'
import { hashOfCode } from './one-time-secrets.ts'

/** How far the clock of a phone may be off, in seconds. */
const tolerance = 30

/** How a person has passed the second factor: they have none, or used a code of one of the two kinds. */
export type SecondFactor = 'none' | 'code' | 'recovery code'

/** The time step of a code that an app with this secret shows about now; undefined if the code is wrong. */
export async function stepOf(secret: string, code: string, now: Date): Promise<number | undefined> {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const epoch = Math.floor(now.getTime() / 1000)
  const checked = await verify({ secret, token, epoch, epochTolerance: tolerance })
  return checked.valid && 'timeStep' in checked ? checked.timeStep : undefined
}

/** Checks a code and uses it up. Returns undefined if it is missing, wrong or was used before, also by two at the same moment. */
export async function passSecondFactor(
  db: Db,
  { userId, code, now }: { userId: number; code: string | undefined; now: Date },
): Promise<SecondFactor | undefined> {
  const factor = await findSecondFactor(db, userId)
  if (!factor || factor.activated_at === null) return 'none'
  if (code === undefined) return undefined
  const step = await stepOf(factor.secret, code, now)
  if (step !== undefined) return (await takeStep(db, userId, step)) ? 'code' : undefined
  return (await takeRecoveryCode(db, userId, hashOfCode(code))) ? 'recovery code' : undefined
}
