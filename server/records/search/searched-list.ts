import { type RawBuilder, sql } from 'kysely'
import type { Reading } from './reading.ts'

/** A searchable list: facilities, or registrations by their facility. */
export interface SearchedList {
  id: RawBuilder<number>
  /** The join from `facility` to the rows of the list; none for a list of facilities. */
  join: RawBuilder<unknown>
  /** The condition of the filters. */
  where: RawBuilder<boolean>
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
