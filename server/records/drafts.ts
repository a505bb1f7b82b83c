import type { Draft } from '@portal/contract/entities/draft.ts'
import type { Db } from '../database/connect.ts'

/** A person's draft of a form. */
interface Of {
  userId: number
  form: string
}

/** More drafts than this a person has no use for: the ones that were left longest go. */
const maxDrafts = 50

/** What a person typed into a form and has not sent, if anything. */
export function findDraft(db: Db, { userId, form }: Of): Promise<Draft | undefined> {
  return db
    .selectFrom('draft')
    .where('user_id', '=', userId)
    .where('form', '=', form)
    .select(['value', 'updated_at'])
    .executeTakeFirst()
}

/** Keeps what was typed in place of what was kept before. */
export async function saveDraft(db: Db, { userId, form }: Of, { value, updated_at }: Draft): Promise<Draft> {
  const changed = { value: JSON.stringify(value), updated_at }
  const kept = await db
    .insertInto('draft')
    .values({ user_id: userId, form, ...changed })
    .onConflict((conflict) => conflict.columns(['user_id', 'form']).doUpdateSet(changed))
    .returning(['value', 'updated_at'])
    .executeTakeFirstOrThrow()
  await deleteBeyond(db, userId)
  return kept
}

async function deleteBeyond(db: Db, userId: number): Promise<void> {
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

/** Forgets a draft, if there is one. */
export async function deleteDraft(db: Db, { userId, form }: Of): Promise<void> {
  await db.deleteFrom('draft').where('user_id', '=', userId).where('form', '=', form).execute()
}

/** Forgets the drafts that nobody has touched since a moment. */
export async function deleteOldDrafts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('draft').where('updated_at', '<', before.toISOString()).execute()
}
