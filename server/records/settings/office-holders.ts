import { type SigningOffice, signingOffices } from '@portal/domain/licences/signing-offices.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { OfficeHolderTable } from '../../database/tables/settings.ts'

/** A signature line: the office, and its holder if known. */
export interface Signatory {
  title: SigningOffice
  name: string | null
}

const holderColumns = ['id', 'title', 'name', 'start_date', 'end_date'] as const

/** The three offices with their holders on a date. */
export async function listSignatories(db: Db, on: string): Promise<Signatory[]> {
  return signatoriesOf(await officeHoldersOn(db, on).execute())
}

/** The holder of each office on a date. If terms overlap, the one that began last counts. */
export function officeHoldersOn(db: Db, on: string) {
  return db
    .selectFrom('office_holder')
    .distinctOn('title')
    .where('removed_at', 'is', null)
    .where('start_date', '<=', on)
    .where((term) => term.or([term('end_date', 'is', null), term('end_date', '>=', on)]))
    .orderBy('title')
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .select(['title', 'name'])
}

/** A signature line for each office, with the holder's name if there is one. */
export function signatoriesOf(holders: readonly { title: SigningOffice; name: string }[]): Signatory[] {
  return signingOffices.map((title) => ({
    title,
    name: holders.find((holder) => holder.title === title)?.name ?? null,
  }))
}

/** Every term of office, the newest first. */
export function listOfficeHolders(db: Db) {
  return db
    .selectFrom('office_holder')
    .where('removed_at', 'is', null)
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .select(holderColumns)
    .execute()
}

/** A term of office that may be changed, or `not_found`. */
export async function getOfficeHolder(db: Db, id: number) {
  const holder = await db
    .selectFrom('office_holder')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .select(holderColumns)
    .executeTakeFirst()
  return holder ?? refuse('not_found', 'This term of office does not exist')
}

/** Locks the terms of office until the transaction ends, so that one officer at a time changes them. */
export async function lockOfficeHolders(db: Db): Promise<void> {
  await sql`lock table office_holder in share row exclusive mode`.execute(db)
}

/** Adds a term of office. */
export function insertOfficeHolder(db: Db, holder: Insertable<OfficeHolderTable>) {
  return db.insertInto('office_holder').values(holder).returning(holderColumns).executeTakeFirstOrThrow()
}

/** Updates a term of office. */
export function updateOfficeHolder(db: Db, id: number, change: Updateable<OfficeHolderTable>) {
  return db
    .updateTable('office_holder')
    .set(change)
    .where('id', '=', id)
    .returning(holderColumns)
    .executeTakeFirstOrThrow()
}
