import type { Db } from '../database/connect.ts'

/** Reads as of one moment, however long it takes. */
export function inOneSnapshot<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}
