import { refuse } from '@portal/domain/refusal.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { OffenceRateTable } from '../../database/tables/penalties.ts'

/** Locks the tariff until the transaction ends, so that one officer at a time changes it. */
export async function lockOffences(db: Db): Promise<void> {
  await sql`lock table offence in share row exclusive mode`.execute(db)
}

function offences(db: Db) {
  return db.selectFrom('offence').select(['id', 'name', 'retired_at', 'updated_at'])
}

/** Every offence, the retired ones last. */
export function listOffenceRows(db: Db) {
  return offences(db).orderBy(sql`retired_at is not null`).orderBy('name').execute()
}

/** How many offences there are. */
export async function countOffences(db: Db): Promise<number> {
  const { n } = await db.selectFrom('offence').select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()
  return n
}

/** An offence, or `not_found`. */
export async function getOffence(db: Db, id: number) {
  const row = await offences(db).where('id', '=', id).executeTakeFirst()
  return row ?? refuse('not_found', 'This offence does not exist')
}

/** What offences cost, or one of them, in the order of recording. */
export function listRates(db: Db, offenceId?: number) {
  return db
    .selectFrom('offence_rate')
    .innerJoin('offence', 'offence.id', 'offence_id')
    .leftJoin('user_account', 'user_account.id', 'recorded_by')
    .$if(offenceId !== undefined, (all) => all.where('offence_id', '=', offenceId ?? null))
    .orderBy('offence_rate.id')
    .select(['offence_rate.id', 'offence_id', 'offence.name as offence', 'amount_kobo', 'days_to_pay'])
    .select(['start_date', 'is_sample', 'recorded_at'])
    .select(sql<string | null>`first_name || ' ' || last_name`.as('recorded_by'))
    .execute()
}

/** Whether another offence has this name already, in whatever letter case. */
export async function isNameTaken(db: Db, name: string, exceptId: number | null): Promise<boolean> {
  const row = await db
    .selectFrom('offence')
    .where(sql`lower(name)`, '=', name.toLowerCase())
    .$if(exceptId !== null, (others) => others.where('id', '<>', exceptId ?? 0))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Adds an offence. The tariff must be locked. Returns its id. */
export async function insertOffence(db: Db, name: string, now: Date): Promise<number> {
  const offence = { name, updated_at: now.toISOString() }
  return (await db.insertInto('offence').values(offence).returning('id').executeTakeFirstOrThrow()).id
}

/** Adds what an offence costs from a day on. The tariff must be locked. */
export async function insertRate(db: Db, rate: Insertable<OffenceRateTable>): Promise<void> {
  await db.insertInto('offence_rate').values(rate).execute()
}

/** Renames or retires an offence. `updated_at` is its version, so it increases with each change. */
export async function updateOffence(
  db: Db,
  id: number,
  changed: { name?: string | undefined; retired_at?: string | null | undefined },
  now: Date,
): Promise<void> {
  const updated_at = sql<string>`greatest(${now.toISOString()}::timestamptz, updated_at + interval '1 millisecond')`
  await db
    .updateTable('offence')
    .set({ ...changed, updated_at })
    .where('id', '=', id)
    .execute()
}
