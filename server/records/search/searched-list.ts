import { type RawBuilder, sql } from 'kysely'
import type { Reading } from './reading.ts'

/** A searchable list: facilities, registrations by their facility, or the entries of the public register. */
export interface SearchedList {
  id: RawBuilder<number>
  /** The rows with the searched names, under the name `facility`. Without it, the table of facilities. */
  among?: SearchedRows
  /** The join from `facility` to the rows of the list; none for a list of facilities. */
  join: RawBuilder<unknown>
  /** The condition of the filters. */
  where: RawBuilder<boolean>
}

/** Rows with the columns `id`, `name_key`, `name_text`, `words` and `local_gov_area_id`, for example a subquery. */
export interface SearchedRows {
  rows: RawBuilder<unknown>
  /** The columns that the conditions of a search may name. */
  columns: RawBuilder<unknown>
}

const facilities: SearchedRows = {
  rows: sql`facility`,
  columns: sql`id, name_key, words, status, expiry_date, next_status, next_expiry_date, next_from, is_closed, taken_back_at,
    import_id, registration_id`,
}

/** The rows that a list is searched in. */
export function searchedRows({ among = facilities }: SearchedList): SearchedRows {
  return among
}

/** A condition for the facilities that match an interpretation. */
export function isFound(
  { query }: { query: readonly string[] },
  { numbers, words, typed }: Reading,
): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`]
  for (const part of query) conditions.push(sql`facility.words @@ ${part}::tsquery`)
  if (numbers) conditions.push(sql`facility.id = any(${[...numbers.ids]}::int[])`)
  else if (words.length === 0) conditions.push(beginsWith(typed.text))
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** A condition for names that begin with a text. Every character of a name sorts before ~. */
export function beginsWith(text: string): RawBuilder<boolean> {
  return sql<boolean>`(facility.name_key >= ${text} and facility.name_key < ${`${text}~`})`
}
