import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { plannedEachTime } from '../../database/named-statements.ts'
import { type Paging, reached } from '../paging.ts'
import type { Found } from './found.ts'
import type { Reading } from './reading.ts'
import { beginsWith, isFound, type SearchedList, searchedRows } from './searched-list.ts'
import type { Stage } from './stages.ts'

/** A walk along the names ends after this many rows at the latest. */
const maxWalked = 120_000
/** So many rows of the index are read in the time of one match that is collected from the table. */
const rowsPerMatch = 5

type Look<Result> = (db: Db, list: SearchedList, asked: Asked) => Promise<Result>

interface Asked {
  stage: Stage
  reading: Reading
  paging: Paging
}

/**
 * For many matches: orders by name, first the names that begin with what was typed. Reads either the names in their order
 * until the page is full, or every match, whichever is expected to be fewer rows.
 */
export const pageByName: Look<Found> = async (db, list, asked) => {
  const { stage, reading, paging } = asked
  const needed = paging.page * paging.per_page + 1
  const walked = (needed / Math.max(1, stage.estimate)) * reading.inLga
  const near =
    walked < Math.min(maxWalked, rowsPerMatch * stage.estimate)
      ? await walk(db, list, { ...asked, needed, most: Math.min(maxWalked, Math.ceil(1000 + 1.5 * walked)) })
      : []
  return pageOf(near.length > paging.per_page ? near : await collect(db, list, asked), paging)
}

/** For a single letter, or text without words: the names that begin with it. */
export const pageOfBeginnings: Look<Found> = async (db, list, { stage, reading, paging }) => {
  const { id, join, where } = list
  const { rows: names, columns } = searchedRows(list)
  const { rows } = await sql<{ id: number }>`${sql.raw(plannedEachTime)}
    select ${id} as id
    from (select ${columns} from ${names}
      where ${beginsWith(reading.typed.text)} and ${isInLga(reading)} order by name_key, id limit 30000) as facility ${join}
    where ${isFound(stage, reading)} and ${where}
    order by name_key, facility.id, ${id} limit ${sql.lit(paging.per_page + 1)} offset ${offsetOf(paging)}
  `.execute(db)
  return pageOf(
    rows.map((row) => row.id),
    paging,
  )
}

/** Reads the index of names, or that of the names of an LGA, as far as the page needs, but at most so many rows. */
async function walk(
  db: Db,
  list: SearchedList,
  { stage, reading, paging, needed, most }: Asked & { needed: number; most: number },
): Promise<number[]> {
  const { id, join, where } = list
  const { rows: names, columns } = searchedRows(list)
  const begins = beginsWith(reading.typed.text)
  const along = (begun: number, condition: RawBuilder<boolean>, rest: RawBuilder<boolean>) => sql`
    (select ${sql.lit(begun)} as begun, ${id} as id, facility.id as facility_id, name_key
      from (select ${columns} from ${names} where ${condition} and ${isInLga(reading)}
        order by name_key, id limit ${sql.lit(most)}) as facility ${join}
      where ${isFound(stage, reading)} and ${where} and ${rest}
      order by name_key, facility.id, ${id} limit ${sql.lit(needed)})`
  const { rows } = await sql<{ id: number }>`${sql.raw(plannedEachTime)}
    select id from (
      ${along(0, begins, sql`true`)} union all ${along(1, sql`true`, sql`not ${begins}`)}
    ) as found
    order by begun, name_key, facility_id, id limit ${sql.lit(paging.per_page + 1)} offset ${offsetOf(paging)}
  `.execute(db)
  return rows.map((row) => row.id)
}

async function collect(db: Db, list: SearchedList, { stage, reading, paging }: Asked) {
  const { id, join, where } = list
  // No index begins with whether a name begins so, so the planner does not walk an index through every facility.
  const { rows } = await sql<{ id: number }>`${sql.raw(plannedEachTime)}
    select ${id} as id from ${searchedRows(list).rows} ${join} where ${isFound(stage, reading)} and ${where}
    order by not ${beginsWith(reading.typed.text)}, facility.name_key, facility.id, ${id}
    limit ${sql.lit(paging.per_page + 1)} offset ${offsetOf(paging)}
  `.execute(db)
  return rows.map((row) => row.id)
}

function isInLga({ among: { local_gov_area_id: lga } }: Reading): RawBuilder<boolean> {
  return lga === undefined ? sql`true` : sql`local_gov_area_id = ${lga}`
}

/** A page that was read with one extra row, which shows whether there is a next page. */
function pageOf(ids: readonly number[], paging: Paging): Found {
  return { total: reached(paging, ids.length), ids: ids.slice(0, paging.per_page) }
}

function offsetOf({ page, per_page }: Paging): RawBuilder<unknown> {
  return sql`${(page - 1) * per_page}::bigint`
}
