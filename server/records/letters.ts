import { type LetterKind, letterNumber } from '@portal/domain/letters/letter-kinds.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { LetterFileTable } from '../database/tables/letters.ts'
import { nextSerial } from './certificates.ts'
import { finishFile } from './files.ts'
import { type LetterAbout, type LetterFacts, readLetterFacts } from './letter-facts.ts'
import { type Paging, pageOf } from './paging.ts'

interface NewLetter extends LetterAbout {
  kind: LetterKind
  facts: LetterFacts
  written_by: number | null
  written_on: string
  written_at: string
}

/**
 * Adds a letter under the next number of its year. All letters share the counter, which stays locked until the transaction
 * ends, so this comes last.
 */
export async function insertLetter(db: Db, { facts, ...letter }: NewLetter): Promise<void> {
  const year = Number(letter.written_on.slice(0, 4))
  const number = letterNumber(year, await nextSerial(db, `letter/${year}`))
  await db
    .insertInto('letter')
    .values({ ...letter, number, facts: JSON.stringify(facts) })
    .execute()
}

/** A page of the letters about a facility or about a registration, the newest first. */
export function pageLetters(db: Db, about: 'facility_id' | 'registration_id', id: number, paging: Paging) {
  const newestFirst = db
    .selectFrom('letter')
    .where(about, '=', id)
    .orderBy('id', 'desc')
    .select(['id', 'number', 'kind', 'written_on', 'facility_id', 'registration_id'])
    .select([sql<string>`facts ->> 'subject'`.as('subject'), sql<string | null>`facts ->> 'reference'`.as('reference')])
  return pageOf(db, newestFirst, paging)
}

/** A letter with everything that is printed on it, and its PDF if it was printed before. */
export async function findLetter(db: Db, id: number) {
  const row = await db
    .selectFrom('letter')
    .leftJoin('letter_file', 'letter_file.letter_id', 'letter.id')
    .where('letter.id', '=', id)
    .select(['letter.id', 'number', 'written_on', 'facts', 'slug', 'size_bytes'])
    .executeTakeFirst()
  return row && { ...row, facts: readLetterFacts(row.facts) }
}

/** Stores the PDF of a letter for good. Returns false if it was printed by somebody else in the meantime. */
export async function insertLetterFile(
  db: Db,
  { digest, ...file }: Omit<Insertable<LetterFileTable>, 'sha256'> & { digest: string },
): Promise<boolean> {
  const first = await db
    .insertInto('letter_file')
    .values({ ...file, sha256: Buffer.from(digest, 'hex') })
    .onConflict((conflict) => conflict.column('letter_id').doNothing())
    .returning('letter_id')
    .executeTakeFirst()
  if (first) await finishFile(db, file.slug)
  return first !== undefined
}
