import { type SigningOffice, signingOffices } from '@portal/domain/licences/signing-offices.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import type { OfficeHolderTable } from '../../database/tables/settings.ts'
import { signatureOn } from './office-signatures.ts'

/** A signature line: the office, and its holder if known. */
export interface Signatory {
  title: SigningOffice
  name: string | null
  /** The picture of the holder's signature in the file store, if the office does not sign by hand. */
  signature?: string
}

const holderColumns = ['office_holder.id', 'title', 'name', 'start_date', 'end_date', 'is_deputy'] as const

/** The three offices with their holders on a date. */
export async function listSignatories(db: Db, on: string): Promise<Signatory[]> {
  return signatoriesOf(await officeHoldersOn(db, on).execute())
}

/** Whether a term includes a date. */
const includes = (on: string) => sql<boolean>`(
  removed_at is null and start_date <= ${on}::date and (end_date is null or end_date >= ${on}::date)
)`

/** The holder of each office on a date, else its deputy. If terms overlap, the one that began last counts. */
export function officeHoldersOn(db: Db, on: string) {
  return db
    .selectFrom('office_holder')
    .distinctOn('title')
    .where(includes(on))
    .orderBy('title')
    .orderBy('is_deputy')
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .select(['title', 'name', signatureOn(on).as('signature')])
}

/** Who holds an office, and the picture of the signature if there is one. */
export interface PresentHolder {
  title: SigningOffice
  name: string
  signature: string | null
}

/** A signature line for each office, with the holder's name and signature if there is one. */
export function signatoriesOf(holders: readonly PresentHolder[]): Signatory[] {
  return signingOffices.map((title) => {
    const holder = holders.find((one) => one.title === title)
    return { title, name: holder?.name ?? null, ...(holder?.signature && { signature: holder.signature }) }
  })
}

/** The holders and deputies on a date whose account can sign in. Whoever has none, or one that is disabled, counts as nobody. */
export function officeUsersOn(db: Db, on: string) {
  return db
    .selectFrom('office_holder')
    .innerJoin('user_account', 'user_account.id', 'office_holder.user_id')
    .where(includes(on))
    .where('disabled_at', 'is', null)
    .orderBy('is_deputy')
    .orderBy('office_holder.id')
    .select(['title', 'user_account.id as user_id', 'name'])
}

/** Terms of office with the accounts of their holders. */
function officeHolders(db: Db) {
  return db
    .selectFrom('office_holder')
    .where('removed_at', 'is', null)
    .select(holderColumns)
    .select((holder) => [
      jsonObjectFrom(
        holder
          .selectFrom('user_account')
          .whereRef('user_account.id', '=', 'office_holder.user_id')
          .select(['id', 'first_name', 'last_name', sql<boolean>`disabled_at is null`.as('is_enabled')]),
      ).as('user'),
      jsonArrayFrom(
        holder
          .selectFrom('office_signature')
          .innerJoin('user_account', 'user_account.id', 'recorded_by')
          .whereRef('office_holder_id', '=', 'office_holder.id')
          .orderBy('office_signature.start_date', 'desc')
          .orderBy('office_signature.id', 'desc')
          .select(['office_signature.start_date', sql<boolean>`slug is not null`.as('is_drawn')])
          .select(sql<string>`first_name || ' ' || last_name`.as('recorded_by')),
      ).as('signatures'),
    ])
}

/** Every term of office, the newest first. */
export function listOfficeHolders(db: Db) {
  return officeHolders(db).orderBy('start_date', 'desc').orderBy('office_holder.id', 'desc').execute()
}

/** A term of office that may be changed, or `not_found`. */
export async function getOfficeHolder(db: Db, id: number) {
  const holder = await officeHolders(db).where('office_holder.id', '=', id).executeTakeFirst()
  return holder ?? refuse('not_found', 'This term of office does not exist')
}

/** Locks the terms of office until the transaction ends, so that one officer at a time changes them. */
export async function lockOfficeHolders(db: Db): Promise<void> {
  await sql`lock table office_holder in share row exclusive mode`.execute(db)
}

/** Adds a term of office. */
export async function insertOfficeHolder(db: Db, holder: Insertable<OfficeHolderTable>) {
  const { id } = await db.insertInto('office_holder').values(holder).returning('id').executeTakeFirstOrThrow()
  return getOfficeHolder(db, id)
}

/** Updates a term of office. */
export async function updateOfficeHolder(db: Db, id: number, change: Updateable<OfficeHolderTable>): Promise<void> {
  await db.updateTable('office_holder').set(change).where('id', '=', id).execute()
}
