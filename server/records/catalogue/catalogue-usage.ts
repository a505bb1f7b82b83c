import type { RequirementToEdit, UsedPart, UsedType } from '@portal/contract/catalogue/catalogue.ts'
import { isOpen, registrationStatuses } from '@portal/domain/applications/registration-status.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { momentOf } from '../../database/value-types.ts'

// Numbers of facilities and registrations come from the tallies, docs/decisions/0009.

const openStatuses = sql.join(registrationStatuses.filter(isOpen).map((status) => sql.lit(status)))

/** A query of the open registrations of each type. */
const openByType = sql`
  select facility_type_id, sum(n)::int as n from registration_count
  where local_gov_area_id = 0 and facility_type_id > 0 and status in (${openStatuses})
  group by facility_type_id`

const usedTypes = sql<UsedType>`
  select type.*, asked.requirements, asked.questions,
    coalesce(facilities.n, 0) as facilities, coalesce(open.n, 0) as open_registrations
  from facility_type as type
  cross join lateral (
    select count(distinct requirement_id)::int as requirements, count(sub_list_id)::int as questions
    from questions_at(type.id, catalogue_version())
  ) as asked
  left join (
    select facility_type_id, sum(n)::int as n from facility_count
    where local_gov_area_id = 0 and facility_type_id > 0 group by facility_type_id
  ) as facilities on facilities.facility_type_id = type.id
  left join (${openByType}) as open on open.facility_type_id = type.id`

/** Every type of facility and where it is used, the retired ones last. */
export async function listUsedTypes(db: Db): Promise<UsedType[]> {
  const types = sql<UsedType>`${usedTypes} order by type.retired_at is not null, type.position, type.id`
  return (await types.execute(db)).rows
}

/** A type of facility and where it is used, or `not_found`. */
export async function getUsedType(db: Db, id: number): Promise<UsedType> {
  const { rows } = await sql<UsedType>`${usedTypes} where type.id = ${id}`.execute(db)
  return rows[0] ?? refuse('not_found', 'This type of facility does not exist')
}

/** Every part and where it is used, the retired ones last. */
export async function listUsedParts(db: Db): Promise<UsedPart[]> {
  const { rows } = await sql<UsedPart>`
    with used as (
      select part_req_id, facility_type_id, count(*)::int as requirements from requirement
      where retired_at is null group by part_req_id, facility_type_id
    )
    select part.*, count(used.facility_type_id)::int as types,
      coalesce(sum(used.requirements), 0)::int as requirements, coalesce(sum(open.n), 0)::int as open_registrations
    from part
    left join used on used.part_req_id = part.id
    left join (${openByType}) as open on open.facility_type_id = used.facility_type_id
    group by part.id
    order by part.retired_at is not null, part.position, part.id
  `.execute(db)
  return rows
}

/** Every requirement of a type with its part and its questions in the order of the catalogue, also the retired ones. */
export async function listRequirementsToEdit(db: Db, facilityTypeId: number): Promise<RequirementToEdit[]> {
  const { rows } = await sql<RequirementToEdit>`
    select requirement.*, to_jsonb(part) as part, coalesce(asked.questions, '[]') as sub_lists
    from requirement
    join part on part.id = requirement.part_req_id
    left join lateral (
      select jsonb_agg(to_jsonb(question) order by retired_at is not null, position, id) as questions
      from sub_list as question where requirement_id = requirement.id
    ) as asked on true
    where requirement.facility_type_id = ${facilityTypeId}
    order by part.position, part.id, requirement.retired_at is not null, requirement.position, requirement.id
  `.execute(db)
  return rows.map((row) => ({ ...row, part: withMoments(row.part), sub_lists: row.sub_lists.map(withMoments) }))
}

/** A row that was read as JSON, in which the database writes a moment in its own way. */
function withMoments<Row extends { retired_at: string | null; updated_at: string }>(row: Row): Row {
  return { ...row, retired_at: row.retired_at && momentOf(row.retired_at), updated_at: momentOf(row.updated_at) }
}
