import { rowLists } from '@portal/domain/applications/row-sections.ts'
import { recordOf } from '@portal/domain/record-of.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { detailsInWords } from '../applications/application-details.ts'

/** The action under which the contents of a paper licence are stored. */
export const paperSnapshot = 'imported'

/** What nobody recorded of a paper licence: whoever holds it is asked for everything at its first renewal. */
const unknown = JSON.stringify({
  standing: 'good',
  applicant: null,
  operating_officer: null,
  available_facilities: null,
  ...recordOf(rowLists, () => []),
  documents: [],
  payments: [],
  answers: [],
})

/** Stores what is known of licences from paper, as an approval stores its application: the details of their facilities. */
export async function insertPaperSnapshots(db: Db, registrationIds: readonly number[], at: string): Promise<void> {
  if (registrationIds.length === 0) return
  await sql`
    with taken as materialized (
      select registration.id, ${unknown}::jsonb || jsonb_build_object('facility', (
        select to_jsonb(details) from (
          select ${sql.join(detailsInWords.map((name) => sql.ref(`facility.${name}`)))},
            facility_type.category_list as facility_type, local_gov_area.list as lga, ward.name as ward
        ) as details
      )) as contents
      from registration
      join facility on facility.id = registration.facility_id
      join facility_type on facility_type.id = facility.facility_type_id
      join local_gov_area on local_gov_area.id = facility.local_gov_area_id
      left join ward on ward.id = facility.ward_id
      where registration.id = any(${[...registrationIds]}::int[])
    ), stored as (
      insert into snapshot_contents (digest, contents)
      select distinct sha256(convert_to(contents::text, 'UTF8')), contents from taken
      on conflict do nothing
    )
    insert into snapshot (registration_id, action, digest, at)
    select id, ${paperSnapshot}, sha256(convert_to(contents::text, 'UTF8')), ${at}::timestamptz from taken order by id
  `.execute(db)
}
