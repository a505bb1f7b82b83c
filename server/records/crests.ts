import type { Insertable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { CrestTable } from '../database/tables/settings.ts'
import { finishFile } from './files.ts'

/** Keeps a picture as one that may be the ministry's crest. Its bytes stay from now on. */
export async function insertCrest(db: Db, crest: Insertable<CrestTable>): Promise<void> {
  await finishFile(db, crest.slug)
  await db.insertInto('crest').values(crest).execute()
}

/** A picture that is or was the crest. */
export function findCrest(db: Db, slug: string) {
  return db.selectFrom('crest').where('slug', '=', slug).select(['slug', 'media_type', 'size_bytes']).executeTakeFirst()
}
