import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { sealEntries } from '../../audit/seal-entries.ts'
import type { Database } from '../../database/connect.ts'

/**
 * Seals every entry. Waits for the transactions of other databases on the same server, because all share the transaction ids;
 * so one seal is made of what is not sealed yet, up to a thousand entries.
 */
export async function sealAll(db: Database['db'], now: Date): Promise<void> {
  for (let isFinal = false; !isFinal; ) {
    const { rows } = await sql<{ is_final: boolean }>`
      select not exists (
        select from audit_entry
        where era = (select coalesce(max(era), 1) from audit_era) and xid >= pg_snapshot_xmin(pg_current_snapshot())
      ) as is_final
    `.execute(db)
    isFinal = rows[0]?.is_final ?? false
    if (!isFinal) await wait(50)
  }
  for (let sealed = 1; sealed > 0; ) sealed = await sealEntries(db, now)
}
