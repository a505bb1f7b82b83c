import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { OutboxTable } from '../../database/tables/outbox.ts'

type NewRow = Pick<Insertable<OutboxTable>, 'template' | 'facts' | 'is_security' | 'cause'>

/** Whether the account wants messages by the channel. */
export const wantsChannel: RawBuilder<boolean> = sql`
  case channel when 'mail' then user_account.wants_mail else user_account.wants_sms end`

/** Queues a message for an account: one row for each channel that the person wants, or all for a security message. */
export async function queueForAccount(
  db: Db,
  { user_id, template, facts, is_security, cause }: NewRow & { user_id: number },
  channels: readonly OutboxTable['channel'][],
): Promise<void> {
  await sql`
    insert into outbox (channel, user_id, template, facts, is_security, cause)
    select channel, user_account.id, ${template}, ${facts}::jsonb, ${is_security}::boolean, ${cause}
    from user_account cross join unnest(${[...channels]}::text[]) as channel
    where user_account.id = ${user_id} and (${is_security}::boolean or ${wantsChannel})
    on conflict (cause, channel) do nothing
  `.execute(db)
}

/** Queues a mail for somebody without an account. */
export async function queueForAddress(db: Db, row: NewRow & { name: string; address: string }): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ ...row, channel: 'mail' })
    .onConflict((conflict) => conflict.columns(['cause', 'channel']).doNothing())
    .execute()
}

const deletedAtOnce = 1000

/** Deletes the messages of a state that were sent, or else written, before the given time. Uses outbox_by_state. */
export async function deleteOldMessages(db: Db, state: 'sent' | 'failed', before: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', 'in', (oldest) =>
      oldest.selectFrom('outbox').where('state', '=', state).orderBy('id').limit(sql.lit(deletedAtOnce)).select('id'),
    )
    // An officer may be sending it again.
    .where('state', '=', state)
    .where(sql`coalesce(sent_at, created_at)`, '<', before.toISOString())
    .executeTakeFirst()
  return numDeletedRows === BigInt(deletedAtOnce)
}
