import { wordsOf } from '@portal/domain/text/search-text.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Further words are ignored. */
const maxWords = 6

const isPhone = /^[+\d][\d\s().-]{4,}$/

/** The typed text as a tsquery: each word begins a word of the person. A phone number is one word, without 0 or 234 in front. */
function queryOf(typed: string): string | undefined {
  if (isPhone.test(typed)) return `'${typed.replaceAll(/\D/g, '').replace(/^(?:234|0)/, '')}':*`
  const parts = wordsOf(typed)
    .flatMap(({ parts }) => parts)
    .slice(0, maxWords)
  return parts.length > 0 ? parts.map((part) => `'${part}':*`).join(' & ') : undefined
}

/** Up to so many people who match are collected and sorted; more are met soon in the order of names. */
const maxCollected = 1000

/** The first people by name of whom each typed word begins a word of the name, the email or the phone number. */
export async function findPeople(db: Db, typed: string, limit: number) {
  const query = queryOf(typed)
  if (query === undefined) return []
  const matching = db
    .selectFrom('user_account')
    .where(sql<boolean>`person_words(first_name, last_name, email, phone_number) @@ ${query}::tsquery`)
    .select(['id', 'first_name', 'last_name', 'email', 'privilege_type'])
  const collected = await db
    // Planned without the limit: with it, the planner walks the index of names in the hope of meeting matches soon.
    .with(
      (cte) => cte('matching').materialized(),
      () => matching,
    )
    .with(
      (cte) => cte('collected').materialized(),
      (from) =>
        from
          .selectFrom('matching')
          .selectAll()
          .limit(maxCollected + 1),
    )
    .selectFrom('collected')
    .selectAll()
    .select(sql<number>`count(*) over ()::int`.as('n'))
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .limit(limit)
    .execute()
  if (collected.every(({ n }) => n <= maxCollected)) return collected.map(({ n: _, ...person }) => person)
  return matching.orderBy('first_name').orderBy('last_name').orderBy('id').limit(sql.lit(limit)).execute()
}
