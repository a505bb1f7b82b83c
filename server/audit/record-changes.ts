import type { Db } from '../database/connect.ts'
import { beginEntries, type Doer, writeEntries } from './record-entry.ts'

/** What changes rows: a call, a job or a program, and who started it. */
export interface Cause extends Doer {
  about: { kind: 'call' | 'job' | 'program'; id: string }
}

/** A job of the portal as a cause. */
export function byJob(id: string, at: Date): Cause {
  return { at, actor: null, address: null, about: { kind: 'job', id } }
}

/** A program of the command line, or the start of the portal, as a cause. */
export function byProgram(id: string, at: Date): Cause {
  return { at, actor: null, address: null, about: { kind: 'program', id } }
}

/**
 * Runs work in a transaction, that of the caller if there is one, that the audit record sees whole: the entries of the work are written at its end, together with every
 * row that it changed. If it changed rows and wrote no entry, one is written that is named after the cause. This is the only way
 * in which the portal changes what the record follows.
 */
export function recordChanges<T>(db: Db, cause: Cause, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  return db
    .transaction()
    .setAccessMode('read write')
    .execute(async (transaction) => {
      beginEntries(transaction)
      const result = await work(transaction)
      await writeEntries(transaction, { ...cause, action: 'change_rows' })
      return result
    })
}
