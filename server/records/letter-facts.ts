import type { LetterSubject } from '@portal/domain/letters/letter.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { z } from 'zod'
import type { Db } from '../database/connect.ts'
import { officeHoldersOn, signatoriesOf } from './office-holders.ts'

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
    z.union([z.string(), z.object({ quote: z.string() }), z.object({ list: z.array(z.string()).readonly() })]),
  ),
  signatory: z.object({ title: z.string(), name: z.string().nullable() }),
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

/** The facility and the registration that a letter is about, as they are now, and the signatories of the day. */
export async function readLetterSubject(db: Db, { facility_id, registration_id }: LetterAbout, today: string) {
  const row = await db
    .selectFrom('facility')
    .innerJoin('facility_type', 'facility_type.id', 'facility.facility_type_id')
    .innerJoin('local_gov_area', 'local_gov_area.id', 'facility.local_gov_area_id')
    .leftJoin('registration', (join) =>
      join.onRef('registration.facility_id', '=', 'facility.id').on('registration.id', '=', registration_id),
    )
    .where('facility.id', '=', facility_id)
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
    ])
    .select((facility) =>
      facility
        .selectFrom('certificate')
        .whereRef('certificate.registration_id', '=', 'registration.id')
        .orderBy('certificate.id', 'desc')
        .limit(sql.lit(1))
        .select('certificate.number')
        .as('certificate_number'),
    )
    .executeTakeFirstOrThrow()
  const { user_id, owner_name, address, lga, holders, kind, ...about } = row
  const purpose = kind === 'renewal' ? 'renewal' : 'registration'
  return {
    addressee: { name: owner_name, facility_name: row.facility_name, address, lga },
    signatories: signatoriesOf(holders),
    about: { ...about, has_owner_account: user_id !== null, purpose, today } satisfies Partial<LetterSubject>,
  }
}
