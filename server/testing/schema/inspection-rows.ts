import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { makeCorrectiveAction, makeInspection, questionsOfType2 } from '../inspections.ts'

const at = '2026-04-20T09:00:00Z'

interface Of {
  facility_id: number
  officer_id: number
  owner_id: number
  concern_id: number
  /** A file of the facility. */
  file_slug: string
}

/** Adds one row of everything that belongs to an inspection, which is published. */
export async function addInspectionRows(db: Db, { facility_id, officer_id, owner_id, concern_id, file_slug }: Of) {
  const inspection = await makeInspection(db, { facility_id, team: [officer_id], number: `INS-TEST-${facility_id}` })
  const of = { inspection_id: inspection.id }
  const [question] = await questionsOfType2(db)
  const sub_list_id = question?.sub_list_id ?? 0
  const action = await makeCorrectiveAction(db, { inspection, sub_list_id })
  await db
    .insertInto('inspection_former_member')
    .values({ ...of, user_id: officer_id, left_at: at })
    .execute()
  await db
    .insertInto('inspection_concern')
    .values({ ...of, concern_id })
    .execute()
  const photo = await db
    .insertInto('inspection_photo')
    .values({
      ...{ ...of, sub_list_id, slug: `photo-${inspection.id}`, size_bytes: 1, sha256: Buffer.alloc(32) },
      ...{ key: sql<string>`gen_random_uuid()`, taken_at: at, taken_by: officer_id, recorded_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const signature = { signature_slug: `signature-${inspection.id}`, signature_sha256: Buffer.alloc(32) }
  await db
    .insertInto('inspection_site')
    .values({ ...of, ...signature, signature_bytes: 1, updated_at: at })
    .execute()
  await db
    .insertInto('inspection_person_seen')
    .values({ ...of, place: 0, full_name: 'Hauwa Sani', seen: 'not recorded' })
    .execute()
  await db
    .insertInto('inspection_addendum')
    .values({ ...of, text: 'There are two.', reason: 'A receipt was sent.', added_by: officer_id, added_at: at })
    .execute()
  await db
    .insertInto('inspection_comment')
    .values({ ...of, text: 'We have two.', commented_by: owner_id, commented_at: at })
    .execute()
  await db
    .insertInto('inspection_event')
    .values({ ...of, actor_id: officer_id, at, text: 'Planned' })
    .execute()
  const decided = { is_accepted: false, reason: 'It shows another one.', decided_by: officer_id, decided_at: at }
  const reply = await db
    .insertInto('corrective_reply')
    .values({
      corrective_action_id: action.id,
      text: 'We filled it.',
      replied_by: owner_id,
      replied_at: at,
      ...decided,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('corrective_reply_file').values({ reply_id: reply.id, slug: file_slug }).execute()
  const counts = { overdue_count: 0, class_count: 0, concern_count: 0, action_count: 1 }
  await db
    .insertInto('visit_risk')
    .values({ facility_id, ...counts, document_count: 0, never_count: 0, type_count: 0 })
    .execute()
  return { id: inspection.id, photo: photo.id, action: action.id }
}
