import { refuse } from '@portal/domain/refusal.ts'
import { type SigningOffice, signingOffices } from '@portal/domain/signing-offices.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { OfficeHolderTable } from '../database/tables/settings.ts'

/** A line to sign on: the office, and who holds it when that is known. */
export interface Signatory {
  title: SigningOffice
  name: string | null
}

const shown = ['id', 'title', 'name', 'start_date', 'end_date'] as const

/** The three offices with who holds each on a date. Where terms overlap, who came last holds it. */
export async function listSignatories(db: Db, on: string): Promise<Signatory[]> {
  const holders = await db
    .selectFrom('office_holder')
    .distinctOn('title')
    .where('removed_at', 'is', null)
    .where('start_date', '<=', on)
    .where((term) => term.or([term('end_date', 'is', null), term('end_date', '>=', on)]))
    .orderBy('title')
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .select(['title', 'name'])
    .execute()
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
    .select(shown)
    .execute()
}

/** A term of office that may be changed, or `not_found`. */
export async function getOfficeHolder(db: Db, id: number) {
  const holder = await db
    .selectFrom('office_holder')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .select(shown)
    .executeTakeFirst()
  return holder ?? refuse('not_found', 'This term of office does not exist')
}

/** Lets one officer at a time change who holds an office, until the transaction ends. */
export async function lockOfficeHolders(db: Db): Promise<void> {
  await sql`lock table office_holder in share row exclusive mode`.execute(db)
}

/** Writes down a term of office. */
export function insertOfficeHolder(db: Db, holder: Insertable<OfficeHolderTable>) {
  return db.insertInto('office_holder').values(holder).returning(shown).executeTakeFirstOrThrow()
}

/** Changes what is written of a term of office. */
export function updateOfficeHolder(db: Db, id: number, change: Updateable<OfficeHolderTable>) {
  return db.updateTable('office_holder').set(change).where('id', '=', id).returning(shown).executeTakeFirstOrThrow()
}
