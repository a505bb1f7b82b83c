import { type RawBuilder, sql } from 'kysely'
import type { Reading } from './reading.ts'
import type { Stage } from './stages.ts'

/** A list that is searched: of facilities, or of registrations by their facilities. */
export interface SearchedList {
  id: RawBuilder<number>
  /** What joins the rows of the list to `facility`; nothing where they are its own. */
  join: RawBuilder<unknown>
  /** What narrows the list besides the words. */
  where: RawBuilder<boolean>
}

/** The facilities that a way of reading finds. */
export function isFound({ query }: Pick<Stage, 'query'>, { numbers, words, typed }: Reading): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`]
  if (query !== undefined) conditions.push(sql`facility.words @@ ${query}::tsquery`)
  if (numbers) conditions.push(sql`facility.id = any(${[...numbers.ids]}::int[])`)
  else if (words.length === 0) conditions.push(beginsWith(typed.text))
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Names that begin with a text. No letter, digit or mark of a name comes behind ~. */
export function beginsWith(text: string): RawBuilder<boolean> {
  return sql<boolean>`(facility.name_key >= ${text} and facility.name_key < ${`${text}~`})`
}
