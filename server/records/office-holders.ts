import type { Db } from '../database/connect.ts'
import type { OfficeHolderTable } from '../database/tables/settings.ts'

/** Who signs a certificate, in the order of the lines. Spec §1. */
const titles = [
  'Director Inspectorate Services',
  'Permanent Secretary',
  'Hon. Commissioner',
] as const satisfies OfficeHolderTable['title'][]

/** A line to sign on: the office, and who holds it when that is known. */
export interface Signatory {
  title: OfficeHolderTable['title']
  name: string | null
}

/** The three offices with who holds each on a date. Where terms overlap, who came last holds it. */
export async function listSignatories(db: Db, on: string): Promise<Signatory[]> {
  const holders = await db
    .selectFrom('office_holder')
    .distinctOn('title')
    .where('start_date', '<=', on)
    .where((term) => term.or([term('end_date', 'is', null), term('end_date', '>=', on)]))
    .orderBy('title')
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .select(['title', 'name'])
    .execute()
  return titles.map((title) => ({ title, name: holders.find((holder) => holder.title === title)?.name ?? null }))
}
