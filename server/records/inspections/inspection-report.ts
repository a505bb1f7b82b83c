import type { ComplianceClass } from '@portal/domain/inspections/compliance-class.ts'
import type { FindingOutcome, InspectionKind, StaffSighting } from '@portal/domain/inspections/inspections.ts'
import { refuse } from '@portal/domain/refusal.ts'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import type { InspectionRules } from '../../database/tables/inspections.ts'

/** A question of a visit, with the newest finding about it and its corrective action. */
export interface QuestionOfReport {
  sub_list_id: number
  part_id: number
  part: string
  question: string
  weight: number
  is_critical: boolean
  least_number: number | null
  outcome: FindingOutcome | null
  number_seen: number | null
  note: string | null
  to_do: string | null
  due_on: string | null
}

/** The questions of a visit in the order of the catalogue, as they were when it began. */
export async function listQuestionsOfReport(db: Db, inspectionId: number): Promise<QuestionOfReport[]> {
  const { rows } = await sql<QuestionOfReport>`
    select asked.sub_list_id, part_id, designation || ' ' || part_name as part, sub_list as question, weight,
      asked.is_critical, asked.least_number, found.outcome, found.number_seen, found.note, to_do.text as to_do, to_do.due_on
    from inspection
    cross join lateral questions_at(inspection.facility_type_id, inspection.catalogue_version) as asked
    left join lateral (
      select outcome, number_seen, inspection_finding.note from inspection_finding
      where inspection_id = inspection.id and inspection_finding.sub_list_id = asked.sub_list_id
      order by version desc limit 1
    ) as found on true
    left join corrective_action as to_do
      on to_do.inspection_id = inspection.id and to_do.sub_list_id = asked.sub_list_id
    where inspection.id = ${inspectionId} and asked.sub_list_id is not null
      and (part_ids is null or part_id = any(part_ids))
      and (question_ids is null or asked.sub_list_id = any(question_ids))
    order by part_position, part_id, requirement_position, requirement_id, question_position, asked.sub_list_id
  `.execute(db)
  return rows
}

interface Head {
  number: string
  kind: InspectionKind
  is_announced: boolean
  facility_type: string | null
  catalogue_version: number | null
  visited_on: string
  phone_said: string | null
  arrived: string | null
  departed: string | null
  met_name: string | null
  met_position: string | null
  beds_counted: number | null
  remarks: string | null
  is_whole: boolean
  score: number | null
  class: ComplianceClass | null
  rules: InspectionRules | null
  critical_failures: number
  comments_until: string | null
  next_visit_on: string | null
  signature_slug: string | null
  signature_sha256: string | null
  signature_refused: string | null
  team: { name: string }[]
  seen: { seen: StaffSighting; people: number }[]
}

/** A visit is not made before it was planned, nor after the portal has learned of it. Otherwise the clock of the phone was wrong. */
const isClockRight = sql<boolean>`arrived_at between planned_at - interval '1 day' and began_at + interval '1 hour'`

const time = (moment: string) =>
  sql<
    string | null
  >`case when ${isClockRight} then to_char(${sql.ref(moment)} at time zone 'Africa/Lagos', 'HH24:MI') end`

/** What the report of an inspection that has begun says of the visit, or `not_found`. */
export async function getHeadOfReport(db: Db, inspectionId: number): Promise<Head> {
  const row = await db
    .selectFrom('inspection')
    .leftJoin('inspection_site as site', 'site.inspection_id', 'inspection.id')
    .leftJoin('facility_type', 'facility_type.id', 'inspection.facility_type_id')
    .where('inspection.id', '=', inspectionId)
    .select([
      'number',
      'kind',
      'is_announced',
      'category_list as facility_type',
      'catalogue_version',
      'score',
      'class',
      'rules',
      'critical_failures',
      'comments_until',
      'next_visit_on',
    ])
    .select(['met_name', 'met_position', 'beds_counted', 'remarks', 'signature_slug', 'signature_refused'])
    .select(
      sql<string>`((case when ${isClockRight} then arrived_at else began_at end) at time zone 'Africa/Lagos')::date`.as(
        'visited_on',
      ),
    )
    .select(
      sql<string | null>`case when not ${isClockRight} then (arrived_at at time zone 'Africa/Lagos')::date end`.as(
        'phone_said',
      ),
    )
    .select([time('arrived_at').as('arrived'), time('departed_at').as('departed')])
    .select(sql<boolean>`num_nonnulls(part_ids, question_ids) = 0`.as('is_whole'))
    .select(sql<string | null>`encode(signature_sha256, 'hex')`.as('signature_sha256'))
    .select((inspection) =>
      jsonArrayFrom(
        inspection
          .selectFrom('inspection_member')
          .innerJoin('user_account', 'user_account.id', 'user_id')
          .whereRef('inspection_id', '=', 'inspection.id')
          .orderBy('place')
          .select(sql<string>`first_name || ' ' || last_name`.as('name')),
      ).as('team'),
    )
    .select((inspection) =>
      jsonArrayFrom(
        inspection
          .selectFrom('inspection_person_seen')
          .whereRef('inspection_id', '=', 'inspection.id')
          .groupBy('seen')
          .orderBy('seen')
          .select(['seen', sql<number>`count(*)::int`.as('people')]),
      ).as('seen'),
    )
    .executeTakeFirst()
  return row ?? refuse('not_found', 'This inspection does not exist')
}

/** The photos of a visit that were not removed, the oldest first. */
export function listPhotosOfReport(db: Db, inspectionId: number) {
  return db
    .selectFrom('inspection_photo')
    .where('inspection_id', '=', inspectionId)
    .where('removed_at', 'is', null)
    .where('came_later', '=', false)
    .orderBy('id')
    .select(['id', 'slug', 'sub_list_id', 'size_bytes', sql<string>`encode(sha256, 'hex')`.as('sha256')])
    .select(sql<string>`(taken_at at time zone 'Africa/Lagos')::date`.as('taken_on'))
    .select(sql<string>`to_char(taken_at at time zone 'Africa/Lagos', 'HH24:MI')`.as('taken_time'))
    .execute()
}
