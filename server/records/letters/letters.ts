import { type LetterKind, letterNumber } from '@portal/domain/letters/letter-kinds.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { LetterFileTable } from '../../database/tables/letters.ts'
import { finishFile } from '../applications/files.ts'
import { nextSerials } from '../licences/serials.ts'
import { type Paging, pageOf } from '../shared/paging.ts'
import { type LetterAbout, type LetterFacts, readLetterFacts } from './letter-facts.ts'

interface NewLetter extends LetterAbout {
  kind: LetterKind
  facts: LetterFacts
  written_by: number | null
  written_on: string
  written_at: string
}

/**
 * Adds letters of one day, in their order, under the next numbers of its year. All letters share the counter, which stays locked
 * until the transaction ends, so this comes last.
 */
export async function insertLetters(db: Db, letters: readonly NewLetter[]): Promise<void> {
  const [first] = letters
  if (!first) return
  const year = Number(first.written_on.slice(0, 4))
  const serial = await nextSerials(db, `letter/${year}`, letters.length)
  await insertNumbered(
    db,
    letters.map((letter, index) => ({ ...letter, number: letterNumber(year, serial + index) })),
  )
}

/** Adds letters that have their numbers already, in their order. */
export async function insertNumbered(db: Db, letters: readonly (NewLetter & { number: string })[]): Promise<void> {
  await sql`
    insert into letter (number, kind, facility_id, registration_id, facts, written_by, written_on, written_at)
    select number, kind, facility_id, registration_id, facts, written_by, written_on, written_at
    from rows from (
      jsonb_to_recordset(${JSON.stringify(letters)}::jsonb) as (number text, kind text, facility_id int,
        registration_id int, facts jsonb, written_by int, written_on date, written_at timestamptz)
    ) with ordinality as given (number, kind, facility_id, registration_id, facts, written_by, written_on, written_at, place)
    order by place
  `.execute(db)
}

/** The id of the letter with a number; undefined if there is none. */
export function findLetterByNumber(db: Db, number: string) {
  return db.selectFrom('letter').where('number', '=', number).select('id').executeTakeFirst()
}

/** The day on which the confirmation was taken back that a receipt is about; null for every other letter. */
const takenBackOn = sql<string | null>`(
  select (later.decided_at at time zone 'Africa/Lagos')::date
  from payment_decision as given
  join payment_decision as later on later.payment_id = given.payment_id and later.id > given.id
  where given.receipt_number = letter.number
  order by later.id limit 1
)`.as('taken_back_on')

/** A page of the letters about a facility or about a registration, the newest first. */
export function pageLetters(db: Db, about: 'facility_id' | 'registration_id', id: number, paging: Paging) {
  const newestFirst = db
    .selectFrom('letter')
    .where(about, '=', id)
    .orderBy('id', 'desc')
    .select(['id', 'number', 'kind', 'written_on', 'facility_id', 'registration_id'])
    .select([sql<string>`facts ->> 'subject'`.as('subject'), sql<string | null>`facts ->> 'reference'`.as('reference')])
    .select(takenBackOn)
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
