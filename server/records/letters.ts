import { type LetterKind, letterNumber } from '@portal/domain/letters/letter-kinds.ts'
import type { Db } from '../database/connect.ts'
import { nextSerial } from './certificates.ts'
import type { LetterAbout, LetterFacts } from './letter-facts.ts'

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
