import type { WorkMail } from '@portal/domain/messages/work-mail.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { OutboxTable } from '../../database/tables/outbox.ts'
import { type Paging, pageOf } from '../shared/paging.ts'

/** Which messages of the outbox to show. */
interface OutboxFilter extends Paging {
  state?: 'queued' | 'sent' | 'failed' | undefined
  channel?: OutboxTable['channel'] | undefined
  withSecurity: boolean
}

/** A page of the outbox, the newest first. Uses the primary key, or outbox_by_state. */
export function pageOutbox(db: Db, { state, channel, withSecurity, ...paging }: OutboxFilter) {
  const query = messages(db)
    .$if(state !== undefined, (rows) => rows.where('outbox.state', '=', state ?? 'queued'))
    .$if(channel !== undefined, (rows) => rows.where('outbox.channel', '=', channel ?? 'mail'))
    .$if(!withSecurity, (rows) => rows.where('outbox.is_security', '=', false))
    .orderBy('outbox.id', 'desc')
  return pageOf(db, query, paging)
}

/** One message of the outbox. */
export function findOutboxMessage(db: Db, id: number, withSecurity: boolean) {
  return messages(db)
    .where('outbox.id', '=', id)
    .$if(!withSecurity, (rows) => rows.where('outbox.is_security', '=', false))
    .executeTakeFirst()
}

/** A message as the outbox shows it. */
export type OutboxRow = NonNullable<Awaited<ReturnType<typeof findOutboxMessage>>>

/** A message goes to the account's present address; once sent, it shows the one it went to. */
function messages(db: Db) {
  return db
    .selectFrom('outbox')
    .leftJoin('user_account', 'user_account.id', 'outbox.user_id')
    .select([
      'outbox.id',
      'channel',
      'state',
      'template',
      'facts',
      'is_security',
      'attempts',
      'last_error',
      'outbox.created_at',
      'sent_at',
      sql<string>`coalesce(user_account.first_name, outbox.name)`.as('to_name'),
      sql<string>`coalesce(
        case when state = 'sent' then outbox.address end,
        case channel when 'mail' then user_account.email else user_account.phone_number end,
        outbox.address
      )`.as('to_address'),
    ])
}

/** Queues a failed message again. Returns whether it was failed. */
export async function requeue(db: Db, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('outbox')
    .set({ state: 'queued', handed_over_at: null, claimed_until: null, tried_since: now.toISOString() })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** By which channels a person wants messages. */
export function readMessagePreferences(db: Db, userId: number) {
  return db
    .selectFrom('user_account')
    .where('id', '=', userId)
    .select(['wants_mail as mail', 'wants_sms as sms', 'work_mail'])
    .executeTakeFirstOrThrow()
}

/** Changes by which channels a person wants messages. */
export async function updateMessagePreferences(
  db: Db,
  userId: number,
  { mail, sms, work }: { mail: boolean; sms: boolean; work?: WorkMail | undefined },
): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ wants_mail: mail, wants_sms: sms, ...(work && { work_mail: work }) })
    .where('id', '=', userId)
    .execute()
}
