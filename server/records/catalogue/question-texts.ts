import type { Db } from '../../database/connect.ts'

/** The present texts of questions by their ids, also of those that are retired. */
export async function listQuestionTexts(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('sub_list')
    .where('id', 'in', [0, ...ids])
    .select(['id', 'sub_list'])
    .execute()
  return new Map(rows.map(({ id, sub_list }) => [id, sub_list]))
}
