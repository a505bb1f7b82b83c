import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { InspectionCommentTable } from '../../database/tables/inspections.ts'

/** Whether the owner has commented on an inspection, and whether that is answered; undefined if not. */
export function findComment(db: Db, inspectionId: number) {
  return db
    .selectFrom('inspection_comment')
    .where('inspection_id', '=', inspectionId)
    .select(['commented_at', 'answered_at'])
    .executeTakeFirst()
}

/** Adds the comments of the owner. The inspection is locked. */
export async function insertComment(db: Db, comment: Insertable<InspectionCommentTable>): Promise<void> {
  await db.insertInto('inspection_comment').values(comment).execute()
}

/** Answers the comments of the owner. The inspection is locked. */
export async function answerComment(
  db: Db,
  inspectionId: number,
  answer: { answer: string; answered_by: number; answered_at: string },
): Promise<void> {
  await db.updateTable('inspection_comment').set(answer).where('inspection_id', '=', inspectionId).execute()
}

/** The officers who took part in an inspection: its team, and who recorded a finding or ended the visit. */
export async function listPartTakers(db: Db, inspectionId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select user_id as id from inspection_member where inspection_id = ${inspectionId}
    union select found_by from inspection_finding where inspection_id = ${inspectionId}
    union select done_by from inspection where id = ${inspectionId} and done_by is not null
    order by id
  `.execute(db)
  return rows.map(({ id }) => id)
}
