import { byJob, recordChanges } from '../audit/record-changes.ts'
import type { Database, Db } from '../database/connect.ts'

interface Run {
  /** The name of the job in the audit record. */
  job: string
  now: Date
  signal?: AbortSignal | undefined
}

/**
 * Does something for one after another, each in a transaction of its own, until the signal is aborted. One that fails keeps the
 * others from nothing; what it failed with is thrown after the last one.
 */
export async function eachByJob<T>(
  db: Database['db'],
  items: readonly T[],
  { job, now, signal }: Run,
  work: (db: Db, item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    if (signal?.aborted) break
    try {
      await recordChanges(db, byJob(job, now), (transaction) => work(transaction, item))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
