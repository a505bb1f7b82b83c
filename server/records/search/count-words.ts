import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/**
 * Counts the names and the owners that have each word of the vocabulary, and returns the number of words; undefined if another
 * server is counting. The counts choose how a search is carried out, never whether a facility is found.
 */
export async function countSearchWords(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ counted: number }>`select count_search_words() as counted`.execute(db)
  const counted = rows[0]?.counted
  return counted === -1 ? undefined : counted
}
