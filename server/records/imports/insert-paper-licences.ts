import type { PaperFacility } from '@portal/domain/imports/paper-licence.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { settingOn } from '../settings/settings.ts'

/** The import that rows belong to. */
export interface PaperImport {
  id: number
  /** IMP-2026-0001. */
  number: string
}

/** Who records something, and when. */
interface Recording {
  recorded_by: number
  at: string
}

type NewFacility = Omit<PaperFacility, 'licence'> & { paper_number: string | null; registration_number: string | null }

/**
 * Adds facilities of the paper register in one statement, and returns their ids in the order given. What paper does not say is an
 * empty text. Similar names are found by the hourly job.
 */
export async function insertPaperFacilities(
  db: Db,
  facilities: readonly NewFacility[],
  { import_id, recorded_by, at }: Recording & { import_id: number },
): Promise<number[]> {
  if (facilities.length === 0) return []
  const { rows } = await sql<{ id: number; company_name: string }>`
    insert into facility (
      import_id, recorded_by, company_name, owner_name, phone_number, facility_email, cac, address, facility_type_id,
      local_gov_area_id, ward_id, paper_number, registration_number, created_at, updated_at
    )
    select ${import_id}::int, ${recorded_by}::int, company_name, coalesce(owner_name, ''), coalesce(phone_number, ''), facility_email,
      cac, coalesce(address, ''), facility_type_id, local_gov_area_id, ward_id, paper_number, registration_number,
      ${at}::timestamptz, ${at}::timestamptz
    from rows from (jsonb_to_recordset(${JSON.stringify(facilities)}::jsonb) as (
      company_name text, owner_name text, phone_number text, facility_email text, cac text, address text, facility_type_id int,
      local_gov_area_id int, ward_id int, paper_number text, registration_number text
    )) with ordinality as given (
      company_name, owner_name, phone_number, facility_email, cac, address, facility_type_id, local_gov_area_id, ward_id,
      paper_number, registration_number, place
    )
    order by place
    returning id, company_name
  `.execute(db)
  // Ids are given in the order of the rows.
  const ids = rows.toSorted((one, other) => one.id - other.id)
  if (ids.some(({ company_name }, place) => company_name !== facilities[place]?.company_name))
    throw new Error('The database has numbered the facilities in another order than given')
  return ids.map(({ id }) => id)
}

/** Gives facilities of the portal the number on their paper licence, and the registration number that is kept, unless they have one. */
export async function numberPaperFacilities(
  db: Db,
  numbers: readonly { facility_id: number; paper_number: string | null; registration_number: string | null }[],
): Promise<void> {
  if (numbers.length === 0) return
  await sql`
    update facility set paper_number = coalesce(facility.paper_number, given.paper_number),
      registration_number = coalesce(facility.registration_number, given.registration_number)
    from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb)
      as given (facility_id int, paper_number text, registration_number text)
    where facility.id = given.facility_id
  `.execute(db)
}

/** A licence from paper as it is stored. */
export interface StoredPaperLicence {
  facility_id: number
  /** IMP-2026-0001/17. */
  reference: string
  /** As printed; the reference where paper has none. */
  number: string
  issued_on: string | null
  last_day: string
  operating_officer: string | null
  /** The line of the timeline. */
  reason: string
}

/**
 * Adds licences that were issued on paper: an Approved registration, its paper with what the register says, the snapshot of what is
 * known, and the beginning of the timeline. Returns the registrations in the order given. The facilities must be locked.
 */
export async function insertPaperLicences(
  db: Db,
  licences: readonly StoredPaperLicence[],
  { recorded_by, at, today }: Recording & { today: string },
): Promise<number[]> {
  if (licences.length === 0) return []
  const given = sql`jsonb_to_recordset(${JSON.stringify(licences)}::jsonb) as given (
    facility_id int, reference text, number text, issued_on date, last_day date, operating_officer text, reason text
  )`
  const { rows } = await sql<{ id: number; reference: string }>`
    insert into registration (
      facility_id, kind, origin, reference, status, approved_at, valid_from, expiry_date, recorded_by, created_at, updated_at
    )
    select facility_id, 'new', 'paper', reference, 'Approved', issued_on::timestamp at time zone 'Africa/Lagos', issued_on, last_day,
      ${recorded_by}::int, ${at}::timestamptz, ${at}::timestamptz
    from ${given} order by facility_id
    returning id, reference
  `.execute(db)
  await sql`
    insert into certificate (kind, origin, registration_id, number, issue, issue_date, expiry_date, printed, created_at)
    select 'certificate', 'paper', registration.id, number, 1, issued_on, last_day,
      jsonb_build_object(
        'facility_name', company_name, 'category', category_list, 'address', address, 'lga', list, 'owner_name', owner_name,
        'operating_officer', operating_officer, 'ministry', ${settingOn('ministry_name', today)},
        'ministry_address', ${settingOn('ministry_address', today)}, 'crest_url', null, 'conditions', '[]'::jsonb,
        'signatories', '[]'::jsonb
      ),
      ${at}::timestamptz
    from ${given} join registration using (reference) join facility on facility.id = given.facility_id
    join facility_type on facility_type.id = facility.facility_type_id
    join local_gov_area on local_gov_area.id = facility.local_gov_area_id
    order by registration.id
  `.execute(db)
  await sql`
    insert into registration_event (registration_id, actor_id, from_status, to_status, reason, at)
    select registration.id, ${recorded_by}::int, null, 'Approved', reason, ${at}::timestamptz
    from ${given} join registration using (reference) order by registration.id
  `.execute(db)
  const byReference = new Map(rows.map(({ id, reference }) => [reference, id]))
  return licences.map(({ reference }) => byReference.get(reference) ?? 0)
}

/** Which of some numbers a facility has as its registration number that was not taken back. */
export async function listTakenNumbers(db: Db, numbers: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('facility')
    .where('registration_number', 'in', [...numbers])
    .where('taken_back_at', 'is', null)
    .select('registration_number')
    .execute()
  return new Set(rows.map(({ registration_number }) => registration_number ?? ''))
}

/**
 * Lets the counter of registration numbers go on above a serial. It is locked only if it has to move: what others draw meanwhile is
 * above it anyway. The job that commits an import does it before the first batch.
 */
export async function continueNumbersAbove(db: Db, serial: number): Promise<void> {
  const name = 'registration_number'
  const present = await db.selectFrom('counter').where('name', '=', name).select('value').executeTakeFirst()
  if ((present?.value ?? 0) >= serial) return
  await db
    .insertInto('counter')
    .values({ name, value: serial })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql`greatest(counter.value, excluded.value)` }),
    )
    .execute()
}
