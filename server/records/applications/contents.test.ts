import { expect, it } from 'vitest'
import { makeFacility, makeRegistration } from '../../testing/factories.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { countSections } from './contents.ts'

const removed = { removed_at: '2026-01-02T00:00:00Z' }
const replaced = { replaced_at: '2026-01-02T00:00:00Z' }

it('counts the questions of the type and nothing else for an empty application', async () => {
  const { db } = await testDatabase()
  const facility = await makeFacility(db, { facility_type_id: 2 })
  const registration = await makeRegistration(db, { facility_id: facility.id })
  const asked = await db
    .selectFrom('sub_list')
    .innerJoin('requirement', 'requirement.id', 'requirement_id')
    .where('facility_type_id', '=', 2)
    .select('sub_list.id')
    .execute()

  expect(await countSections(db, registration, '2026-11-22')).toEqual({
    questions: asked.length,
    answered: 0,
    has_operating_officer: false,
    has_available_facilities: false,
    staffs: 0,
    referees: 0,
    document_names: [],
    staff: null,
    staff_documents: null,
    asked_documents: expect.arrayContaining([
      {
        id: 1,
        name: 'Certificate of registration with CAC',
        hint: null,
        last_day: 'optional',
        most_files: null,
        staff_cadres: [],
        demand: 'required',
        example_url: null,
      },
    ]),
    payments: 0,
    needs_no_payment: false,
    applicant_lacks: [],
    facility_lacks: [],
    officer_lacks: [],
    to_confirm: [],
    parts_to_confirm: [],
    expired_documents: [],
  })
  expect(asked.length).toBeGreaterThan(0)
})

it('counts current rows, not removed or replaced ones', async () => {
  const { db } = await testDatabase()
  const { id: facility_id, recorded_by } = await makeFacility(db)
  const own = { facility_id, recorded_by }
  const registration = await makeRegistration(db, { facility_id })
  const person = { ...own, full_name: 'Hauwa Sani', phone_number: '+2348059876543' }
  const staff = {
    ...person,
    staff_category_type: 'Professional',
    cadre: 'Pharmacist',
    highest_qualification: 'BPharm',
  } as const
  await db
    .insertInto('staff')
    .values([
      { ...staff, time: 'full time' },
      { ...staff, time: 'part time' },
      { ...staff, time: 'part time', ...removed },
    ])
    .execute()
  const referee = { ...person, occupation: 'Teacher', duration_of_acquaintance: '8 years' }
  await db
    .insertInto('referee')
    .values([referee, { ...referee, ...removed }])
    .execute()
  const officer = {
    ...person,
    email: 'hauwa@example.com',
    highest_qualification: 'MBBS',
    year_of_graduation: 2009,
    employment_status: 'Employed',
    ...replaced,
  }
  await db.insertInto('operating_officer').values(officer).execute()
  const rooms = { bed_space_capacity: 1, no_of_wards: 1, no_of_consulting_rooms: 1, no_of_toilets: 1 }
  const supplies = { source_of_water: 'Well', electricity_supply: 'Solar', mode_of_waste_management: 'Incinerator' }
  await db
    .insertInto('available_facilities')
    .values({ ...own, ...rooms, ...supplies, medical_record: 'digital', available_fac: [] })
    .execute()
  const file = { ...own, media_type: 'application/pdf', size_bytes: 10 } as const
  const slugs = ['bill', 'older-bill', 'receipt'].map((name) => `${name}-of-${facility_id}`)
  const [bill = '', older = '', receipt = ''] = slugs
  await db
    .insertInto('file')
    .values(slugs.map((slug) => ({ ...file, slug })))
    .execute()
  await db
    .insertInto('document')
    .values([bill, older].map((file_slug) => ({ ...own, name: 'PHCN bill', file_slug })))
    .execute()
  await db
    .insertInto('payment')
    .values({ ...own, amount_kobo: 100, document: receipt })
    .execute()

  expect(await countSections(db, registration, '2026-11-22')).toMatchObject({
    has_operating_officer: false,
    has_available_facilities: true,
    staffs: 2,
    referees: 1,
    document_names: ['PHCN bill'],
    payments: 1,
  })
})

it('counts the current answers to the questions that are still asked', async () => {
  const { db } = await testDatabase()
  const { id: facility_id, recorded_by } = await makeFacility(db, { facility_type_id: 3 })
  const { id: registration_id } = await makeRegistration(db, { facility_id })
  const questions = await db
    .selectFrom('sub_list')
    .innerJoin('requirement', 'requirement.id', 'requirement_id')
    .where('facility_type_id', '=', 3)
    .orderBy('sub_list.id')
    .select(['sub_list.id as sub_list_id', 'requirement_id'])
    .execute()
  const [first, second, third] = questions.map((question) => ({
    ...question,
    facility_id,
    registration_id,
    recorded_by,
    respond: 1 as const,
  }))
  if (!first || !second || !third) throw new Error('The catalogue has too few questions for this type')
  await db
    .insertInto('submission')
    .values([first, { ...first, ...replaced }, { ...second, ...replaced }, third])
    .execute()
  await db
    .updateTable('sub_list')
    .set({ retired_at: '2026-01-02T00:00:00Z' })
    .where('id', '=', third.sub_list_id)
    .execute()

  const filled = await countSections(db, { id: registration_id, facility_id }, '2026-11-22')
  // The question that was retired later is still one of this registration.
  expect(filled).toMatchObject({ questions: questions.length, answered: 2 })
})
