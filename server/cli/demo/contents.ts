import * as contents from '@portal/contract/applications/calls/contents.ts'
import { attachEvidence } from '@portal/contract/applications/calls/submissions.ts'
import type { RowSection } from '@portal/contract/applications/row-section.ts'
import { rowSections } from '@portal/contract/applications/row-sections.ts'
import { availableItems } from '@portal/domain/applications/available-items.ts'
import { requiredDocumentTypes } from '@portal/domain/applications/document-types.ts'
import { type RowKind, rowKinds } from '@portal/domain/applications/row-sections.ts'
import { cadreNames } from '@portal/domain/applications/staff-cadres.ts'
import { sql } from 'kysely'
import type { Chance } from './chance.ts'
import { smallPdf, someFullName, somePhone } from './invent.ts'
import type { Life, World } from './life.ts'
import { photos } from './photos.ts'

/**
 * Answers the questions of an application, so many in ten of them. There are about fifty, one call each, which is too slow for
 * hundreds of applications: this is the one part of them that is written in a statement of its own.
 */
export async function answerQuestions({ portal }: World, life: Life, inTen = 10): Promise<void> {
  const { facility_id, registration_id, owner } = life
  await portal.change(async (db) => {
    await sql`
      insert into submission
        (registration_id, facility_id, requirement_id, sub_list_id, respond, number, recorded_by, updated_at)
      select ${registration_id}::int, ${facility_id}::int, requirement.id, sub_list.id,
        case when (sub_list.id * 7 + ${registration_id}::int) % 10 < 9 then 1 else 0 end,
        case when sub_list.sub_list like '%(%)%' then (sub_list.id * 3 + ${registration_id}::int) % 12 + 1 end,
        (select id from user_account where email = ${owner.email}), ${portal.clock.now().toISOString()}::timestamptz
      from requirement join sub_list on sub_list.requirement_id = requirement.id
      where requirement.facility_type_id = ${life.site.facility_type_id}::int and sub_list.id % 10 < ${inTen}::int
      on conflict (registration_id, sub_list_id) where replaced_at is null do nothing
    `.execute(db)
  })
}

/** Enters everything besides the answers. */
export async function enterContents(world: World, life: Life): Promise<void> {
  const { portal, chance } = world
  const { facility_id, owner } = life
  const rows = inventRows(chance)
  for (const kind of rowKinds) {
    const { add }: RowSection = rowSections[kind]
    for (const row of rows[kind]) await portal.send(owner.email, add, { body: { ...row, facility_id } })
  }
  await employOperatingOfficer(world, life)
  await showEvidence(world, life)
  await portal.send(owner.email, contents.saveAvailableFacilities, { body: { ...inventPremises(chance), facility_id } })
  for (const name of requiredDocumentTypes) {
    await portal.send(owner.email, contents.uploadDocument, { body: { name, facility_id } }, smallPdf(name))
  }
}

/** In each third application the owner shows what takes evidence: a photo of its own each. */
async function showEvidence({ portal }: World, { facility_id, registration_id, owner }: Life): Promise<void> {
  if (facility_id % 3 !== 0) return
  const { rows } = await sql<{ id: number }>`
    select submission.id from submission join sub_list on sub_list.id = sub_list_id
    where registration_id = ${registration_id} and takes_evidence and respond = 1
    order by submission.id limit 3
  `.execute(portal.db)
  for (const [place, { id }] of rows.entries()) {
    const photo = photos[place % photos.length]
    if (!photo) continue
    // What follows the picture makes it another file.
    const bytes = Buffer.concat([photo.bytes, Buffer.from(`Answer ${id}`)])
    await portal.send(owner.email, attachEvidence, { params: { id }, body: { facility_id } }, { ...photo, bytes })
  }
}

function inventRows(chance: Chance): { [Kind in RowKind]: object[] } {
  const person = () => ({ full_name: someFullName(chance), phone_number: somePhone(chance) })
  const professionals = Array.from({ length: chance.between(1, 3) }, () => ({
    ...person(),
    staff_category_type: 'Professional',
    cadre: chance.of(cadreNames),
    highest_qualification: chance.of(['MBBS', 'BNSc', 'RN', 'RM', 'OND', 'HND', 'B.Pharm', 'BMLS']),
    time: chance.percent(75) ? 'full time' : 'part time',
  }))
  const other = {
    ...person(),
    staff_category_type: 'Non-professional',
    cadre: chance.of(['Security', 'Cleaner', 'Driver', 'Ward Assistant', 'Secretarial Staff']),
    highest_qualification: 'SSCE',
    time: 'full time',
  }
  const referees = Array.from({ length: 2 }, () => ({
    ...person(),
    occupation: chance.of(['Medical doctor', 'Civil servant', 'Teacher', 'Lawyer', 'Village head']),
    duration_of_acquaintance: `${chance.between(3, 20)} years`,
  }))
  return {
    staff: [...professionals, other],
    referee: referees,
  }
}

/** Enters the operating officer with the numbers that the type asks for. */
async function employOperatingOfficer({ portal, chance }: World, { site, facility_id, owner, folio }: Life) {
  const full_name = `Dr ${someFullName(chance)}`
  const types = portal.db.selectFrom('facility_type').where('id', '=', site.facility_type_id)
  const asks = await types.select(['asks_folio', 'asks_additional_mdcn']).executeTakeFirstOrThrow()
  const body = {
    facility_id,
    full_name,
    phone_number: somePhone(chance),
    email_add: `${full_name.split(' ').slice(1).join('.').toLowerCase()}@demo.example`,
    highest_qualification: 'MBBS',
    folio_number: asks.asks_folio ? (folio ?? `MDCN/R/${chance.between(10_000, 99_999)}`) : undefined,
    additional_mdcn_qualification: asks.asks_additional_mdcn ? `A-${chance.between(10_000, 99_999)}` : undefined,
    year_of_graduation: chance.between(1988, 2018),
    employment_status: chance.of(['Employed', 'Self-employed'] as const),
  }
  await portal.send(owner.email, contents.saveOperatingOfficer, { body })
}

/** What some facilities have besides. */
const rarer = ['Ultrasound', 'Ambulance', 'X-Ray', 'ECG', 'Physiotherapy', 'SCBU', 'CT Scan', 'Dialysis'] as const

function inventPremises(chance: Chance) {
  const usual = ['Pharmacy', 'Laboratory', ...(chance.percent(40) ? ['Theatre', 'Labour Room'] : [])]
  const some = [...usual, ...rarer.filter((_, index) => chance.between(0, index + 1) === 0)]
  return {
    bed_space_capacity: chance.between(0, 60),
    no_of_wards: chance.between(0, 6),
    no_of_consulting_rooms: chance.between(1, 6),
    no_of_toilets: chance.between(2, 12),
    source_of_water: chance.of(['Borehole', 'Public mains', 'Borehole and tanker']),
    electricity_supply: chance.of(['PHCN and generator', 'Solar and PHCN', 'Generator']),
    mode_of_waste_management: chance.of(['Incinerator', 'Collected by contractor', 'Burnt and buried']),
    medical_record: chance.of(['digital', 'paper based', 'digital and paper'] as const),
    available_fac: availableItems.filter((item) => some.includes(item)),
  }
}
