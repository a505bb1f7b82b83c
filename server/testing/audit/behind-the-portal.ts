import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/connect.ts'

/** Runs statements as the owner of the database, who switches the triggers off that refuse changes. */
export function behindThePortal(db: Database['db'], ...statements: RawBuilder<unknown>[]): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    for (const statement of statements) await statement.execute(transaction)
  })
}
