import type { Db } from '../../database/connect.ts'

/** The views of the queue that an officer saved, by name. */
export function listSavedViews(db: Db, userId: number) {
  return db
    .selectFrom('saved_view')
    .where('user_id', '=', userId)
    .orderBy('name')
    .select(['id', 'name', 'search'])
    .execute()
}

/** Saves a view in place of one of the same name. Of one officer one is saved after the other, so that they can be counted. */
export async function saveView(db: Db, view: { user_id: number; name: string; search: string }) {
  await db.selectFrom('user_account').where('id', '=', view.user_id).select('id').forNoKeyUpdate().execute()
  await db
    .insertInto('saved_view')
    .values(view)
    .onConflict((same) => same.columns(['user_id', 'name']).doUpdateSet({ search: view.search }))
    .execute()
  return listSavedViews(db, view.user_id)
}

/** Removes a view of this officer; whether there was one. */
export async function removeView(db: Db, { user_id, id }: { user_id: number; id: number }): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_view')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
