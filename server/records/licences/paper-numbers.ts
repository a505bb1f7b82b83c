import { hasLetters, readTypedNumber } from '@portal/domain/licences/paper-number.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The digits of a number without its other signs: 12-2026. Migration 0105 has an index of it. */
const digitsOf = (number: RawBuilder<unknown>) => sql<string>`
  (btrim(regexp_replace(regexp_replace(${number}, '[^0-9]+', '-', 'g'), '(^|-)0+(?=[0-9])', '\\1', 'g'), '-') collate "C")
`
const digitsOfNumber = digitsOf(sql.ref('number'))

/** A licence from paper that was taken back with its import is no licence. */
const isNotTakenBack = sql<boolean>`(origin = 'portal' or exists (
  select from registration where registration.id = registration_id and ended_at is null
))`

/** A licence from paper without a number has that of its record, which `findPaperLicence` finds. Its digits are no number of a paper. */
const isNoReference = sql<boolean>`(origin = 'portal' or number <> (
  select reference from registration where registration.id = registration_id
))`

/** No more papers are read for one number that was typed. */
const mostFound = 500

interface Asked {
  needsLetters: boolean
  /** Only papers that the portal issued, or only licences from before it. */
  origin?: 'portal' | 'paper'
}

/**
 * The issues of the papers whose number somebody may have typed so, the newest first. Letters that were typed must be those of the
 * number. Where words are searched, `needsLetters` keeps "Clinic 12" from being a number. The serial without its year is enough for
 * papers of the portal alone: the numbers of others may begin with the year.
 */
export async function findPapersByNumber(db: Db, typed: string, { needsLetters, origin }: Asked) {
  const { letters, keys, serial } = readTypedNumber(typed)
  if (needsLetters && letters === '') return []
  const asPrinted = [typed.trim(), typed.trim().toUpperCase()]
  // All numbers that begin with the serial and a dash: the full stop is the sign after the dash.
  const ofAnyYear =
    serial === undefined
      ? []
      : [
          sql<boolean>`(
            kind = 'certificate' and origin = 'portal'
              and ${digitsOfNumber} >= ${`${serial}-`} and ${digitsOfNumber} < ${`${serial}.`}
          )`,
        ]
  const papers = await db
    .selectFrom('certificate')
    .where((paper) =>
      paper.or([
        // The index of numbers has those of the portal alone. Others are found by their digits.
        paper.and([paper('number', 'in', asPrinted), paper('origin', '=', 'portal')]),
        paper.and([
          paper('number', 'in', asPrinted),
          sql<boolean>`${digitsOfNumber} = ${digitsOf(sql`${typed}::text`)}`,
        ]),
        sql<boolean>`(${digitsOfNumber} = any(${keys}::text[]) and ${isNoReference})`,
        ...ofAnyYear,
      ]),
    )
    .$if(origin !== undefined, (query) => query.where('origin', '=', origin ?? 'portal'))
    .where(isNotTakenBack)
    .orderBy('id', 'desc')
    .limit(sql.lit(mostFound))
    .select(['id', 'registration_id', 'number', 'issue', 'origin'])
    .execute()
  return papers.filter(({ number }) => letters === '' || asPrinted.includes(number) || hasLetters(number, letters))
}

/** The paper licence with this reference of its record, for example IMP-2026-0001/17; undefined if there is none. */
export async function findPaperLicence(db: Db, reference: string) {
  if (!/^IMP-/i.test(reference)) return undefined
  return db
    .selectFrom('registration')
    .where('reference', '=', reference.toUpperCase())
    .where('origin', '=', 'paper')
    .where('ended_at', 'is', null)
    .select('id as registration_id')
    .executeTakeFirst()
}

/** More licences than this under one number are not told apart by anybody. */
const maxOnPaper = 10

/**
 * The licences that the ministry issued on paper before the portal under a number that somebody may have typed so. There may be
 * several: the portal did not give these numbers.
 */
export async function findOnPaper(db: Db, typed: string): Promise<number[]> {
  const papers = await findPapersByNumber(db, typed, { needsLetters: false, origin: 'paper' })
  return papers.slice(0, maxOnPaper).map(({ id }) => id)
}
