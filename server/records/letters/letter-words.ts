import { type DatedValue, timelineOf } from '@portal/domain/dates/dated-values.ts'
import type { LetterKind } from '@portal/domain/letters/letter-kinds.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { LetterWordsTable } from '../../database/tables/letters.ts'

/** The ministry's own words of a kind of letter on a day, for a statement that reads something else as well; null without any. */
export function wordsOn(kind: LetterKind | undefined, day: string) {
  return sql<string | null>`(
    select words from letter_words as saved
    where kind = ${kind ?? null} and start_date <= ${day} and not is_taken_back
      and not exists (
        select from letter_words as later
        where later.kind = saved.kind and later.start_date = saved.start_date and later.id > saved.id
      )
    order by start_date desc limit 1
  )`
}

/** All words that were ever saved, in the order of recording, with the officer who saved them. */
export function listLetterWords(db: Db) {
  return db
    .selectFrom('letter_words')
    .innerJoin('user_account', 'user_account.id', 'recorded_by')
    .orderBy('letter_words.id')
    .select(['kind', 'words', 'start_date', 'is_taken_back', 'recorded_at'])
    .select(sql<string>`first_name || ' ' || last_name`.as('recorded_by'))
    .execute()
}

type SavedWords = Pick<Awaited<ReturnType<typeof listLetterWords>>[number], 'words' | 'start_date' | 'is_taken_back'>

/** The words of one kind over time, from those that came with the portal on, which are null. Days that were taken back are left out. */
export function wordsOverTime(rows: readonly SavedWords[]): DatedValue<string | null>[] {
  const newest = new Map(rows.map((row) => [row.start_date, row]))
  const held = [...newest.values()].filter(({ is_taken_back }) => !is_taken_back)
  return timelineOf<string | null>(
    null,
    held.map(({ words, start_date }) => ({ value: words, start_date })),
  )
}

/** Locks the words until the transaction ends, so that one officer at a time changes them. */
export async function lockLetterWords(db: Db): Promise<void> {
  await sql`lock table letter_words in share row exclusive mode`.execute(db)
}

/**
 * Saves the words of a kind from a day on. The table must be locked. `recorded_at` is the version of the kind's words, so it
 * increases with each change, whatever the clock says.
 */
export async function insertLetterWords(db: Db, row: Insertable<LetterWordsTable>): Promise<void> {
  const recorded_at = sql<string>`(
    select greatest(${row.recorded_at}::timestamptz, max(recorded_at) + interval '1 millisecond')
    from letter_words where kind = ${row.kind}
  )`
  await db
    .insertInto('letter_words')
    .values({ ...row, recorded_at })
    .execute()
}
