import { koboToNaira } from '@portal/domain/money/money.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** A document or a payment that has not been removed. */
export interface RecordedFile {
  table: 'document' | 'payment'
  id: number
  /** What it is called in the history: its type and the member of staff whose it is, or the amount. */
  name: string
  facility_id: number
  created_at: string
  /** Of a payment: the ministry has confirmed it. */
  isConfirmed?: boolean
}

/** The document or payment that a file belongs to; undefined when it was removed. */
export async function findRecordedFile(db: Db, slug: string): Promise<RecordedFile | undefined> {
  const columns = ['id', 'facility_id', 'created_at'] as const
  const document = await db
    .selectFrom('document')
    .where('file_slug', '=', slug)
    .where('removed_at', 'is', null)
    .select([...columns, 'staff_id'])
    .select(
      sql<string>`name || coalesce(' of ' || (select full_name from staff where staff.id = document.staff_id), '')`.as(
        'name',
      ),
    )
    .executeTakeFirst()
  if (document) return { table: 'document', ...document }
  const payment = await db
    .selectFrom('payment')
    .where('document', '=', slug)
    .where('removed_at', 'is', null)
    .select([...columns, 'amount_kobo', 'status'])
    .executeTakeFirst()
  if (!payment) return undefined
  const { amount_kobo, status, ...rest } = payment
  const isConfirmed = status === 'confirmed'
  return { table: 'payment', ...rest, isConfirmed, name: String(koboToNaira(amount_kobo)) }
}

/** Marks a document or a payment as removed. Its file stays. */
export async function removeRecordedFile(
  db: Db,
  { table, id }: RecordedFile,
  removed: { removed_by: number; removed_at: string },
): Promise<void> {
  await db.updateTable(table).set(removed).where('id', '=', id).execute()
}

/** When an officer last saved the consideration of a registration of this facility; undefined before the first time. */
export async function findLatestConsideration(db: Db, facilityId: number): Promise<string | undefined> {
  const latest = await db
    .selectFrom('consideration')
    .innerJoin('registration', 'registration.id', 'registration_id')
    .where('registration.facility_id', '=', facilityId)
    .orderBy('consideration.updated_at', 'desc')
    .select('consideration.updated_at')
    .executeTakeFirst()
  return latest?.updated_at
}
