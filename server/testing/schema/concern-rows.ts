import type { Db } from '../../database/connect.ts'

const at = '2026-03-02T09:00:00Z'

/** Adds one row of everything that belongs to a concern. Returns its id. */
export async function addConcernRows(db: Db, ids: { facility_id: number; actor_id: number }): Promise<number> {
  const { facility_id, actor_id } = ids
  const { id: concern_id } = await db
    .insertInto('concern')
    .values({
      reference: `CN-TEST-${facility_id}`,
      kind: 'unsafe',
      text: 'Rumbling water tank',
      place: 'Yellow gate',
      name: 'Zubaida Canary',
      phone_number: '+2348099999999',
      reported_at: at,
      status: 'new',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const slug = `concern-${concern_id}`
  await db
    .insertInto('concern_photo')
    .values({ concern_id, slug, media_type: 'image/jpeg', size_bytes: 1, sha256: Buffer.alloc(32) })
    .execute()
  await db.insertInto('concern_facility').values({ concern_id, facility_id }).execute()
  await db.insertInto('concern_event').values({ concern_id, actor_id, at, text: 'Reported' }).execute()
  return concern_id
}
