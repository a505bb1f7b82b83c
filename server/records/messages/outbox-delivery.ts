import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { OutboxTable } from '../../database/tables/outbox.ts'

type Channel = OutboxTable['channel']

/** A message that this process may send now. */
export interface ClaimedMessage {
  id: number
  channel: Channel
  user_id: number | null
  name: string
  address: string
  template: string
  facts: unknown
  message_id: string
  /** Whether it has been tried for so long that a failure is final. */
  is_last: boolean
}

/** A message that waited for this long without being tried is out of date, for example when mail is set up much later. */
const outOfDate = sql`interval '3 days'`
/** The job queue has lost a message that it has had for this long. */
const lostAfter = sql`interval '3 days'`

/** Marks messages as failed that nobody tried to send while they were news. An officer may still send them. */
export async function failOutOfDate(db: Db, channels: readonly Channel[]): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'failed', last_error: 'It waited for more than three days and may be out of date.' })
    .where('state', '=', 'queued')
    .where('channel', 'in', channels)
    .where('tried_since', 'is', null)
    .where('created_at', '<', sql<string>`now() - ${outOfDate}`)
    .execute()
}

/** Takes messages that are not in the job queue yet, security messages first. The caller adds them to it in the same transaction. */
export function takeUnqueued(db: Db, channel: Channel, limit: number): Promise<{ id: number; is_security: boolean }[]> {
  return db
    .with('unqueued', (tables) =>
      tables
        .selectFrom('outbox')
        .where('state', '=', 'queued')
        .where('channel', '=', channel)
        .where((row) =>
          row.or([row('handed_over_at', 'is', null), row('handed_over_at', '<', sql<string>`now() - ${lostAfter}`)]),
        )
        .orderBy('is_security', 'desc')
        .orderBy('id')
        .limit(sql.lit(limit))
        .forUpdate()
        .skipLocked()
        .select('id'),
    )
    .updateTable('outbox')
    .from('unqueued')
    .whereRef('outbox.id', '=', 'unqueued.id')
    .set({ handed_over_at: sql<string>`now()` })
    .returning(['outbox.id', 'outbox.is_security'])
    .execute()
}

/** Claims a message for one attempt; undefined if it is sent or failed already, or another process is trying it. */
export async function claimMessage(
  db: Db,
  id: number,
  { claimSeconds, giveUpSeconds }: { claimSeconds: number; giveUpSeconds: number },
): Promise<ClaimedMessage | undefined> {
  const { rows } = await sql<ClaimedMessage>`
    with claimed as (
      update outbox set
        attempts = attempts + 1, tried_since = coalesce(tried_since, now()),
        claimed_until = now() + ${claimSeconds}::integer * interval '1 second'
      where id = ${id} and state = 'queued' and (claimed_until is null or claimed_until < now())
      returning *
    )
    select claimed.id, channel, user_id, template, facts, message_id,
      coalesce(user_account.first_name, claimed.name) as name,
      coalesce(case channel when 'mail' then user_account.email else user_account.phone_number end, claimed.address) as address,
      tried_since < now() - ${giveUpSeconds}::integer * interval '1 second' as is_last
    from claimed left join user_account on user_account.id = claimed.user_id
  `.execute(db)
  return rows[0]
}

/** Whether a message still has to be sent. */
export async function isQueued(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks a message as sent to an address. */
export async function markSent(db: Db, id: number, address: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: sql<string>`now()`, address, claimed_until: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

/** Marks an attempt as failed. A final failure is not retried. */
export async function markFailed(db: Db, id: number, { reason, isFinal }: { reason: string; isFinal: boolean }) {
  await db
    .updateTable('outbox')
    .set({ last_error: reason, claimed_until: null, ...(isFinal && { state: 'failed' }) })
    .where('id', '=', id)
    .execute()
}
