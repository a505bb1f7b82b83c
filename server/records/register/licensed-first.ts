import { foundInGroup, foundOnPage, isLicensed, maxFound, maxParted } from '@portal/domain/register/public-register.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { isEntryLicensed, isEntryNotLicensed } from '../licences/licensed-today.ts'
import { pageInfo, type Total } from '../shared/paging.ts'
import { type RegisterReader, readEntries } from './public-register.ts'
import { placeAndType, type RegisterFilters } from './register-filters.ts'
import { findNumbered, findWords, pageOfRegister } from './register-search.ts'
import { entriesWhere } from './shown-entries.ts'

type FoundPage = Awaited<ReturnType<typeof pageOfRegister>>

/** What the search in the register shows: what is licensed today, finally or provisionally, and what else matches, each with its own pages. */
export interface FoundGroups {
  licensed?: FoundPage
  others?: FoundPage
  /** Only so many matches of the words were parted; there are more. */
  first_only?: number
}

type Asked = RegisterFilters & { page: number; others_page: number }

/**
 * The first page of both groups, or a later page of one of them. A number, and a standing that is asked for, have facilities of one
 * group only.
 */
export async function findGroups(reader: RegisterReader, asked: Asked): Promise<FoundGroups> {
  const { page, others_page, ...filters } = asked
  const { q, standing } = filters
  if (standing !== undefined || (q !== undefined && (await findNumbered(reader, q)).length > 0)) {
    const found = await pageOfRegister(reader, {
      ...filters,
      page: Math.min(Math.max(page, others_page), maxFound / foundOnPage),
    })
    const [first = { standing }] = found.data
    return first.standing === undefined || isLicensed(first.standing) ? { licensed: found } : { others: found }
  }
  return q === undefined ? groupsByName(reader, asked) : groupsOfWords(reader, asked)
}

async function groupsByName(reader: RegisterReader, { page, others_page, ...places }: Asked): Promise<FoundGroups> {
  const { today } = reader
  return {
    ...(others_page === 1 && { licensed: await pageOfGroup(reader, { places, isOne: isEntryLicensed(today) }, page) }),
    ...(page === 1 && { others: await pageOfGroup(reader, { places, isOne: isEntryNotLicensed(today) }, others_page) }),
  }
}

/** The facilities of a group: those of the places and types that meet a condition. */
interface Group {
  places: RegisterFilters
  isOne: RawBuilder<boolean>
}

/**
 * Counts a group as far as the register shows, and reads a page of it. A large group is met soon in the order of names; a small one
 * is collected by whatever index has it, and sorted.
 */
async function pageOfGroup(reader: RegisterReader, group: Group, page: number): Promise<FoundPage> {
  const entries = entriesWhere(reader.today, [...placeAndType(group.places), group.isOne])
  const part = sql`order by name_key, id limit ${sql.lit(foundInGroup)} offset ${(page - 1) * foundInGroup}`
  const isOfAll = placeAndType(group.places).length === 0
  if (!isOfAll || !(await isLarge(reader, group.isOne))) {
    const { rows } = await sql<{ total: number; ids: number[] }>`
      with found as materialized (select certificate_id, name_key, id from ${entries} limit ${sql.lit(maxFound + 1)})
      select (select count(*) from found)::int as total, array(select certificate_id from found ${part}) as ids
    `.execute(reader.db)
    const { total = 0, ids = [] } = rows[0] ?? {}
    if (total <= maxFound) return pageWith(reader, ids, { total }, page)
  }
  const { rows } = await sql<{ certificate_id: number }>`select certificate_id from ${entries} ${part}`.execute(
    reader.db,
  )
  const known = { total: maxFound, or_more: true } as const
  return pageWith(
    reader,
    rows.map(({ certificate_id }) => certificate_id),
    known,
    page,
  )
}

/** So many names are read to learn whether a group is large. */
const namesTried = 20_000

/** Whether the first names of the whole register have more of a group than a search shows. An LGA or a type has few names. */
async function isLarge({ db, today }: RegisterReader, isOne: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from (
        select * from ${entriesWhere(today, [])} order by name_key, id limit ${sql.lit(namesTried)}
      ) as facility
      where ${isOne} limit ${sql.lit(maxFound + 1)}
    ) as found
  `.execute(db)
  return (rows[0]?.n ?? 0) > maxFound
}

/**
 * The first matches are found at once, the best or the first names before the others, and then parted: a search for each group would
 * have to collect every match of common words where few of them are of the group.
 */
async function groupsOfWords(reader: RegisterReader, { page, others_page, ...filters }: Asked): Promise<FoundGroups> {
  const { ids, total, or_more } = await findWords(reader, filters, { page: 1, per_page: maxParted })
  const licensed = await licensedAmong(reader, ids)
  const group = (isOfGroup: (id: number) => boolean, page: number) => {
    const all = ids.filter(isOfGroup)
    return pageWith(reader, all.slice((page - 1) * foundInGroup, page * foundInGroup), { total: all.length }, page)
  }
  return {
    ...(others_page === 1 && { licensed: await group((id) => licensed.has(id), page) }),
    ...(page === 1 && { others: await group((id) => !licensed.has(id), others_page) }),
    ...((or_more || total > maxParted) && { first_only: maxParted }),
  }
}

async function licensedAmong({ db, today }: { db: Db; today: string }, ids: readonly number[]): Promise<Set<number>> {
  const isOne = sql<boolean>`certificate_id = any(${[...ids]}::int[])`
  const { rows } = await sql<{ certificate_id: number }>`
    select certificate_id from ${entriesWhere(today, [isOne, isEntryLicensed(today)])}
  `.execute(db)
  return new Set(rows.map(({ certificate_id }) => certificate_id))
}

async function pageWith(
  reader: RegisterReader,
  ids: readonly number[],
  total: Total,
  page: number,
): Promise<FoundPage> {
  const paging = { page, per_page: foundInGroup }
  return { ...pageInfo(total, paging), ids: [...ids], data: await readEntries(reader, ids) }
}
