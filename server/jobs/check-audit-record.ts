import { setAuditKeys } from '../audit/audit-keys.ts'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import { verifyRecord } from '../audit/verify.ts'
import type { Database, Db } from '../database/connect.ts'
import type { OutsideDatabase } from '../keys/outside-database.ts'
import { endCheck, takeCheck } from '../records/audit/audit-checks.ts'
import { notify } from '../records/messages/notifications.ts'
import { type Repeated, repeat } from './repeat.ts'

const pauseMs = 2_000
/** A message names so many findings; the screen has all. */
const maxTold = 5

interface Checking extends OutsideDatabase {
  clock: () => Date
  onFailure: (error: unknown) => void
  /** Called when a check has ended. */
  onEnd?: () => void
}

/** Carries out checks of the audit record that officers or the portal itself ask for, until it is stopped. */
export function startCheckingRecord(db: Database['db'], checking: Checking): Repeated {
  return repeat(async () => {
    await carryOutCheck(db, checking).catch(checking.onFailure)
    return pauseMs
  })
}

/** Carries out a check that waits, if there is one, and stores what it found. */
export async function carryOutCheck(db: Database['db'], checking: Checking): Promise<void> {
  const { clock, onEnd } = checking
  const check = await takeCheck(db, clock())
  if (check === undefined) return
  const found = await verify(db, checking)
  const ended = clock()
  const ended_at = ended.toISOString()
  await recordChanges(db, byJob('check-audit-record', ended), async (transaction) => {
    await endCheck(transaction, check.id, { ...found, ended_at })
    const isWhole = found.findings.length === 0 && found.failure === null
    if (check.isNightly && !isWhole) await tellOfficers(transaction, found, ended_at)
  })
  onEnd?.()
}

type Found = Omit<Parameters<typeof endCheck>[2], 'ended_at'>

async function verify(db: Database['db'], { headsPath, openKeys, onFailure }: Checking): Promise<Found> {
  try {
    setAuditKeys(await openKeys())
    const { findings, total, entries } = await verifyRecord(db, { headsPath })
    const more = total - findings.length
    const sentences = findings.map(({ detail }) => `${detail}.`)
    return { entries, findings: more > 0 ? [...sentences, `And ${more} more.`] : sentences, failure: null }
  } catch (error) {
    onFailure(error)
    const failure = 'The record could not be read to its end. The log of the server says why.'
    return { entries: null, findings: [], failure }
  }
}

/** Tells officers who read the record what a check found for which nobody waits. */
async function tellOfficers(db: Db, { findings, failure }: Found, at: string): Promise<void> {
  await notify(db, {
    user_id: null,
    officers_who_may: 'read the audit record',
    kind: 'record',
    title: failure === null ? 'The nightly check found that something was altered' : 'The nightly check did not finish',
    body: failure ?? [...findings.slice(0, maxTold), 'The audit record has all.'].join('\n'),
    created_at: at,
  })
}
