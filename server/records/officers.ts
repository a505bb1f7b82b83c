import { type Capability, dutyFor, rolesThatMay } from '@portal/domain/capabilities.ts'
import { sql } from 'kysely'
import type { Db } from '../database/connect.ts'

const maxListed = 500

function officers(db: Db, capability: Capability = 'assign a case') {
  return db
    .selectFrom('user_account')
    .where('privilege_type', 'in', rolesThatMay(capability))
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`${sql.val(dutyFor(capability))} = any(duties)`)
    .select(['id', 'first_name', 'last_name'])
}

/** The officers to whom a case can be given, by name. */
export function listOfficers(db: Db) {
  return officers(db).orderBy('first_name').orderBy('last_name').orderBy('id').limit(sql.lit(maxListed)).execute()
}

/** The officers who have a capability. */
export function listOfficersWhoMay(db: Db, capability: Capability) {
  return officers(db, capability).orderBy('id').limit(sql.lit(maxListed)).execute()
}

/** The officer with this id, who keeps the account and its duties until the transaction ends; undefined if the person is none. */
export function lockOfficer(db: Db, id: number) {
  return officers(db).where('id', '=', id).forShare().executeTakeFirst()
}
