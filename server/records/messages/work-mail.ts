import { rolesThatMay } from '@portal/domain/accounts/capabilities.ts'
import { initialWorkMail, type WorkMail } from '@portal/domain/messages/work-mail.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Tables } from '../../database/tables/tables.ts'
import type { WaitingIds } from '../inbox/inbox.ts'
import { settingOn } from '../settings/settings.ts'

const chosen = sql<WorkMail>`coalesce(user_account.work_mail, ${initialWorkMail})`

/**
 * Whether the mails about work tell an officer what a notification of new work tells, so that no mail repeats it. Otherwise, as
 * long as the ministry sends no mail in the morning, somebody who has not chosen would hear of nothing.
 */
export function hearsOfWork(day: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(
    ${chosen} <> ${initialWorkMail} or ${settingOn('morning_mail', day)} <> to_jsonb('off'::text)
  )`
}

/** The officers who want mails about work in this way, with what they may do. */
function officersWho(db: Db, wants: WorkMail) {
  return db
    .selectFrom('user_account')
    .where('privilege_type', 'in', rolesThatMay('see the applications'))
    .where('disabled_at', 'is', null)
    .where('wants_mail', '=', true)
    .where(chosen, '=', wants)
    .orderBy('user_account.id')
    .select(['user_account.id', 'privilege_type', 'duties'])
}

/** The officers to whom the mail of a morning is still to be sent, or who had nothing in the inbox to tell of. */
export function listForMorning(db: Db, day: string) {
  return officersWho(db, 'each morning')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('work_mailed')
            .whereRef('work_mailed.user_id', '=', 'user_account.id')
            .where('morning_on', '>=', day)
            .select('morning_on'),
        ),
      ),
    )
    .execute()
}

/** Takes the mail of a morning on oneself; false if another server has done so. */
export async function claimMorning(db: Db, user_id: number, day: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('work_mailed')
    .values({ user_id, morning_on: day })
    .onConflict((same) =>
      same
        .column('user_id')
        .doUpdateSet({ morning_on: day })
        .where(sql<boolean>`coalesce(work_mailed.morning_on < ${day}::date, true)`),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** The officers who want a mail as soon as there is work. What the others had seen is forgotten, so that it is not compared with much later. */
export async function listForMailAtOnce(db: Db) {
  const officers = await officersWho(db, 'at once').execute()
  await db
    .updateTable('work_mailed')
    .set({ looked_at: null, seen: null })
    .where('seen', 'is not', null)
    .where('user_id', 'not in', [0, ...officers.map(({ id }) => id)])
    .execute()
  return officers
}

/** What was in an officer's inbox at the last look, which nobody else compares until the transaction ends; undefined if somebody does. */
export async function lockLastLook(db: Db, user_id: number) {
  await db
    .insertInto('work_mailed')
    .values({ user_id })
    .onConflict((same) => same.column('user_id').doNothing())
    .execute()
  return db
    .selectFrom('work_mailed')
    .where('user_id', '=', user_id)
    .select(['looked_at', 'seen', 'mailed_at'])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

/** Stores what is in an officer's inbox now; without `seen` it is what it was. */
export async function storeLook(
  db: Db,
  user_id: number,
  { seen, ...moments }: { looked_at: string; mailed_at?: string; seen?: WaitingIds },
): Promise<void> {
  await db
    .updateTable('work_mailed')
    .set({ ...moments, ...(seen && { seen: JSON.stringify(seen) }) })
    .where('user_id', '=', user_id)
    .execute()
}

/** A call notes the moment at which it begins, and its rows are seen when it ends. */
const longestCall = sql`interval '1 minute'`

/** The rows that an officer changed since a moment, as the audit record has them. Uses the index audit_entry_actor. */
export async function listChangedBy(
  db: Db,
  userId: number,
  since: string,
): Promise<(table: keyof Tables, id: number) => boolean> {
  const rows = await db
    .selectFrom('audit_entry')
    .innerJoin('audit_row', 'audit_row.entry', 'audit_entry.id')
    .where('actor_id', '=', userId)
    .where('at', '>=', sql<string>`${since}::timestamptz - ${longestCall}`)
    .select(['of_table', 'key'])
    .execute()
  const changed = new Set(rows.map(({ of_table, key }) => `${of_table} ${key}`))
  return (table, id) => changed.has(`${table} ${id}`)
}
