import type { ChecklistQuestion } from '@portal/contract/inspections/finding.ts'
import { registrationActions } from '@portal/domain/actions/registration.ts'
import type { InspectionKind } from '@portal/domain/inspections/inspections.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { evidenceOfAnswer } from '../applications/answer-evidence.ts'
import { isPresent } from '../applications/present-registration.ts'

/** Whose checklist it is: of which type and version, and which of its questions. */
export interface ChecklistOf {
  facility_id: number
  registration_id: number | null
  facility_type_id: number
  catalogue_version: number
  part_ids: readonly number[] | null
  question_ids: readonly number[] | null
}

/** A question of a checklist as the catalogue has it, without the owner's answer. */
type AskedQuestion = Omit<ChecklistQuestion, 'answer'>

/** The order of the catalogue. */
const inOrder = sql`part_position, part_id, requirement_position, question.requirement_id, question_position, question.sub_list_id`

function asked(db: Db, { facility_type_id, catalogue_version, part_ids, question_ids }: ChecklistOf) {
  const isAmong = (column: string, ids: readonly number[] | null) =>
    ids === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${[...ids]}::int[])`
  return db
    .selectFrom(
      sql<
        AskedQuestion & { requirement_id: number }
      >`questions_at(${facility_type_id}::int, ${catalogue_version}::int)`.as('question'),
    )
    .where('question.sub_list_id', 'is not', null)
    .where(isAmong('question.part_id', part_ids))
    .where(isAmong('question.sub_list_id', question_ids))
    .orderBy(inOrder)
    .select(['question.sub_list_id', 'question.part_id', 'help', 'least_number', 'weight', 'is_critical'])
    .select(['may_not_apply', 'needs_photo'])
    .select([
      sql<string>`designation || ' ' || part_name`.as('part'),
      sql<string>`list`.as('requirement'),
      sql<string>`sub_list`.as('question'),
    ])
}

/** The questions of a visit, in the order of the catalogue. */
export function listAsked(db: Db, checklist: ChecklistOf): Promise<AskedQuestion[]> {
  return asked(db, checklist).execute()
}

/** The registration whose answers are shown beside the questions: that of the visit, otherwise the newest one. */
function answeredIn({ facility_id, registration_id }: ChecklistOf): RawBuilder<number> {
  return registration_id === null
    ? sql<number>`(select max(id) from registration where facility_id = ${facility_id} and ${isPresent})`
    : sql<number>`${registration_id}::int`
}

/** The questions of a visit with the owner's answers, in the order of the catalogue. */
export async function listChecklist(db: Db, checklist: ChecklistOf): Promise<ChecklistQuestion[]> {
  const rows = await asked(db, checklist)
    .leftJoin('submission', (join) =>
      join
        .onRef('submission.sub_list_id', '=', 'question.sub_list_id')
        .on('submission.registration_id', '=', answeredIn(checklist))
        .on('submission.replaced_at', 'is', null),
    )
    .select(['submission.id as answer_id', 'submission.respond', 'submission.number', 'submission.description'])
    .select(evidenceOfAnswer.as('evidence'))
    .execute()
  return rows.map(({ answer_id, respond, number, description, evidence, ...question }) => ({
    ...question,
    answer: answer_id === null ? null : { respond, number, description, evidence },
  }))
}

/** Of which type and version of the catalogue the checklist is. */
interface Checklist {
  facility_type_id: number
  catalogue_version: number
}

/**
 * The checklist of a visit that begins now: of an application, what that is asked; of a routine visit, what the catalogue asks at
 * present; of a follow-up, what the visit before it asked; otherwise what the facility was asked last.
 */
export async function readChecklistNow(
  db: Db,
  about: { kind: InspectionKind; facility_id: number; registration_id: number | null },
): Promise<Checklist> {
  const { kind, facility_id, registration_id } = about
  const application = sql`select facility_type_id, catalogue_version from registration where id = ${registration_id}::int`
  const present = sql`select facility_type_id, catalogue_version() from facility where id = ${facility_id}::int`
  const lastVisit = sql`
    (select facility_type_id, catalogue_version from inspection
     where facility_id = ${facility_id}::int and status in ('done', 'published') and question_ids is null
     order by done_at desc limit 1)
    union all (${present}) limit 1`
  // The last application for the present type, which may be a change to it.
  const asDeclared = sql`
    (select registration.facility_type_id, catalogue_version from registration join facility on facility.id = facility_id
     where facility_id = ${facility_id}::int and registration.facility_type_id = facility.facility_type_id
       and (ended_at is null or registration.status = ${registrationActions.Approve.leadsTo})
     order by registration.id desc limit 1)
    union all (${present}) limit 1`
  const checklists = {
    'before licence': application,
    renewal: application,
    routine: present,
    'follow-up': lastVisit,
    concern: asDeclared,
  } as const satisfies Record<InspectionKind, RawBuilder<unknown>>
  const { rows } = await sql<Checklist>`
    select * from (${checklists[kind]}) as checklist (facility_type_id, catalogue_version)
  `.execute(db)
  const [checklist] = rows
  if (!checklist) throw new Error('The facility of this inspection has no checklist')
  return checklist
}
