import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { OutboxTable } from '../../database/tables/outbox.ts'

/** The messages of a channel that are queued, or that failed for good. */
export interface Undelivered {
  channel: OutboxTable['channel']
  state: 'queued' | 'failed'
  total: number
  oldest: string | null
  /** Of the messages without which somebody cannot log in. */
  oldest_security: string | null
}

/** Counts the messages that are not delivered, by channel and state. */
export async function countUndelivered(db: Db): Promise<Undelivered[]> {
  const { rows } = await sql<Undelivered>`
    select channel, state, count(*)::int as total, min(created_at) as oldest,
      min(created_at) filter (where is_security) as oldest_security
    from outbox where state in ('queued', 'failed')
    group by channel, state order by channel, state
  `.execute(db)
  return rows
}
