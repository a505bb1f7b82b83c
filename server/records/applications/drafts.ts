import type { Draft } from '@portal/contract/applications/draft.ts'
import type { Db } from '../../database/connect.ts'

/** The key of a draft: the person and the form. */
interface DraftKey {
  userId: number
  form: string
}

/** The maximum number of drafts of a person. The oldest are deleted. */
const maxDrafts = 50

/** A person's draft of a form, if there is one. */
export function findDraft(db: Db, { userId, form }: DraftKey): Promise<Draft | undefined> {
  return db
    .selectFrom('draft')
    .where('user_id', '=', userId)
    .where('form', '=', form)
    .select(['value', 'updated_at'])
    .executeTakeFirst()
}

/** Saves a draft, replacing the previous one. */
export async function saveDraft(db: Db, { userId, form }: DraftKey, { value, updated_at }: Draft): Promise<Draft> {
  const changed = { value: JSON.stringify(value), updated_at }
  const saved = await db
    .insertInto('draft')
    .values({ user_id: userId, form, ...changed })
    .onConflict((conflict) => conflict.columns(['user_id', 'form']).doUpdateSet(changed))
    .returning(['value', 'updated_at'])
    .executeTakeFirstOrThrow()
  await deleteExcessDrafts(db, userId)
  return saved
}

async function deleteExcessDrafts(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('draft')
    .where('user_id', '=', userId)
    .where('form', 'in', (drafts) =>
      drafts
        .selectFrom('draft')
        .where('user_id', '=', userId)
        .orderBy('updated_at', 'desc')
        .orderBy('form')
        .offset(maxDrafts)
        .select('form'),
    )
    .execute()
}

/** Deletes a draft, if there is one. */
export async function deleteDraft(db: Db, { userId, form }: DraftKey): Promise<void> {
  await db.deleteFrom('draft').where('user_id', '=', userId).where('form', '=', form).execute()
}

/** Deletes the drafts that were last changed before the given time. */
export async function deleteOldDrafts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('draft').where('updated_at', '<', before.toISOString()).execute()
}
