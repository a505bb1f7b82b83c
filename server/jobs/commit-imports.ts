import { setTimeout as wait } from 'node:timers/promises'
import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { act } from '../actions/act.ts'
import { onImport } from '../actions/import.ts'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import { commitBatch } from '../changes/imports/commit-batch.ts'
import { undoBatch } from '../changes/imports/undo-batch.ts'
import type { Database, Db } from '../database/connect.ts'
import { findOfficer, lockCommits } from '../records/imports/commit-rows.ts'
import { listImportsIn, lockImport } from '../records/imports/imports.ts'
import { type Repeated, repeat } from './repeat.ts'

const pauseMs = 2000
/** After a batch others have the processor for as long as the batch took, and no longer than this. */
const longestRestMs = 2000
const job = 'commit-imports'

interface Options {
  clock: () => Date
  onFailure: (error: unknown) => void
}

/** Lets imports come in, and takes them back, until it is stopped. What a killed portal had not committed is done again. */
export function startCommittingImports(db: Database['db'], { clock, onFailure }: Options): Repeated {
  return repeat(async (signal) => {
    await commitAndUndo(db, { clock, signal }).catch(onFailure)
    return pauseMs
  })
}

/** Does all batches that are due. One that fails keeps no other import from its turn; what it failed with is thrown at the end. */
export async function commitAndUndo(
  db: Database['db'],
  { clock, signal }: { clock: () => Date; signal?: AbortSignal },
): Promise<void> {
  const failures: unknown[] = []
  for (const id of await listImportsIn(db, ['committing', 'undoing'])) {
    try {
      while (!signal?.aborted && (await doBatchAndRest(db, id, { clock, ...(signal && { signal }) })));
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** False after the last batch. */
async function doBatchAndRest(
  db: Database['db'],
  id: number,
  { clock, signal }: { clock: () => Date; signal?: AbortSignal },
): Promise<boolean> {
  const began = performance.now()
  const hasMore = await doBatch(db, id, clock())
  const restMs = Math.min(performance.now() - began, longestRestMs)
  if (hasMore) await wait(restMs, undefined, { ...(signal && { signal }), ref: false }).catch(() => {})
  return hasMore
}

/** One batch in one transaction, in which the import is locked, so that no other portal does the same. False after the last one. */
function doBatch(db: Database['db'], id: number, now: Date): Promise<boolean> {
  return recordChanges(db, byJob(job, now), async (transaction) => {
    await lockCommits(transaction)
    const { number, status, committed_by, undone_by } = await lockImport(transaction, id)
    const by = status === 'committing' ? committed_by : undone_by
    // It was stopped, or another portal has ended it.
    if ((status !== 'committing' && status !== 'undoing') || by === null) return false
    const officer = await findOfficer(transaction, by)
    const batch = { import: { id, number }, officer, now, today: lagosDate(now) }
    const done = await (status === 'committing' ? commitBatch : undoBatch)(transaction, batch)
    if (done > 0) return true
    await end(transaction, id, { name: status === 'committing' ? 'End commit' : 'End undo', now })
    return false
  })
}

function end(db: Db, id: number, { name, now }: { name: 'End commit' | 'End undo'; now: Date }): Promise<void> {
  const context = { db, now, today: lagosDate(now), user: null, address: null }
  return act(context, onImport, name, id, { input: {}, write: async () => undefined, reply: async () => undefined })
}
