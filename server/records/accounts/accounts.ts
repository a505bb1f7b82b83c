import type { User } from '@portal/contract/accounts/user.ts'
import { rolesThatMay } from '@portal/domain/accounts/capabilities.ts'
import { isPhone } from '@portal/domain/accounts/phone.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isNotUnique } from '../../database/failures.ts'
import type { UserAccountTable } from '../../database/tables/accounts.ts'
import { endFormerPhone } from './confirmed-phones.ts'

// Without the hash of the password, so that it is never sent by mistake.
const userColumns = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'privilege_type',
  'state_id',
  'local_gov_area_id',
  'educational_qualification',
  'address',
  'employment_status',
  'certificate_name',
  'certificate_number',
  'employment_address',
  'employment_experience',
] as const

/** What is checked when a person signs in. */
export interface Credentials {
  id: number
  password_hash: string
}

/** The columns of a new account. */
export type NewUser = Insertable<UserAccountTable>

/** The account with this id, or `not_found`. */
export async function getUser(db: Db, id: number): Promise<User> {
  const row = await db.selectFrom('user_account').where('id', '=', id).select(userColumns).executeTakeFirst()
  return row ? userOf(row) : refuse('not_found', 'This account does not exist')
}

/** The id, role and password hash of the account with this email or confirmed phone number, if there is one that is not disabled. */
export function findCredentials(db: Db, name: string) {
  return db
    .selectFrom('user_account')
    .where(isPhone(name) ? 'confirmed_phone' : 'email', '=', name)
    .where('disabled_at', 'is', null)
    .select(['id', 'password_hash', 'privilege_type'])
    .executeTakeFirst()
}

/**
 * Notes that a person signs in, and returns the account; undefined if it was disabled or its password replaced since the
 * password was checked.
 */
export async function markSignedIn(db: Db, { id, password_hash }: Credentials, now: Date) {
  const row = await db
    .updateTable('user_account')
    .set({ last_signed_in_at: now.toISOString() })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('disabled_at', 'is', null)
    .returning([...userColumns, 'duties', 'must_change_password'])
    .executeTakeFirst()
  if (!row) return undefined
  const { duties, must_change_password, ...account } = row
  return { user: userOf(account), duties: [...duties], must_change_password }
}

/** The names, email and password hash of an account, for checks of its password. */
export function findOwnCredentials(db: Db, id: number) {
  return db
    .selectFrom('user_account')
    .where('id', '=', id)
    .select(['id', 'first_name', 'last_name', 'email', 'password_hash'])
    .executeTakeFirst()
}

/** Changes an account. Another phone number is not confirmed, and ends what was sent to the former one. */
export async function updateUser(db: Db, id: number, changes: Updateable<UserAccountTable>): Promise<void> {
  const { phone_number } = changes
  if (phone_number === undefined) {
    await db.updateTable('user_account').set(changes).where('id', '=', id).execute()
    return
  }
  const confirmed_phone = sql<string | null>`case when confirmed_phone = ${phone_number} then confirmed_phone end`
  await db
    .updateTable('user_account')
    .set({ ...changes, confirmed_phone })
    .where('id', '=', id)
    .execute()
  await endFormerPhone(db, id, phone_number)
}

/** Changes the email of an account. Returns false if another account has it; then the transaction can only be rolled back. */
export async function changeEmail(db: Db, id: number, email: string, now: Date): Promise<boolean> {
  try {
    await updateUser(db, id, { email, updated_at: now.toISOString() })
    return true
  } catch (error) {
    if (isNotUnique(error)) return false
    throw error
  }
}

/** Replaces a password, unless it was changed since it was checked. Returns whether it was replaced. */
export async function replacePassword(
  db: Db,
  id: number,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_account')
    .set({ password_hash: to, must_change_password: false })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts `stopped` in the place of a password's hash, unless the password was changed since. Returns whether it did. */
export async function stopPassword(db: Db, { id, password_hash }: Credentials, stopped: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_account')
    .set({ password_hash: stopped })
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The id of the account with this email, also of a disabled one. */
export function findHolderOf(db: Db, email: string) {
  return db.selectFrom('user_account').where('email', '=', email).select('id').executeTakeFirst()
}

/** Adds an account; undefined when the email has one already, even if two are added at once. */
export async function insertUser(db: Db, user: NewUser): Promise<User | undefined> {
  const row = await db
    .insertInto('user_account')
    .values(user)
    .onConflict((same) => same.column('email').doNothing())
    .returning(userColumns)
    .executeTakeFirst()
  return row && userOf(row)
}

/** The arbitrary key of the advisory lock for creating the first officer. */
const firstOfficerLock = 4_310_028

/** Locks the creation of the first officer until the transaction ends. Other processes wait. */
export async function lockFirstOfficer(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${firstOfficerLock}::bigint)`.execute(db)
}

/** Whether the portal has an officer. */
export async function hasOfficer(db: Db): Promise<boolean> {
  const officer = await db
    .selectFrom('user_account')
    .where('privilege_type', 'in', rolesThatMay('manage users'))
    .select('id')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return officer !== undefined
}

function userOf(row: Pick<Selectable<UserAccountTable>, (typeof userColumns)[number]>): User {
  const { employment_address: address, employment_experience: experience, ...user } = row
  const isStated = address !== null || experience !== null
  return { ...user, employment: isStated ? { address, experience } : null }
}
