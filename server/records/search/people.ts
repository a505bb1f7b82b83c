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

/** The first people by name of whom each typed word begins a word of the name, the email or the phone number. */
export async function findPeople(db: Db, typed: string, limit: number) {
  const query = queryOf(typed)
  if (query === undefined) return []
  return db
    .selectFrom('user_account')
    .where(sql<boolean>`person_words(first_name, last_name, email, phone_number) @@ ${query}::tsquery`)
    .orderBy('first_name')
    .orderBy('last_name')
    .orderBy('id')
    .limit(sql.lit(limit))
    .select(['id', 'first_name', 'last_name', 'email', 'privilege_type'])
    .execute()
}
