import type { Db } from '../../database/connect.ts'

const at = '2026-03-02T09:00:00Z'

/** Adds representations against the registration, a penalty and a restriction; the first of them has a document. */
export async function addRepresentations(
  db: Db,
  { registration_id, user_id }: { registration_id: number; user_id: number },
): Promise<void> {
  const penalty = await db.selectFrom('penalty').select('id').executeTakeFirstOrThrow()
  const restriction = await db.selectFrom('facility_restriction').select('id').executeTakeFirstOrThrow()
  const { slug: file_slug } = await db.selectFrom('file').select('slug').executeTakeFirstOrThrow()
  const made = { taken_by: user_id, taken_at: at, text: 'It was there.', made_by: user_id, made_at: at }
  const { id: representation_id } = await db
    .insertInto('representation')
    .values({ ...made, registration_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('representation_file').values({ representation_id, file_slug }).execute()
  for (const against of [{ penalty_id: penalty.id }, { restriction_id: restriction.id }]) {
    await db
      .insertInto('representation')
      .values({ ...made, ...against })
      .execute()
  }
}
