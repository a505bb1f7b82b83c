import { foundOnPage, maxFound, type RegisterStanding } from '@portal/domain/register/public-register.ts'
import { standings } from '@portal/domain/standing/standing.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { pageOfSearch } from '../search/search.ts'
import { pageInfo } from '../shared/paging.ts'
import { findEntry, isShownOn, type RegisterReader, readEntries } from './public-register.ts'
import { hasStanding } from './register-filters.ts'

/** What the register is searched by. */
export interface RegisterFilters {
  q?: string | undefined
  local_gov_area_id?: number | undefined
  facility_type_id?: number | undefined
  standing?: RegisterStanding | undefined
}

/** The columns of an entry that the conditions of a search may name. */
const columns = sql`id, certificate_id, name_key, words, kind, expiry_date, is_granted, renewal_submitted_on, is_watched`

/** A page of the facilities in the register that the filters choose: by name, or the best match first. */
export async function pageOfRegister(reader: RegisterReader, { page, ...filters }: RegisterFilters & { page: number }) {
  const paging = { page, per_page: foundOnPage }
  const { q, ...others } = filters
  const found =
    q === undefined ? await pageByFilters(reader, others, paging) : await pageOfWords(reader, filters, paging)
  return { ...found, data: await readEntries(reader, found.ids) }
}

/** A page of entries by their ids. */
export type Page = ReturnType<typeof pageInfo> & { ids: number[] }
/** The page that is asked for. */
export type Asked = { page: number; per_page: number }

/** The entries that are shown today, as rows that look like facilities to the search. */
function shownEntries(today: string): RawBuilder<unknown> {
  return sql`(
    select facility_id as id, certificate_id, name_key, name_text, words, local_gov_area_id, facility_type_id, kind, expiry_date,
      is_granted, renewal_submitted_on, is_watched
    from register_entry where shown_from is not null and ${isShownOn(today)}
  ) as facility`
}

/** The conditions for an LGA and a type, where they are given. */
export function placeAndType({
  local_gov_area_id: lga,
  facility_type_id: type,
}: RegisterFilters): RawBuilder<boolean>[] {
  return [
    ...(lga === undefined ? [] : [sql<boolean>`local_gov_area_id = ${lga}`]),
    ...(type === undefined ? [] : [sql<boolean>`facility_type_id = ${type}`]),
  ]
}

/** The entries that are shown today and meet all conditions, for `from`. */
export function entriesWhere(today: string, conditions: readonly RawBuilder<boolean>[]): RawBuilder<unknown> {
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  return sql`${shownEntries(today)} ${where}`
}

async function pageByFilters({ db, today }: RegisterReader, filters: RegisterFilters, paging: Asked): Promise<Page> {
  const { local_gov_area_id: lga, facility_type_id: type, standing } = filters
  const shown = entriesWhere(today, [
    ...placeAndType({ local_gov_area_id: lga, facility_type_id: type }),
    ...(standing === undefined ? [] : [hasStanding(standing, today)]),
  ])
  const { total, ids } = isRare(standing) ? await pageOfFew(db, shown, paging) : await pageOfMany(db, shown, paging)
  const known = total > maxFound ? ({ total: maxFound, or_more: true } as const) : { total }
  return { ...pageInfo(known, paging), ids }
}

/** Whether few facilities stand so, of which each must be looked up. */
const isRare = (standing: RegisterStanding | undefined) => standings.some((rare) => rare === standing)

/** Finds all, once, for the page and for the count. */
async function pageOfFew(db: Db, shown: RawBuilder<unknown>, paging: Asked) {
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as materialized (select certificate_id, name_key, id from ${shown})
    select (select count(*) from found)::int as total, array(
      select certificate_id from found order by name_key, id limit ${sql.lit(paging.per_page)} offset ${offsetOf(paging)}
    ) as ids
  `.execute(db)
  return rows[0] ?? { total: 0, ids: [] }
}

/** Reads the page in the order of an index, and counts no farther than the register shows. */
async function pageOfMany(db: Db, shown: RawBuilder<unknown>, paging: Asked) {
  const { rows } = await sql<{ certificate_id: number }>`
    select certificate_id from ${shown}
    order by name_key, id limit ${sql.lit(paging.per_page)} offset ${offsetOf(paging)}
  `.execute(db)
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from (select from ${shown} limit ${sql.lit(maxFound + 1)}) as found
  `.execute(db)
  return { total: counted[0]?.n ?? 0, ids: rows.map(({ certificate_id }) => certificate_id) }
}

function offsetOf({ page, per_page }: Asked) {
  return (page - 1) * per_page
}

async function pageOfWords(reader: RegisterReader, filters: RegisterFilters, paging: Asked): Promise<Page> {
  const { q = '' } = filters
  const numbered = await findNumbered(reader, q)
  if (numbered !== undefined) return { ...pageInfo({ total: 1 }, paging), ids: paging.page === 1 ? [numbered] : [] }
  return findWords(reader, filters, paging)
}

/** The entry whose number was typed in place of words; undefined if none was. */
export async function findNumbered(reader: RegisterReader, q: string): Promise<number | undefined> {
  return /\d/.test(q) ? findEntry(reader, q) : undefined
}

/** A page of the entries whose names have the words, the best match first. */
export async function findWords(
  { db, today }: RegisterReader,
  { q = '', standing, local_gov_area_id, facility_type_id }: RegisterFilters,
  paging: Asked,
): Promise<Page> {
  const { data, matchedIn, ...page } = await pageOfSearch(db, {
    q,
    among: { local_gov_area_id, facility_type_id, namesOnly: true, today },
    paging,
    enough: foundOnPage,
    list: {
      id: sql<number>`facility.certificate_id`,
      among: { rows: shownEntries(today), columns },
      join: sql``,
      where: standing === undefined ? sql<boolean>`true` : hasStanding(standing, today),
    },
  })
  return { ...page, ids: data.map(({ id }) => id) }
}
