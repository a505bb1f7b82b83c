import { setAuditKeys } from '../audit/audit-keys.ts'
import { appendHeads } from '../audit/heads-file.ts'
import { maxPerSeal, oldestUnsealed, sealEntries } from '../audit/seal-entries.ts'
import type { Database } from '../database/connect.ts'
import type { OutsideDatabase } from '../keys/outside-database.ts'
import { type Repeated, repeat } from './repeat.ts'

const pauseMs = 10_000
/** An entry that is not sealed after so long means that a transaction was forgotten, or that sealing fails. */
const lateMs = 10 * 60_000

interface Sealing extends OutsideDatabase {
  clock: () => Date
  onFailure: (error: unknown) => void
  /** Called with the age of the oldest unsealed entry while it is too old. */
  onLate: (seconds: number) => void
  pause?: number
}

/**
 * Seals the entries of the audit record every ten seconds until it is stopped. Several servers may do so at once: one at a time
 * seals, and each adds all heads to its own file.
 */
export function startSealing(
  db: Database['db'],
  { headsPath, openKeys, clock, onFailure, onLate, pause = pauseMs }: Sealing,
): Repeated {
  return repeat(async (signal) => {
    await openKeys()
      .then(setAuditKeys)
      .then(() => sealRecord(db, { headsPath, now: clock(), signal, onLate }))
      .catch(onFailure)
    return pause
  })
}

interface Run extends Pick<Sealing, 'headsPath' | 'onLate'> {
  now: Date
  signal?: AbortSignal
}

/** Seals what can be sealed, and adds the heads to the file. */
export async function sealRecord(db: Database['db'], { headsPath, now, signal, onLate }: Run): Promise<void> {
  if ((await oldestUnsealed(db)) !== null) {
    for (let sealed = maxPerSeal; sealed > 0 && !signal?.aborted; ) sealed = await sealEntries(db, now)
    const oldest = await oldestUnsealed(db)
    const age = oldest === null ? 0 : now.getTime() - Date.parse(oldest)
    if (age > lateMs) onLate(Math.round(age / 1000))
  }
  await appendHeads(db, headsPath)
}
