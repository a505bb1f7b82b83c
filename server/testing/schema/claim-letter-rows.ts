import type { Db } from '../../database/connect.ts'
import { bida } from '../factories.ts'

/** Adds a running job that makes claim letters, with a file that is made. Returns the ids of both. */
export async function addClaimLetterRows(
  db: Db,
  ids: { facility_id: number; user_id: number },
  at = '2026-03-02T09:00:00Z',
): Promise<{ id: number; job_id: number }> {
  const { id: job_id } = await db
    .insertInto('claim_letter_job')
    .values({ asked_by: ids.user_id, asked_at: at, filters: '{}', host: 'portal.example' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const content = { slug: `letters-${job_id}`, size_bytes: 940, sha256: Buffer.alloc(32) }
  const { id } = await db
    .insertInto('claim_letter_file')
    .values({
      ...{ job_id, place: 1, local_gov_area_id: bida, facility_ids: [ids.facility_id] },
      ...{ made_at: at, letters: 1, ...content },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, job_id }
}
