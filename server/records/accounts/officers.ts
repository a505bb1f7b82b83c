import { type Capability, dutiesFor, rolesThatMay } from '@portal/domain/accounts/capabilities.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const maxListed = 500

/** The condition that an account is of an officer who has a capability: with one of its duties, if it needs any. */
export function isOfficerWhoMay(capability: Capability): RawBuilder<boolean> {
  const needed = dutiesFor(capability)
  const hasDuty = needed.length === 0 ? sql`true` : sql`${needed}::text[] && user_account.duties`
  return sql<boolean>`(
    user_account.privilege_type = any(${rolesThatMay(capability)}::text[])
    and user_account.disabled_at is null
    and ${hasDuty}
  )`
}

function officers(db: Db, capability: Capability) {
  return db.selectFrom('user_account').where(isOfficerWhoMay(capability)).select(['id', 'first_name', 'last_name'])
}

/** The officers who have a capability that owners do not have, by name. */
export function listOfficers(db: Db, capability: Capability) {
  return officers(db, capability)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .limit(sql.lit(maxListed))
    .execute()
}

/** The officer with this id, who keeps the account and its duties until the transaction ends; undefined if the person is none. */
export function lockOfficer(db: Db, id: number, capability: Capability = 'assign an application') {
  return officers(db, capability).where('id', '=', id).forShare().executeTakeFirst()
}

/** Every officer with their duties. */
export function listAllOfficers(db: Db) {
  return db
    .selectFrom('user_account')
    .where('privilege_type', 'in', rolesThatMay('read the settings'))
    .orderBy('id')
    .select(['id', 'privilege_type', 'duties', sql<boolean>`disabled_at is not null`.as('is_disabled')])
    .execute()
}

/** Whether another officer than this one has a capability that needs a duty. */
export function isThereAnotherWhoMay(db: Db, capability: Capability, id: number): Promise<boolean> {
  return isThereOneWhoMay(db, capability, { besides: [id] })
}

/** Whether an officer besides these has a capability that needs a duty. */
export async function isThereOneWhoMay(
  db: Db,
  capability: Capability,
  { besides }: { besides: readonly number[] },
): Promise<boolean> {
  const other = await db
    .selectFrom('user_account')
    .where(isOfficerWhoMay(capability))
    .where('id', 'not in', [0, ...besides])
    .limit(sql.lit(1))
    .select('id')
    .executeTakeFirst()
  return other !== undefined
}

/** The names of people by their ids, also of those who are no longer officers. */
export function listNames(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('user_account')
    .where('id', 'in', [0, ...ids])
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .select(['id', sql<string>`first_name || ' ' || last_name`.as('name')])
    .execute()
}
