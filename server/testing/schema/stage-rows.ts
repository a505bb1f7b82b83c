import type { Db } from '../../database/connect.ts'

const day = '2026-03-02'
const at = '2026-03-02T09:00:00Z'

/** Adds a stage, and a registration that was sent back to it and signed. */
export async function addStageRows(db: Db, { registration_id, user_id }: { registration_id: number; user_id: number }) {
  const recorded = { recorded_by: user_id, recorded_at: at }
  const { id: stage_id } = await db
    .insertInto('stage')
    .values({ name: 'Stage for tests', ...recorded })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('stage_terms')
    .values({
      ...{ stage_id, start_date: day, place: 10, signed_by: 'review', promised_days: 3, purposes: ['registration'] },
      ...{ facility_type_ids: [1], needs_verdicts: false, needs_payment: false, needs_inspection: false, back_to: [] },
      ...recorded,
    })
    .execute()
  await db
    .insertInto('sign_off_round')
    .values({
      registration_id,
      number: 1,
      from_stage_id: stage_id,
      reason: 'Look again.',
      begun_by: user_id,
      begun_at: at,
    })
    .execute()
  await db
    .insertInto('sign_off')
    .values({
      ...{ registration_id, stage_id, round: 1, verdict: 'agree', signed_as: 'review', signed_by: user_id },
      ...{ since: at, signed_at: at },
    })
    .execute()
}
