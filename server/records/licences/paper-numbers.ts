import { hasLetters, readTypedNumber } from '@portal/domain/licences/paper-number.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The digits of a number without its other signs: 12-2026. Migration 0105 has an index of it. */
const digitsOfNumber = sql<string>`
  (btrim(regexp_replace(regexp_replace(number, '[^0-9]+', '-', 'g'), '(^|-)0+(?=[0-9])', '\\1', 'g'), '-') collate "C")
`

/**
 * Every issue of the papers whose number somebody may have typed so, the newest first. Letters that were typed must be those of
 * the number. Where words are searched, `needsLetters` keeps "Clinic 12" from being a number.
 */
export async function findPapersByNumber(db: Db, typed: string, { needsLetters }: { needsLetters: boolean }) {
  const { letters, keys, serial } = readTypedNumber(typed)
  if (needsLetters && letters === '') return []
  const asPrinted = [typed.trim(), typed.trim().toUpperCase()]
  // All numbers that begin with the serial and a dash: the full stop is the sign after the dash.
  const ofAnyYear =
    serial === undefined
      ? []
      : [
          sql<boolean>`(kind = 'certificate' and ${digitsOfNumber} >= ${`${serial}-`} and ${digitsOfNumber} < ${`${serial}.`})`,
        ]
  const papers = await db
    .selectFrom('certificate')
    .where((paper) =>
      paper.or([
        paper('number', 'in', asPrinted),
        sql<boolean>`${digitsOfNumber} = any(${keys}::text[])`,
        ...ofAnyYear,
      ]),
    )
    .orderBy('id', 'desc')
    .select(['id', 'registration_id', 'number', 'issue'])
    .execute()
  return papers.filter(({ number }) => letters === '' || asPrinted.includes(number) || hasLetters(number, letters))
}
