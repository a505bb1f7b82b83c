import { Readable } from 'node:stream'
import { requiredDocumentTypes } from '@portal/domain/applications/document-types.ts'
import { type RowKind, rowKinds } from '@portal/domain/applications/row-sections.ts'
import { cadreNames } from '@portal/domain/applications/staff-cadres.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { RowTables } from '../../database/tables/contents.ts'
import { type FileStore, newSlug } from '../../files/file-store.ts'
import type { Chance } from './chance.ts'
import { someName, somePhone } from './demo-people.ts'
import type { makeDemoRegistrations } from './demo-registrations.ts'

type Registration = Awaited<ReturnType<typeof makeDemoRegistrations>>[number]

/** Fills the applications: completely if submitted, otherwise the first third of the answers. */
export async function makeDemoContents(
  db: Db,
  files: FileStore,
  chance: Chance,
  registrations: readonly Registration[],
) {
  for (const registration of registrations) {
    await answer(db, chance, registration)
    if (!registration.isSubmitted) continue
    await addRows(db, chance, registration)
    await describe(db, chance, registration)
    await addPapers(db, files, chance, registration)
  }
}

/** Answers the questions of an application: all of them if it is submitted. */
export async function answer(
  db: Db,
  chance: Chance,
  { id, facility_id, facility_type_id, recorded_by, isSubmitted }: Registration,
) {
  const shareOfTen = isSubmitted ? 10 : chance.between(0, 8)
  await sql`
    insert into submission (registration_id, facility_id, requirement_id, sub_list_id, respond, number, recorded_by)
    select ${id}::int, ${facility_id}::int, requirement.id, sub_list.id,
      case when (sub_list.id * 7 + ${id}::int) % 10 < 9 then 1 else 0 end,
      case when sub_list.sub_list like '%(%)%' then (sub_list.id * 3 + ${id}::int) % 12 + 1 end,
      ${recorded_by}::int
    from requirement join sub_list on sub_list.requirement_id = requirement.id
    where requirement.facility_type_id = ${facility_type_id}::int and sub_list.id % 10 < ${shareOfTen}::int
  `.execute(db)
}

async function addRows(db: Db, chance: Chance, { facility_id, recorded_by }: Registration) {
  const person = () => ({ facility_id, recorded_by, full_name: nameOf(chance), phone_number: somePhone(chance) })
  const professionals = Array.from({ length: chance.between(3, 9) }, () => ({
    ...person(),
    staff_category_type: 'Professional' as const,
    cadre: chance.of(cadreNames),
    highest_qualification: chance.of(['MBBS', 'BNSc', 'RN', 'RM', 'OND', 'HND', 'B.Pharm', 'BMLS']),
    time: chance.percent(75) ? ('full time' as const) : ('part time' as const),
  }))
  const others = Array.from({ length: chance.between(1, 3) }, () => ({
    ...person(),
    staff_category_type: 'Non-professional' as const,
    cadre: chance.of(['Security', 'Cleaner', 'Driver', 'Ward Assistant', 'Secretarial Staff']),
    highest_qualification: 'SSCE',
    time: 'full time' as const,
  }))
  const referees = Array.from({ length: 2 }, () => ({
    ...person(),
    occupation: chance.of(['Medical doctor', 'Civil servant', 'Teacher', 'Lawyer', 'Village head']),
    duration_of_acquaintance: `${chance.between(3, 20)} years`,
  }))
  const rows: { [Kind in RowKind]: Insertable<RowTables[Kind]>[] } = {
    staff: [...professionals, ...others],
    referee: referees,
  }
  for (const kind of rowKinds) await db.insertInto<RowKind>(kind).values(rows[kind]).execute()
}

/** What some facilities have besides. */
const rarer = ['Ultrasound', 'Ambulance', 'X-Ray', 'ECG', 'Physiotherapy', 'SCBU', 'CT Scan', 'Dialysis'] as const

async function describe(db: Db, chance: Chance, { facility_id, recorded_by }: Registration) {
  const full_name = `Dr ${nameOf(chance)}`
  await db
    .insertInto('operating_officer')
    .values({
      facility_id,
      recorded_by,
      full_name,
      phone_number: somePhone(chance),
      email: `${full_name.split(' ').slice(1).join('.').toLowerCase()}@demo.example`,
      highest_qualification: 'MBBS',
      folio_number: `MDCN/R/${chance.between(10_000, 99_999)}`,
      year_of_graduation: chance.between(1988, 2018),
      employment_status: chance.of(['Employed', 'Self-employed']),
    })
    .execute()
  await db
    .insertInto('available_facilities')
    .values({
      facility_id,
      recorded_by,
      bed_space_capacity: chance.between(0, 60),
      no_of_wards: chance.between(0, 6),
      no_of_consulting_rooms: chance.between(1, 6),
      no_of_toilets: chance.between(2, 12),
      source_of_water: chance.of(['Borehole', 'Public mains', 'Borehole and tanker']),
      electricity_supply: chance.of(['PHCN and generator', 'Solar and PHCN', 'Generator']),
      mode_of_waste_management: chance.of(['Incinerator', 'Collected by contractor', 'Burnt and buried']),
      medical_record: chance.of(['digital', 'paper based', 'digital and paper']),
      available_fac: [
        'Pharmacy',
        'Laboratory',
        ...(chance.percent(40) ? ['Theatre', 'Labour Room'] : []),
        ...rarer.filter((_, index) => facility_id % (index + 2) === 0),
      ],
    })
    .execute()
}

/** Stores a small PDF for a facility. Returns the name of its file. */
export async function storeDemoFile(
  db: Db,
  files: FileStore,
  { facility_id, recorded_by, name }: { facility_id: number; recorded_by: number; name: string },
): Promise<string> {
  const slug = newSlug()
  const bytes = Buffer.from(smallPdf(`${name} of facility ${facility_id}`))
  await files.put(slug, Readable.from([bytes]), 'application/pdf')
  await db
    .insertInto('file')
    .values({ slug, facility_id, recorded_by, media_type: 'application/pdf', size_bytes: bytes.length })
    .execute()
  return slug
}

async function addPapers(db: Db, files: FileStore, chance: Chance, { facility_id, recorded_by }: Registration) {
  const papers = [...requiredDocumentTypes, 'Payment receipt']
  for (const name of papers) {
    const slug = await storeDemoFile(db, files, { facility_id, recorded_by, name })
    if (name === 'Payment receipt') {
      const amount_kobo = chance.of([25_000, 50_000, 75_000, 100_000]) * 100
      await db.insertInto('payment').values({ facility_id, recorded_by, amount_kobo, document: slug }).execute()
    } else {
      await db.insertInto('document').values({ facility_id, recorded_by, name, file_slug: slug }).execute()
    }
  }
}

function nameOf(chance: Chance): string {
  const { first_name, last_name } = someName(chance)
  return `${first_name} ${last_name}`
}

/** A one-page PDF with the given title. */
function smallPdf(title: string): string {
  const text = `BT /F1 16 Tf 60 760 Td (Demonstration: ${title.replaceAll(/[()\\]/g, '')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
}
