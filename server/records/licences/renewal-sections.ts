import { registrationActions } from '@portal/domain/actions/registration.ts'
import { sectionsConfirmedWhole } from '@portal/domain/applications/sections.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The condition that the registration of a row named `asked` takes over what its licence says, and is not approved. */
export const followsLicence = sql`exists (
  select from registration
  where registration.id = asked.registration_id and kind <> 'new'
    and status <> ${sql.lit(registrationActions.Approve.leadsTo)}
)`

/** Of a renewal or a change of type, the sections that nobody has confirmed or changed, for a row named `asked`. */
export const sectionsToConfirm = sql`array(
  select section from unnest(array[${sql.join(sectionsConfirmedWhole.map((section) => sql.lit(section)))}]) as section
  where ${followsLicence} and not exists (
    select from confirmed_section as confirmed
    where confirmed.registration_id = asked.registration_id and confirmed.section = section.section
  )
)`

/**
 * Of a renewal or a change of type, the parts with answers that were taken over from the licence and that nobody has confirmed, for a row named
 * `asked`. A part whose answers were all given anew has nothing to confirm.
 */
export const partsToConfirm = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by position, id), '[]')
  from (
    select distinct part_id as id, designation || ': ' || part_name as name, part_position as position
    from registration
    cross join lateral questions_at(registration.facility_type_id, registration.catalogue_version) as question
    join submission on submission.registration_id = registration.id and submission.sub_list_id = question.sub_list_id
      and replaced_at is null and copied_from is not null
    where registration.id = asked.registration_id and ${followsLicence} and not exists (
      select from confirmed_part as confirmed
      where confirmed.registration_id = registration.id and confirmed.part_id = question.part_id
    )
  ) as part
)`

/** Of a renewal or a change of type, the names of the documents of the facility that have a last day and of which no copy is in date, for a row named `asked`. */
export const expiredDocuments = (today: string) => sql`array(
  select min(name) from document
  where facility_id = asked.id and staff_id is null and removed_at is null and ${followsLicence}
  group by lower(trim(name))
  having bool_and(coalesce(expires_on < ${today}::date, false))
  order by 1
)`

interface Confirmation {
  section: string
  confirmed_by: number
  now: Date
}

/** Notes that a section of a registration is confirmed. A second time changes nothing. */
export async function confirmSection(db: Db, registrationId: number, { section, confirmed_by, now }: Confirmation) {
  await db
    .insertInto('confirmed_section')
    .values({ registration_id: registrationId, section, confirmed_by, confirmed_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Notes that the taken-over answers of a part are confirmed. A second time changes nothing. */
export async function confirmPart(
  db: Db,
  registrationId: number,
  { part_id, confirmed_by, now }: Omit<Confirmation, 'section'> & { part_id: number },
) {
  await db
    .insertInto('confirmed_part')
    .values({ registration_id: registrationId, part_id, confirmed_by, confirmed_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The taken-over answers of a registration that its owner confirmed, and who confirmed them when. */
export async function listConfirmedAnswers(db: Db, registrationId: number) {
  const rows = await db
    .selectFrom('confirmed_part')
    .innerJoin('registration', 'registration.id', 'confirmed_part.registration_id')
    .innerJoin('user_account', 'user_account.id', 'confirmed_by')
    .where('confirmed_part.registration_id', '=', registrationId)
    .select([
      'part_id',
      'confirmed_at as at',
      sql<string>`first_name || ' ' || last_name`.as('actor'),
      sql<number[]>`array(
        select submission.sub_list_id
        from questions_at(registration.facility_type_id, registration.catalogue_version) as question
        join submission on submission.registration_id = registration.id and submission.sub_list_id = question.sub_list_id
          and replaced_at is null and copied_from is not null
        where question.part_id = confirmed_part.part_id
        order by submission.sub_list_id
      )`.as('sub_list_ids'),
    ])
    .orderBy('part_id')
    .execute()
  return rows.filter(({ sub_list_ids }) => sub_list_ids.length > 0)
}

/** Notes that a section of a facility's open renewal or change of type was changed, if it has one; what was changed need not be confirmed. */
export async function confirmChangedSection(
  db: Db,
  facilityId: number,
  { section, confirmed_by, now }: Confirmation,
): Promise<void> {
  await sql`
    insert into confirmed_section (registration_id, section, confirmed_by, confirmed_at)
    select id, ${section}, ${confirmed_by}, ${now.toISOString()}::timestamptz from registration
    where facility_id = ${facilityId} and ended_at is null and kind <> 'new'
      and status <> ${sql.lit(registrationActions.Approve.leadsTo)}
    on conflict do nothing
  `.execute(db)
}
