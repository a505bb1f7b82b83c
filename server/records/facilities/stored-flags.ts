import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { findOpenFlags } from './flagged-facilities.ts'

interface Moment {
  now: Date
  /** Today's date in Africa/Lagos. */
  today: string
}

/** Stores which of these facilities have open flags now. The moment since which one has had any stays. */
export async function storeFlags(db: Db, ids: readonly number[], { today, now }: Moment): Promise<void> {
  const found = await findOpenFlags({ db, today }, ids)
  const flagged = [...found].flatMap(([facility_id, kinds]) => (kinds.length > 0 ? [{ facility_id, kinds }] : []))
  await sql`
    with flagged as (
      select * from jsonb_to_recordset(${JSON.stringify(flagged)}::jsonb) as row (facility_id int, kinds jsonb)
    ), cleared as (
      delete from flagged_facility
      where facility_id = any(${[...ids]}::int[]) and facility_id not in (select facility_id from flagged)
    )
    insert into flagged_facility (facility_id, kinds, flagged_at)
    select facility_id, array(select jsonb_array_elements_text(kinds)), ${now.toISOString()}::timestamptz from flagged
    on conflict (facility_id) do update set kinds = excluded.kinds
    where flagged_facility.kinds <> excluded.kinds
  `.execute(db)
}

/** The next facilities after this one, in the order of their ids. */
export async function listFacilitiesAfter(db: Db, id: number, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('facility')
    .where('id', '>', id)
    .orderBy('id')
    .limit(sql.lit(limit))
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}
