import type { InspectionDetails } from '@portal/contract/inspections/inspection-details.ts'
import { scoresByPart } from '@portal/domain/inspections/score.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { InspectionAddendumTable } from '../../database/tables/inspections.ts'
import { listChecklist, readChecklistNow } from './checklist.ts'
import { correctiveActionsOf } from './corrective-actions.ts'
import { countCameLater, listFindings } from './findings.ts'
import { inspections, refuseMissingInspection } from './inspections.ts'
import { listPhotos } from './photos.ts'
import { readSite } from './sites.ts'

interface Asked {
  today: string
  /** The questions are read before the visit begins, too: as it would begin now. */
  isBeforeVisit?: boolean
}

/** An inspection with everything that is known of it, or `not_found`. What a person may do with it is added to it. */
export async function readInspectionDetails(db: Db, id: number, { today, isBeforeVisit = false }: Asked) {
  const row = await inspections(db)
    .where('inspection.id', '=', id)
    .select(['inspection.note', 'part_ids', 'question_ids', 'inspection.facility_type_id', 'catalogue_version'])
    .select(['comments_until', 'next_visit_on', 'cancel_reason', 'inspection.letter_id', 'done_at'])
    .select(concerns)
    .executeTakeFirst()
  if (!row) return refuseMissingInspection()
  const { question_ids, facility_type_id, catalogue_version, done_at, ...shown } = row
  const begun = facility_type_id !== null && catalogue_version !== null && { facility_type_id, catalogue_version }
  const version = begun || (isBeforeVisit ? await readChecklistNow(db, row) : undefined)
  const questions = version ? await listChecklist(db, { ...row, ...version }) : []
  const findings = await listFindings(db, id)
  return {
    ...shown,
    is_whole: row.part_ids === null && question_ids === null,
    questions,
    findings: findings.map(({ key, ...finding }) => finding),
    photos: await listPhotos(db, id),
    site: await readSite(db, id),
    parts: done_at === null ? [] : partsOf(questions, findings),
    actions: await correctiveActionsOf(db, id, today),
    addenda: await listAddenda(db, id),
    comments: await findComments(db, id),
    came_later: await countCameLater(db, id),
    history: await listHistory(db, id),
  }
}

/** An inspection with everything that is known of it. */
export type ReadInspection = Awaited<ReturnType<typeof readInspectionDetails>>

const concerns = sql<InspectionDetails['concerns']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', concern.id, 'reference', reference) order by concern.id), '[]')
  from inspection_concern join concern on concern.id = concern_id
  where inspection_id = inspection.id
)`.as('concerns')

type Questions = InspectionDetails['questions']

function partsOf(questions: Questions, findings: InspectionDetails['findings']): InspectionDetails['parts'] {
  const outcomes = new Map(findings.map(({ sub_list_id, outcome }) => [sub_list_id, outcome]))
  const names = new Map(questions.map(({ part_id, part }) => [part_id, part]))
  const scored = questions.map((question) => ({ ...question, outcome: outcomes.get(question.sub_list_id) ?? null }))
  return scoresByPart(scored).map(({ part_id, score }) => ({ part_id, part: names.get(part_id) ?? '', score }))
}

const fullName = sql<string>`first_name || ' ' || last_name`

/** The corrections of an inspection that is done, the oldest first. */
export function listAddenda(db: Db, inspectionId: number) {
  return db
    .selectFrom('inspection_addendum as addendum')
    .innerJoin('user_account', 'user_account.id', 'added_by')
    .where('inspection_id', '=', inspectionId)
    .orderBy('addendum.id')
    .select(['addendum.id', 'text', 'reason', 'added_at as at', fullName.as('by')])
    .execute()
}

/** Adds a correction of an inspection that is done. */
export async function insertAddendum(db: Db, addendum: Insertable<InspectionAddendumTable>): Promise<void> {
  await db.insertInto('inspection_addendum').values(addendum).execute()
}

async function findComments(db: Db, inspectionId: number): Promise<InspectionDetails['comments']> {
  const row = await db
    .selectFrom('inspection_comment as comment')
    .innerJoin('user_account as owner', 'owner.id', 'commented_by')
    .leftJoin('user_account as officer', 'officer.id', 'answered_by')
    .where('inspection_id', '=', inspectionId)
    .select(['text', 'commented_at as at', 'file_slug', 'answer', 'answered_at'])
    .select([
      sql<string>`owner.first_name || ' ' || owner.last_name`.as('by'),
      sql<string | null>`officer.first_name || ' ' || officer.last_name`.as('answered_by'),
    ])
    .executeTakeFirst()
  if (!row) return null
  const { file_slug, ...comments } = row
  return { ...comments, files: file_slug === null ? [] : [file_slug] }
}

function listHistory(db: Db, inspectionId: number) {
  return db
    .selectFrom('inspection_event as event')
    .leftJoin('user_account', 'user_account.id', 'actor_id')
    .where('inspection_id', '=', inspectionId)
    .orderBy('event.id')
    .select(['event.id', 'at', 'text', 'note', sql<string | null>`first_name || ' ' || last_name`.as('by')])
    .execute()
}
