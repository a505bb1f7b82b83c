import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A check that has not ended after this long was stopped with its server. */
const longestCheck = sql`interval '2 hours'`

/** The newest check of the audit record. */
export function findNewestCheck(db: Db, now: Date) {
  return checks(db, now).orderBy('audit_check.id', 'desc').limit(sql.lit(1)).executeTakeFirst()
}

function checks(db: Db, now: Date) {
  return db
    .selectFrom('audit_check')
    .leftJoin('user_account', 'user_account.id', 'asked_by')
    .select([
      'audit_check.id',
      'asked_at',
      'ended_at',
      'entries',
      'findings',
      sql<string | null>`first_name || ' ' || last_name`.as('asked_by'),
      sql<string | null>`case
        when ended_at is null and asked_at < ${now.toISOString()}::timestamptz - ${longestCheck}
        then 'The server was stopped meanwhile. Check again.' else failure end`.as('failure'),
    ])
}

/** Asks for a check, unless one waits or runs already. */
export async function askForCheck(db: Db, { userId, now }: { userId: number; now: Date }): Promise<void> {
  await sql`lock table audit_check in share row exclusive mode`.execute(db)
  const asked_at = now.toISOString()
  const running = await db
    .selectFrom('audit_check')
    .where('ended_at', 'is', null)
    .where('asked_at', '>', sql<string>`${asked_at}::timestamptz - ${longestCheck}`)
    .select('id')
    .executeTakeFirst()
  if (!running) await db.insertInto('audit_check').values({ asked_by: userId, asked_at }).execute()
}

/** When the portal last ended a check by itself. */
export async function findNightlyCheck(db: Db): Promise<string | null> {
  const check = await db
    .selectFrom('audit_check')
    .where('night', 'is not', null)
    .where('ended_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(sql.lit(1))
    .select('ended_at')
    .executeTakeFirst()
  return check?.ended_at ?? null
}

/** Asks for the check of a night, unless a server has done so. */
export async function askForNightlyCheck(db: Db, night: string, now: Date): Promise<void> {
  await db
    .insertInto('audit_check')
    .values({ night, asked_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('night').doNothing())
    .execute()
}

/** Whether a server has asked for the check of a night. */
export async function isAskedFor(db: Db, night: string): Promise<boolean> {
  const asked = await db.selectFrom('audit_check').where('night', '=', night).select('id').executeTakeFirst()
  return asked !== undefined
}

/** A check that a server has taken. */
interface TakenCheck {
  id: number
  /** The portal checks by itself, so that nobody waits for the outcome. */
  isNightly: boolean
}

/**
 * Takes the checks that nobody has begun, so that of several servers one carries them out, and returns the newest: its outcome is
 * the one that is shown.
 */
export async function takeCheck(db: Db, now: Date): Promise<TakenCheck | undefined> {
  const taken = await db
    .updateTable('audit_check')
    .set({ began_at: now.toISOString() })
    .where('began_at', 'is', null)
    .returning(['id', 'night'])
    .execute()
  const newest = Math.max(...taken.map(({ id }) => id))
  return taken.length === 0 ? undefined : { id: newest, isNightly: taken.some(({ night }) => night !== null) }
}

interface Ended {
  ended_at: string
  entries: number | null
  findings: readonly string[]
  failure: string | null
}

/** Stores what a check found. */
export async function endCheck(db: Db, id: number, { findings, ...ended }: Ended): Promise<void> {
  await db
    .updateTable('audit_check')
    .set({ ...ended, findings: JSON.stringify(findings) })
    .where('id', '=', id)
    .execute()
}

/** How many entries no signed head covers yet, up to a thousand, and since when the oldest of them waits. */
export async function readWaiting(db: Db, end: { era: number; xid: string; id: number }) {
  const { rows } = await sql<{ waiting: number; oldest_waiting_at: string | null }>`
    select count(*)::int as waiting, min(at) as oldest_waiting_at from (
      select at from audit_entry
      where (era, xid, id) > (${end.era}::integer, ${end.xid}::xid8, ${end.id}::bigint)
      order by era, xid, id limit 1000
    ) as waiting
  `.execute(db)
  return rows[0] ?? { waiting: 0, oldest_waiting_at: null }
}
