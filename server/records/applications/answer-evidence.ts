import type { AnswerEvidence } from '@portal/contract/applications/answer-evidence.ts'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { AnswerEvidenceTable } from '../../database/tables/submissions.ts'
import { momentInJson } from '../shared/moment-in-json.ts'

/** The present evidence of an answer, for a query of the table `submission`. It goes with the question of the registration. */
export const evidenceOfAnswer = sql<AnswerEvidence | null>`(
  select jsonb_build_object(
    'file_slug', file.slug, 'media_type', file.media_type, 'sha256', encode(file.sha256, 'hex'),
    'created_at', ${momentInJson('evidence.created_at')}
  )
  from answer_evidence as evidence join file on file.slug = evidence.file_slug
  where evidence.registration_id = submission.registration_id and evidence.sub_list_id = submission.sub_list_id
    and evidence.removed_at is null
)`

/** Whose answer a row is, and to which question; undefined if there is no such row. An earlier answer counts like the present one. */
export function findAnswered(db: Db, id: number) {
  return db
    .selectFrom('submission')
    .where('id', '=', id)
    .select(['registration_id', 'facility_id', 'sub_list_id'])
    .executeTakeFirst()
}

/** Adds evidence. What was attached before must be marked as removed. */
export async function insertEvidenceOfAnswer(db: Db, evidence: Insertable<AnswerEvidenceTable>): Promise<void> {
  await db.insertInto('answer_evidence').values(evidence).execute()
}

/** Marks evidence as removed. Its file stays, like that of a removed document. */
export async function removeEvidenceOfAnswer(
  db: Db,
  file_slug: string,
  removed: { removed_by: number; removed_at: string },
): Promise<void> {
  await db.updateTable('answer_evidence').set(removed).where('file_slug', '=', file_slug).execute()
}
