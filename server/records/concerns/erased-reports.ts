import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { insertUnfinishedFile } from '../applications/files.ts'
import { insertConcernEvent } from './concerns.ts'

/** Erases the contact of whoever reported what was closed before a moment. Uses the index concern_with_contact. */
export async function eraseContacts(db: Db, closedBefore: Date, now: Date): Promise<number> {
  const erased = await db
    .updateTable('concern')
    .set({ name: null, phone_number: null, email: null, contact_erased_at: now.toISOString() })
    .where('closed_at', '<', closedBefore.toISOString())
    .where('contact_erased_at', 'is', null)
    .where(sql<boolean>`num_nonnulls(name, phone_number, email) > 0`)
    .executeTakeFirstOrThrow()
  return Number(erased.numUpdatedRows)
}

/**
 * Erases the photos of concerns that were closed before a moment, and says so in their histories. Their files are handed to the
 * clean-up of files, which deletes them within two hours, also if the portal is stopped in between. Call it in a transaction.
 */
export async function erasePhotos(db: Db, closedBefore: Date, now: Date): Promise<void> {
  const erased = await db
    .deleteFrom('concern_photo')
    .using('concern')
    .whereRef('concern.id', '=', 'concern_id')
    .where('closed_at', '<', closedBefore.toISOString())
    .returning(['concern_id', 'slug'])
    .execute()
  for (const { concern_id, slug } of erased) {
    await insertUnfinishedFile(db, slug, now)
    await insertConcernEvent(db, { concern_id, actor_id: null, at: now.toISOString(), text: 'Photo erased' })
  }
}
