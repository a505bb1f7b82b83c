import { foundOnPage, isLicensed, maxFound } from '@portal/domain/public-register.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { isEntryLicensed, isEntryNotLicensed } from './licensed-today.ts'
import { pageInfo } from './paging.ts'
import { type RegisterReader, readEntries } from './public-register.ts'
import {
  type Asked,
  entriesWhere,
  findNumbered,
  findWords,
  type Page,
  pageOfRegister,
  placeAndType,
  type RegisterFilters,
} from './register-search.ts'

/** The two groups in which the register is shown: what is licensed today, finally or provisionally, and everything else. */
type RegisterGroup = 'licensed' | 'others'

const isInGroup = { licensed: isEntryLicensed, others: isEntryNotLicensed } as const satisfies Record<
  RegisterGroup,
  (today: string) => RawBuilder<boolean>
>

/** A page of the facilities of one group that the filters choose: by name, or the best match first. */
async function pageOfGroup(
  reader: RegisterReader,
  group: RegisterGroup,
  { page, ...filters }: Omit<RegisterFilters, 'standing'> & { page: number },
) {
  const paging = { page, per_page: foundOnPage }
  const condition = isInGroup[group](reader.today)
  const found =
    filters.q === undefined
      ? await pageByName(reader.db, entriesWhere(reader.today, [...placeAndType(filters), condition]), paging)
      : await findWords(reader, filters, { paging, condition })
  return { ...found, data: await readEntries(reader, found.ids) }
}

/** What the search in the register shows: the groups that were asked for, each with its own page. */
export interface FoundGroups {
  licensed?: Awaited<ReturnType<typeof pageOfRegister>>
  others?: Awaited<ReturnType<typeof pageOfRegister>>
}

/**
 * The first page of both groups, or a later page of one of them. A number, and a standing that is asked for, have facilities of one
 * group only.
 */
export async function findGroups(
  reader: RegisterReader,
  { page, others_page, ...filters }: RegisterFilters & { page: number; others_page: number },
): Promise<FoundGroups> {
  const { q, standing } = filters
  const isOfOneGroup = standing !== undefined || (q !== undefined && (await findNumbered(reader, q)) !== undefined)
  if (isOfOneGroup) {
    const found = await pageOfRegister(reader, { ...filters, page: Math.max(page, others_page) })
    const [first = { standing }] = found.data
    return first.standing === undefined || isLicensed(first.standing) ? { licensed: found } : { others: found }
  }
  return {
    ...(others_page === 1 && { licensed: await pageOfGroup(reader, 'licensed', { ...filters, page }) }),
    ...(page === 1 && { others: await pageOfGroup(reader, 'others', { ...filters, page: others_page }) }),
  }
}

/**
 * Counts a group as far as the register shows, and reads a page of it. A small group is collected by whatever index has it, and
 * sorted; a large one is met soon in the order of names.
 */
async function pageByName(db: Db, entries: RawBuilder<unknown>, paging: Asked): Promise<Page> {
  const part = sql`order by name_key, id limit ${sql.lit(paging.per_page)} offset ${(paging.page - 1) * paging.per_page}`
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as materialized (select certificate_id, name_key, id from ${entries} limit ${sql.lit(maxFound + 1)})
    select (select count(*) from found)::int as total, array(select certificate_id from found ${part}) as ids
  `.execute(db)
  const { total = 0, ids = [] } = rows[0] ?? {}
  if (total <= maxFound) return { ...pageInfo({ total }, paging), ids }
  const named = await sql<{ certificate_id: number }>`select certificate_id from ${entries} ${part}`.execute(db)
  const known = { total: maxFound, or_more: true } as const
  return { ...pageInfo(known, paging), ids: named.rows.map(({ certificate_id }) => certificate_id) }
}
