import { createHmac } from 'node:crypto'
import { momentOfCheck } from '@portal/domain/audit/nightly-check.ts'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { auditKeys } from '../audit/audit-keys.ts'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import type { Database } from '../database/connect.ts'
import { askForNightlyCheck, isAskedFor } from '../records/audit/audit-checks.ts'
import { readSettings } from '../records/settings/settings.ts'
import { type Repeated, repeat } from './repeat.ts'

const pauseMs = 60_000

interface Asking {
  clock: () => Date
  onFailure: (error: unknown) => void
}

/**
 * Asks for a check of the audit record once each night, until it is stopped. Of several servers the first one asks. A server that
 * did not run at that minute asks later on the same day.
 */
export function startNightlyChecks(db: Database['db'], { clock, onFailure }: Asking): Repeated {
  return repeat(async () => {
    await askWhenDue(db, clock()).catch(onFailure)
    return pauseMs
  })
}

/** Asks for the check of today, if its minute has come and nobody has asked. */
export async function askWhenDue(db: Database['db'], now: Date): Promise<void> {
  const today = lagosDate(now.getTime())
  const { record_check } = await readSettings(db, today)
  const moment = momentOfCheck(record_check, today, chanceOf(today))
  if (!moment || now < moment || (await isAskedFor(db, today))) return
  await recordChanges(db, byJob('ask-nightly-check', now), (transaction) => askForNightlyCheck(transaction, today, now))
}

/** From 0 to 1: the same on every server with the same key, and unknown to whoever has only the database. */
function chanceOf(day: string): number {
  const digest = createHmac('sha256', auditKeys().current.macKey).update(`nightly check\n${day}`).digest()
  return digest.readUInt32BE(0) / 2 ** 32
}
