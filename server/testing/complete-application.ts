import { requiredDocumentTypes } from '@portal/domain/applications/document-types.ts'
import { type RowKind, rowKinds } from '@portal/domain/applications/row-sections.ts'
import { sectionsConfirmedWhole } from '@portal/domain/applications/sections.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { RowTables } from '../database/tables/contents.ts'
import { insertEvidenceOfAnswer } from '../records/applications/answer-evidence.ts'
import { listAnswered } from '../records/applications/questionnaire.ts'
import { insertRow } from '../records/applications/section-rows.ts'
import { confirmPart, confirmSection } from '../records/licences/renewal-sections.ts'

/** Fills everything that an application needs before it can be submitted. */
export async function completeApplication(
  db: Db,
  registration: { id: number; facility_id: number; recorded_by: number },
) {
  const { facility_id, recorded_by } = registration
  const common = { facility_id, recorded_by, full_name: 'Ngozi Okafor', phone_number: '+2348031234567' }
  await answerEveryQuestion(db, registration)
  const rows = rowsOfEach({ facility_id, recorded_by })
  for (const kind of rowKinds) await insertRow(db, kind, rows[kind])
  await db
    .insertInto('operating_officer')
    .values({
      ...common,
      email: 'ngozi@example.org',
      highest_qualification: 'MBBS',
      year_of_graduation: 2010,
      employment_status: 'Employed',
      // Of each facility another one, because a shared number raises a flag.
      folio_number: String(10_000 + facility_id),
      additional_mdcn_qualification: `A-${facility_id}`,
    })
    .execute()
  await db
    .insertInto('available_facilities')
    .values({
      facility_id,
      recorded_by,
      bed_space_capacity: 4,
      no_of_wards: 1,
      no_of_consulting_rooms: 2,
      no_of_toilets: 2,
      source_of_water: 'Borehole',
      electricity_supply: 'PHCN and solar',
      mode_of_waste_management: 'Incinerator',
      medical_record: 'paper based',
      available_fac: ['Pharmacy'],
    })
    .execute()
  for (const name of requiredDocumentTypes) {
    await db
      .insertInto('document')
      .values({ facility_id, recorded_by, name, file_slug: await makeFile(db, registration) })
      .execute()
  }
  await confirmEverySection(db, registration)
  await makePayment(db, registration)
}

/** One row of each section of rows. */
function rowsOfEach(recorded: Recorded): { [Kind in RowKind]: Insertable<RowTables[Kind]> } {
  const person = { ...recorded, full_name: 'Ngozi Okafor', phone_number: '+2348031234567' }
  return {
    staff: {
      ...person,
      staff_category_type: 'Professional',
      cadre: 'Nurses/Midwives',
      highest_qualification: 'RN',
      time: 'full time',
    },
    referee: { ...person, occupation: 'Teacher', duration_of_acquaintance: '5 years' },
  }
}

/** Answers every question that the type of the facility asks. */
export async function answerEveryQuestion(
  db: Db,
  { id, facility_id, recorded_by }: { id: number; facility_id: number; recorded_by: number },
) {
  await sql`
    insert into submission (registration_id, facility_id, requirement_id, sub_list_id, respond, recorded_by)
    select ${id}, facility.id, requirement.id, sub_list.id, 1, ${recorded_by}
    from facility
    join requirement on requirement.facility_type_id = facility.facility_type_id
    join sub_list on sub_list.requirement_id = requirement.id
    where facility.id = ${facility_id}
  `.execute(db)
}

/** Confirms every section of a registration, as the owner of a renewal does. */
export async function confirmEverySection(db: Db, { id, recorded_by }: { id: number; recorded_by: number }) {
  const confirmation = { confirmed_by: recorded_by, now: new Date() }
  for (const section of sectionsConfirmedWhole) await confirmSection(db, id, { ...confirmation, section })
  for (const part_id of await partsOf(db, id)) await confirmPart(db, id, { ...confirmation, part_id })
}

/** The parts that are asked in a registration. */
export async function partsOf(db: Db, registrationId: number): Promise<number[]> {
  const answers = await listAnswered(db, registrationId).execute()
  return [...new Set(answers.map(({ part_id }) => part_id))]
}

/** Adds a payment with its receipt, by default of 50,000 naira, for the newest registration of a facility. */
export async function makePayment(
  db: Db,
  { facility_id, recorded_by, amount_kobo = 5_000_000 }: Recorded & { amount_kobo?: number },
) {
  const document = await makeFile(db, { facility_id, recorded_by })
  await db.insertInto('payment').values({ facility_id, recorded_by, amount_kobo, document }).execute()
}

/** Attaches a file to the first answer of a registration. Returns the answer with the name of the file. */
export async function attachToFirstAnswer(
  db: Db,
  { id, facility_id, recorded_by }: { id: number; facility_id: number; recorded_by: number },
) {
  const answers = db.selectFrom('submission').where('registration_id', '=', id).orderBy('sub_list_id')
  const answer = await answers.select(['id', 'sub_list_id']).executeTakeFirstOrThrow()
  const file_slug = await makeFile(db, { facility_id, recorded_by })
  const sha256 = Buffer.alloc(32, answer.id)
  await db.updateTable('file').set({ sha256 }).where('slug', '=', file_slug).execute()
  const of = { registration_id: id, facility_id, sub_list_id: answer.sub_list_id }
  await insertEvidenceOfAnswer(db, { ...of, file_slug, recorded_by })
  return { ...answer, file_slug }
}

interface Recorded {
  facility_id: number
  recorded_by: number
}

async function makeFile(db: Db, { facility_id, recorded_by }: Recorded): Promise<string> {
  const slug = `test-${Math.random().toString(36).slice(2)}`
  await db
    .insertInto('file')
    .values({ slug, facility_id, recorded_by, media_type: 'application/pdf', size_bytes: 11 })
    .execute()
  return slug
}
