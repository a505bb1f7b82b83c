import { setTimeout as wait } from 'node:timers/promises'
import { useAuditKeys } from '../audit/audit-keys.ts'
import { verifyRecord } from '../audit/verify.ts'
import type { OutsideDatabase } from '../audit/outside-database.ts'
import type { Database } from '../database/connect.ts'
import { endCheck, takeCheck } from '../records/audit-checks.ts'

const pauseMs = 2_000

interface Checking extends OutsideDatabase {
  clock: () => Date
  onFailure: (error: unknown) => void
}

/** Carries out checks of the audit record that officers ask for, until it is stopped. `stop` resolves when the last one has ended. */
export function startCheckingRecord(db: Database['db'], checking: Checking): { stop: () => Promise<void> } {
  const stopping = new AbortController()
  const running = checkUntilStopped(db, stopping.signal, checking)
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

async function checkUntilStopped(db: Database['db'], signal: AbortSignal, checking: Checking): Promise<void> {
  while (!signal.aborted) {
    await carryOutCheck(db, checking).catch(checking.onFailure)
    await wait(pauseMs, undefined, { signal, ref: false }).catch(() => {})
  }
}

/** Carries out a check that waits, if there is one, and stores what it found. */
export async function carryOutCheck(
  db: Database['db'],
  { headsPath, openKeys, clock, onFailure }: Checking,
): Promise<void> {
  const id = await takeCheck(db, clock())
  if (id === undefined) return
  try {
    useAuditKeys(await openKeys())
    const { findings, total, entries } = await verifyRecord(db, { headsPath })
    const more = total - findings.length
    const sentences = findings.map(({ detail }) => `${detail}.`)
    await endCheck(db, id, {
      ended_at: clock().toISOString(),
      entries,
      findings: more > 0 ? [...sentences, `And ${more} more.`] : sentences,
      failure: null,
    })
  } catch (error) {
    const failure = 'The record could not be read to its end. The log of the server says why.'
    await endCheck(db, id, { ended_at: clock().toISOString(), entries: null, findings: [], failure })
    onFailure(error)
  }
}
