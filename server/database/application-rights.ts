import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables/tables.ts'

/** The arbitrary key of the advisory lock for granting: two servers that start at once would disturb each other. */
const grantingLock = 4_310_028

/** The tables on which the portal at work may not do everything, with what it may do. */
const restricted = {
  // Whoever may insert the id, the era or the transaction could hide an entry from the seals.
  audit_entry: 'select, insert (at, kid, body, mac)',
  audit_row: 'select, insert',
  audit_seal: 'select, insert',
  audit_era: 'select',
  kysely_migration: 'select',
  kysely_migration_lock: 'select',
} as const satisfies Record<string, string>

/**
 * Grants the role of the portal at work what it needs: to read and write rows, but neither to change the schema nor to touch
 * what is written once. All tables are granted each time, so that no new one is forgotten. Call it as the owner.
 */
export async function grantApplicationRights(db: Kysely<Tables>, role: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${grantingLock}::bigint)`.execute(transaction)
    const to = sql.id(role)
    const { rows: schemas } = await sql<{ name: string }>`
      select nspname as name from pg_namespace where nspname <> 'information_schema' and nspname !~ '^pg_'
    `.execute(transaction)
    for (const schema of schemas.map(({ name }) => sql.id(name))) {
      await sql`grant usage on schema ${schema} to ${to}`.execute(transaction)
      await sql`grant select, insert, update, delete on all tables in schema ${schema} to ${to}`.execute(transaction)
      await sql`grant usage, select on all sequences in schema ${schema} to ${to}`.execute(transaction)
    }
    for (const [table, rights] of Object.entries(restricted)) {
      await sql`revoke all on ${sql.table(table)} from ${to}`.execute(transaction)
      await sql`grant ${sql.raw(rights)} on ${sql.table(table)} to ${to}`.execute(transaction)
    }
  })
}

/** The role that an address of a database logs in as. */
export function userOf(url: string): string {
  return new pg.Client({ connectionString: url }).user ?? ''
}

/**
 * Whether the role of this connection could alter tables, for example remove the trigger that protects the audit record: it
 * owns them, may act as their owner, or is a superuser.
 */
export async function mayAlterTables(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select pg_has_role(current_user, relowner, 'member') as may from pg_class where oid = 'user_account'::regclass
  `.execute(db)
  return rows[0]?.may !== false
}
