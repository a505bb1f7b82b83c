import type { RegistrationKind } from '@portal/domain/applications/registration-kinds.ts'
import type { LetterSubject } from '@portal/domain/letters/letter.ts'
import type { LetterKind } from '@portal/domain/letters/letter-kinds.ts'
import type { LicenceOrigin } from '@portal/domain/licences/licence-origin.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import { officeHoldersOn, type PresentHolder, signatoriesOf } from '../settings/office-holders.ts'
import { wordsOn } from './letter-words.ts'

/** Everything that is printed on a letter besides its number and date, as of the day on which it was written. */
const letterFacts = z.object({
  ministry: z.string(),
  ministry_address: z.string(),
  ministry_phone: z.string(),
  ministry_hours: z.string(),
  crest_url: z.string().nullable(),
  addressee: z.object({ name: z.string(), facility_name: z.string(), address: z.string(), lga: z.string() }),
  /** Of the application; null for a letter that is about the facility alone. */
  reference: z.string().nullable(),
  subject: z.string(),
  body: z.array(
    z.union([
      z.string(),
      z.object({ quote: z.string() }),
      z.object({ list: z.array(z.string()).readonly() }),
      z.object({ rows: z.array(z.tuple([z.string(), z.string()]).readonly()).readonly() }),
      z.object({ heading: z.string() }),
      z.object({ pictures: z.array(z.object({ slug: z.string(), caption: z.string() })).readonly() }),
    ]),
  ),
  signatory: z.object({ title: z.string(), name: z.string().nullable(), signature: z.string().optional() }),
})
export type LetterFacts = z.output<typeof letterFacts>

/** Reads the facts of a letter as they were stored. */
export function readLetterFacts(stored: unknown): LetterFacts {
  return letterFacts.parse(stored)
}

/** What a letter is about: the facility, and its registration if the letter is about one. */
export interface LetterAbout {
  facility_id: number
  registration_id: number | null
}

/** The kind of the letter that is written, if one is, and the day. */
export interface WrittenLetter {
  kind: LetterKind | undefined
  today: string
}

/** What a letter can name of its facility and registration, to whom it goes, who signs that day, and the ministry's own words of that day. */
export type LetterSubjectRow = ReturnType<typeof subjectOf>

/** Reads what several letters are about, in the order given: as it is now, with the signatories of the day. */
export async function listLetterSubjects(
  db: Db,
  abouts: readonly LetterAbout[],
  written: WrittenLetter,
): Promise<LetterSubjectRow[]> {
  const rows = await subjectRows(db, abouts, written).execute()
  return rows.map((row) => subjectOf(row, written.today))
}

/** A query for facilities, each with its registration if one is given, in the order given. */
export function subjectRows(db: Db, abouts: readonly LetterAbout[], { kind, today }: WrittenLetter) {
  const ids = abouts.map(({ facility_id, registration_id }) => ({ facility_id, registration_id }))
  const given = sql<LetterAbout & { place: number }>`rows from (
    jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as (facility_id int, registration_id int)
  ) with ordinality`
  return db
    .selectFrom(given.as<'given'>(sql`given (facility_id, registration_id, place)`))
    .innerJoin('facility', 'facility.id', 'given.facility_id')
    .innerJoin('facility_type', 'facility_type.id', 'facility.facility_type_id')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'facility.local_gov_area_id')
    .leftJoin('registration', (join) =>
      join.onRef('registration.facility_id', '=', 'facility.id').onRef('registration.id', '=', 'given.registration_id'),
    )
    .orderBy('given.place')
    .select([
      'facility.company_name as facility_name',
      'facility.user_id',
      'facility.owner_name',
      'facility.address',
      'local_gov_area.list as lga',
      'facility_type.category_list as category',
      'registration.reference',
      'registration.kind',
      'registration.expiry_date',
      'registration.valid_from',
      jsonArrayFrom(officeHoldersOn(db, today)).as('holders'),
      wordsOn(kind, today).as('words'),
    ])
    .select(
      sql<LicenceOrigin | null>`(
        select licence.origin from registration as licence where licence.id = facility.registration_id
      )`.as('licence_origin'),
    )
    .select((facility) =>
      facility
        .selectFrom('certificate')
        .whereRef('certificate.registration_id', '=', 'registration.id')
        .orderBy('certificate.id', 'desc')
        .limit(sql.lit(1))
        .select('certificate.number')
        .as('certificate_number'),
    )
}

interface SubjectRow {
  facility_name: string
  user_id: number | null
  owner_name: string
  address: string
  lga: string
  category: string
  reference: string | null
  kind: RegistrationKind | null
  expiry_date: string | null
  valid_from: string | null
  certificate_number: string | null
  licence_origin: LicenceOrigin | null
  holders: PresentHolder[]
  words: string | null
}

const purposeInWords = {
  new: 'registration',
  renewal: 'renewal',
  change: 'change of type',
} as const satisfies Record<RegistrationKind, LetterSubject['purpose']>

/** What a letter says of a row of {@link subjectRows}. */
export function subjectOf({ user_id, address, lga, holders, words, kind, ...about }: SubjectRow, today: string) {
  const purpose = purposeInWords[kind ?? 'new']
  return {
    addressee: { name: about.owner_name, facility_name: about.facility_name, address, lga },
    signatories: signatoriesOf(holders),
    words,
    about: { ...about, has_owner_account: user_id !== null, purpose, today } satisfies Partial<LetterSubject>,
  }
}
