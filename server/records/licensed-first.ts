import { foundOnPage, maxFound } from '@portal/domain/public-register.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import { isEntryLicensed, isEntryNotLicensed } from './licensed-today.ts'
import { pageInfo } from './paging.ts'
import { type RegisterReader, readEntries } from './public-register.ts'
import {
  entriesWhere,
  findNumbered,
  findWords,
  pageOfRegister,
  placeAndType,
  type RegisterFilters,
} from './register-search.ts'

/**
 * A page of the facilities in the register that the filters choose: those that are licensed today, finally or provisionally, before
 * the others; of each by name, or the best match first.
 */
export async function pageLicensedFirst(reader: RegisterReader, asked: RegisterFilters & { page: number }) {
  const { page, q, standing, ...places } = asked
  const numbered = q === undefined ? undefined : await findNumbered(reader, q)
  if (standing !== undefined || numbered !== undefined) return pageOfRegister(reader, asked)
  const found =
    q === undefined ? await pageOfAll(reader, places, page) : await pageOfWords(reader, { q, ...places }, page)
  const known = found.total > maxFound ? ({ total: maxFound, or_more: true } as const) : found
  return { ...pageInfo(known, { page, per_page: foundOnPage }), data: await readEntries(reader, found.ids) }
}

interface Found {
  total: number
  or_more?: true | undefined
  ids: number[]
}

/** Rows from `skip` on: what is left of a page, and never more than the register shows. */
interface Part {
  skip: number
  take: number
}

/** All facilities of the places and types: both groups are read by themselves, and the second only as far as it is on the page. */
async function pageOfAll({ db, today }: RegisterReader, places: RegisterFilters, page: number): Promise<Found> {
  const skip = (page - 1) * foundOnPage
  const group = (condition: RawBuilder<boolean>) => entriesWhere(today, [...placeAndType(places), condition])
  const licensed = await partOf(db, group(isEntryLicensed(today)), { skip, take: foundOnPage })
  if (licensed.total > maxFound) return licensed
  const left = { skip: Math.max(0, skip - licensed.total), take: foundOnPage - licensed.ids.length }
  const others = await partOf(db, group(isEntryNotLicensed(today)), left)
  return { total: licensed.total + others.total, ids: [...licensed.ids, ...others.ids] }
}

/**
 * Counts a group as far as the register shows, and reads a part of it by name. A small group is collected by whatever index has it,
 * and sorted; a large one is met soon in the order of names.
 */
async function partOf(db: Db, group: RawBuilder<unknown>, { skip, take }: Part): Promise<Found> {
  const { rows } = await sql<Found>`
    with found as materialized (select certificate_id, name_key, id from ${group} limit ${sql.lit(maxFound + 1)})
    select (select count(*) from found)::int as total, array(
      select certificate_id from found order by name_key, id limit ${sql.lit(take)} offset ${skip}
    ) as ids
  `.execute(db)
  const { total = 0, ids = [] } = rows[0] ?? {}
  if (total <= maxFound || take === 0) return { total, ids }
  const named = await sql<{ certificate_id: number }>`
    select certificate_id from ${group} order by name_key, id limit ${sql.lit(take)} offset ${skip}
  `.execute(db)
  return { total, ids: named.rows.map(({ certificate_id }) => certificate_id) }
}

/** The first facilities that a search finds, as many as the register shows: all of them are found before they are parted. */
async function pageOfWords(reader: RegisterReader, filters: RegisterFilters, page: number): Promise<Found> {
  const { ids, total, or_more } = await findWords(reader, filters, { page: 1, per_page: maxFound })
  const { rows } = await sql<{ certificate_id: number }>`
    select certificate_id from ${entriesWhere(reader.today, [
      sql<boolean>`certificate_id = any(${ids}::int[])`,
      isEntryLicensed(reader.today),
    ])}
  `.execute(reader.db)
  const licensed = new Set(rows.map(({ certificate_id }) => certificate_id))
  const parted = [...ids.filter((id) => licensed.has(id)), ...ids.filter((id) => !licensed.has(id))]
  return { total, or_more, ids: parted.slice((page - 1) * foundOnPage, page * foundOnPage) }
}
