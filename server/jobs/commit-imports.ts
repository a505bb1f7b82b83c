import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import { act } from '../actions/act.ts'
import { onImport } from '../actions/import.ts'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import { commitBatch } from '../changes/imports/commit-batch.ts'
import { continueNumbersAboveImport } from '../changes/imports/continue-numbers.ts'
import { restAfter } from '../changes/imports/rest-after.ts'
import { undoBatch } from '../changes/imports/undo-batch.ts'
import type { Database, Db } from '../database/connect.ts'
import { isDatabaseUnavailable, isNotUnique, isRetryable } from '../database/failures.ts'
import {
  findOfficer,
  listRowsToCommit,
  listRowsToUndo,
  lockCommits,
  storeCommitted,
  storeUndone,
} from '../records/imports/commit-rows.ts'
import { listImportsIn, lockImport } from '../records/imports/imports.ts'
import { type Repeated, repeat } from './repeat.ts'

const pauseMs = 2000
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
      await continueNumbers(db, id, clock())
      const onFault = (fault: unknown) => failures.push(fault)
      while (!signal?.aborted && (await doBatchAndRest(db, id, { clock, onFault, ...(signal && { signal }) })));
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** In a transaction of its own, which keeps the counter of numbers locked for no longer than it takes. */
function continueNumbers(db: Database['db'], id: number, now: Date): Promise<void> {
  return recordChanges(db, byJob(job, now), (transaction) =>
    continueNumbersAboveImport(transaction, id, lagosDate(now)),
  )
}

/** So many rows have their turn in one transaction. */
const batchSize = 200

interface Batch {
  clock: () => Date
  /** Tells what a row failed with that is kept as it is. */
  onFault: (error: unknown) => void
}

/** False after the last batch. */
async function doBatchAndRest(
  db: Database['db'],
  id: number,
  { signal, ...batch }: Batch & { signal?: AbortSignal },
): Promise<boolean> {
  const began = performance.now()
  const hasMore = await doBatch(db, id, batch)
  if (hasMore) await restAfter(performance.now() - began, signal)
  return hasMore
}

/**
 * One batch, false after the last one. If it fails for anything but the database, its rows have their turn one by one, so that only
 * those that fail are kept, with a sentence.
 */
async function doBatch(db: Database['db'], id: number, { clock, onFault }: Batch): Promise<boolean> {
  try {
    return await doRows(db, id, { now: clock(), limit: batchSize })
  } catch (error) {
    if (isPassing(error)) throw error
  }
  for (let count = 0; count < batchSize; count += 1) {
    try {
      if (!(await doRows(db, id, { now: clock(), limit: 1 }))) return false
    } catch (error) {
      if (isPassing(error)) throw error
      onFault(error)
      await recordChanges(db, byJob(job, clock()), (transaction) => keepNextRow(transaction, id, clock()))
    }
  }
  return true
}

/** Whether the same rows may succeed the next time. */
function isPassing(error: unknown): boolean {
  return isDatabaseUnavailable(error) || (isRetryable(error) && !isNotUnique(error))
}

/** Keeps the next row as it is: out of the register, or in it if it was to be taken back. */
async function keepNextRow(db: Db, id: number, now: Date): Promise<void> {
  const { status } = await lockImport(db, id)
  const at = now.toISOString()
  if (status === 'committing') {
    const rows = await listRowsToCommit(db, id, 1)
    const kept = 'The portal could not record this row. Correct it, and let it come in with another file'
    await storeCommitted(
      db,
      id,
      rows.map(({ line }) => ({ line, facility_id: null, kept })),
      at,
    )
  } else if (status === 'undoing') {
    const rows = await listRowsToUndo(db, id, 1)
    const kept = 'Not taken back: the portal could not do it.'
    await storeUndone(
      db,
      id,
      rows.map(({ line }) => ({ line, kept })),
      at,
    )
  }
}

/** Some rows in one transaction, in which the import is locked, so that no other portal does the same. False after the last one. */
function doRows(db: Database['db'], id: number, { now, limit }: { now: Date; limit: number }): Promise<boolean> {
  return recordChanges(db, byJob(job, now), async (transaction) => {
    await lockCommits(transaction)
    const { number, status, committed_by, undone_by } = await lockImport(transaction, id)
    const by = status === 'committing' ? committed_by : undone_by
    // It was stopped, or another portal has ended it.
    if ((status !== 'committing' && status !== 'undoing') || by === null) return false
    const officer = await findOfficer(transaction, by)
    const batch = { import: { id, number }, officer, now, today: lagosDate(now) }
    const done = await (status === 'committing' ? commitBatch : undoBatch)(transaction, batch, limit)
    if (done > 0) return true
    await end(transaction, id, { name: status === 'committing' ? 'End commit' : 'End undo', now })
    return false
  })
}

function end(db: Db, id: number, { name, now }: { name: 'End commit' | 'End undo'; now: Date }): Promise<void> {
  const context = { db, now, today: lagosDate(now), user: null, address: null }
  return act(context, onImport, name, id, { input: {}, write: async () => undefined, reply: async () => undefined })
}
