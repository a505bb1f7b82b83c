import { maxFound, type RegisterStanding } from '@portal/domain/register/public-register.ts'
import { standings } from '@portal/domain/standing/standing.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type Paging, pageInfo } from '../shared/paging.ts'
import type { RegisterReader } from './public-register.ts'
import { filterConditions, type RegisterFilters } from './register-filters.ts'
import { entriesWhere } from './shown-entries.ts'

/** A page of entries by their ids. */
export type EntryPage = ReturnType<typeof pageInfo> & { ids: number[] }

/** A page of the entries that the filters choose, in the order of their names. */
export async function pageByName(
  { db, today }: RegisterReader,
  filters: Omit<RegisterFilters, 'q'>,
  paging: Paging,
): Promise<EntryPage> {
  const chosen = entriesWhere(today, filterConditions(filters, today))
  const { total, ids } = isRare(filters.standing)
    ? await pageOfFew(db, chosen, paging)
    : await pageOfMany(db, chosen, paging)
  const known = total > maxFound ? ({ total: maxFound, or_more: true } as const) : { total }
  return { ...pageInfo(known, paging), ids }
}

/** Whether few facilities stand so, of which each must be looked up. */
const isRare = (standing: RegisterStanding | undefined) => standings.some((rare) => rare === standing)

/** Finds all, once, for the page and for the count. */
async function pageOfFew(db: Db, chosen: RawBuilder<unknown>, paging: Paging) {
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as materialized (select certificate_id, name_key, id from ${chosen})
    select (select count(*) from found)::int as total, array(
      select certificate_id from found order by name_key, id limit ${sql.lit(paging.per_page)} offset ${offsetOf(paging)}
    ) as ids
  `.execute(db)
  return rows[0] ?? { total: 0, ids: [] }
}

/** Reads the page in the order of an index, and counts no farther than the register shows. */
async function pageOfMany(db: Db, chosen: RawBuilder<unknown>, paging: Paging) {
  const { rows } = await sql<{ certificate_id: number }>`
    select certificate_id from ${chosen}
    order by name_key, id limit ${sql.lit(paging.per_page)} offset ${offsetOf(paging)}
  `.execute(db)
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from (select from ${chosen} limit ${sql.lit(maxFound + 1)}) as found
  `.execute(db)
  return { total: counted[0]?.n ?? 0, ids: rows.map(({ certificate_id }) => certificate_id) }
}

function offsetOf({ page, per_page }: Paging) {
  return (page - 1) * per_page
}
