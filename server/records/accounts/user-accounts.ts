import { type Role, rolesThatMay } from '@portal/domain/accounts/capabilities.ts'
import type { AccountState } from '@portal/domain/actions/account.ts'
import type { AccountFacts } from '@portal/domain/actions/offered-account-actions.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { orderColumns } from '../facilities/facility-filters.ts'
import { type After, countUpToMax, type Paging, pageOf } from '../shared/paging.ts'
import { isWaiting, type WaitingDuties } from './given-duties.ts'

interface AccountFilters extends Paging {
  q?: string | undefined
  privilege_type?: Role | undefined
  state?: AccountState | undefined
  /** Only accounts with duties that wait. */
  waiting?: 'yes' | undefined
  /** A field, with a leading `-` for descending order. */
  sort?: string | undefined
}

/** The columns of each order of the list. Every order has its index, see the migrations. */
const orders = {
  name: ['user_account.first_name', 'user_account.last_name', 'user_account.id'],
  email: ['user_account.email'],
  last_signed_in_at: [sql`coalesce(user_account.last_signed_in_at, '-infinity'::timestamptz)`, 'user_account.id'],
} as const

/** A list is counted up to this many accounts. */
const maxCounted = 10_000

/** The arbitrary key of the lock under which managers of users change. The database's trigger takes it as well. */
const managersLock = 4_310_031

/** Makes changes of accounts run one after the other until the transaction ends. */
export async function lockManagers(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${managersLock}::bigint)`.execute(db)
}

const isManager = sql<boolean>`(
  user_account.privilege_type = any(${rolesThatMay('manage users')}::text[])
  and user_account.disabled_at is null and 'users' = any(user_account.duties)
)`

const anotherManager = sql<boolean>`exists (
  select from user_account as other
  where other.privilege_type = any(${rolesThatMay('manage users')}::text[])
  and other.disabled_at is null and 'users' = any(other.duties) and other.id <> user_account.id
)`

const inState: Record<AccountState, RawBuilder<boolean>> = {
  invited: sql`(user_account.disabled_at is null and user_account.must_change_password)`,
  active: sql`(user_account.disabled_at is null and not user_account.must_change_password)`,
  disabled: sql`user_account.disabled_at is not null`,
}

/** The duties that were given to an account and wait for another officer at a moment, in the order of giving. */
const waitingDuties = (now: Date) => sql<WaitingDuties[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', given.id, 'duties', given.duties, 'given_by', given.given_by,
    'giver', giver.first_name || ' ' || giver.last_name, 'given_at', given.given_at) order by given.id)
  from given_duties as given
  join user_account as giver on giver.id = given.given_by and giver.disabled_at is null
  where given.user_id = user_account.id and ${isWaiting(now)} and user_account.disabled_at is null
), '[]')`

function accounts(db: Db, now: Date) {
  return db
    .selectFrom('user_account')
    .leftJoin('user_account as inviter', 'inviter.id', 'user_account.invited_by')
    .select([
      'user_account.id',
      'user_account.first_name',
      'user_account.last_name',
      'user_account.email',
      'user_account.phone_number',
      'user_account.privilege_type',
      'user_account.duties',
      'user_account.must_change_password',
      'user_account.created_at',
      'user_account.updated_at',
      'user_account.disabled_at',
      'user_account.last_signed_in_at',
      sql<string | null>`inviter.first_name || ' ' || inviter.last_name`.as('invited_by'),
      sql<number>`(select count(*)::int from session where session.user_id = user_account.id)`.as('sessions'),
      sql<number>`(
        select count(*)::int from registration
        where registration.assignee_id = user_account.id and registration.ended_at is null
        and registration.approved_at is null
      )`.as('cases'),
      sql<number>`(select count(*)::int from facility where facility.user_id = user_account.id)`.as('facilities'),
      sql<boolean>`${isManager} and not ${anotherManager}`.as('is_last_manager'),
      waitingDuties(now).as('waiting'),
    ])
}

/** An account as it is read. */
export type AccountRow = AccountFacts & Awaited<ReturnType<typeof findAccount>>

function findAccount(db: Db, id: number, now: Date) {
  return accounts(db, now).where('user_account.id', '=', id).executeTakeFirstOrThrow()
}

/** The account with this id, or `not_found`. */
export async function getAccount(db: Db, id: number, now: Date): Promise<AccountRow> {
  const row = await accounts(db, now).where('user_account.id', '=', id).executeTakeFirst()
  return row ?? refuse('not_found', 'This account does not exist')
}

/** The account with this email, which is in lower case; undefined if there is none. */
export function findAccountByEmail(db: Db, email: string, now: Date) {
  return accounts(db, now).where('user_account.email', '=', email).executeTakeFirst()
}

/** As {@link getAccount}, locked until the transaction ends. */
export async function lockAccountOf(db: Db, id: number, now: Date): Promise<AccountRow> {
  await db.selectFrom('user_account').where('id', '=', id).select('id').forUpdate().execute()
  return getAccount(db, id, now)
}

/** One page of the accounts, by name unless asked otherwise. */
export async function pageAccounts(db: Db, { sort = 'name', page, per_page, ...filters }: AccountFilters, now: Date) {
  const asked = filtered(db, filters, now)
  const ordered = orderColumns({ sort, isCollected: false }, orders).reduce((rows, by) => rows.orderBy(by), asked)
  return pageOf(db, ordered, { page, per_page, known: await countUpToMax(db, ordered, maxCounted) })
}

/** The next accounts, the oldest first, after one of them. */
export function listAccountsAfter(
  db: Db,
  { after = 0, limit, ...filters }: Omit<AccountFilters, keyof Paging | 'sort'> & After,
  now: Date,
) {
  return filtered(db, filters, now)
    .where('user_account.id', '>', after)
    .orderBy('user_account.id')
    .limit(limit)
    .execute()
}

function filtered(
  db: Db,
  { q = '', privilege_type, state, waiting }: Omit<AccountFilters, keyof Paging | 'sort'>,
  now: Date,
) {
  const words = q.split(' ').filter((word) => word !== '')
  const found = words.map((word) => {
    const part = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
    return sql<boolean>`concat_ws(' ', user_account.first_name, user_account.last_name, user_account.email, user_account.phone_number) ilike ${part}`
  })
  const where = [
    ...found,
    ...(privilege_type ? [sql<boolean>`user_account.privilege_type = ${privilege_type}`] : []),
    ...(state ? [inState[state]] : []),
    ...(waiting ? [sql<boolean>`${waitingDuties(now)} <> '[]'`] : []),
  ]
  const all = accounts(db, now)
  return where.length > 0 ? all.where(sql<boolean>`${sql.join(where, sql` and `)}`) : all
}

/** The open cases that an officer has. */
export function listCasesOf(db: Db, userId: number) {
  return db
    .selectFrom('registration')
    .innerJoin('facility', 'facility.id', 'facility_id')
    .where('registration.assignee_id', '=', userId)
    .select(['registration.id', sql<string>`company_name || ', ' || reference`.as('title')])
    .orderBy('registration.id')
    .execute()
}

/** The concerns that an officer has in hand. */
export function listConcernsOf(db: Db, userId: number) {
  return db
    .selectFrom('concern')
    .where('assignee_id', '=', userId)
    .where('status', '=', 'in hand')
    .select(['id', 'reference as title'])
    .orderBy('id')
    .execute()
}
