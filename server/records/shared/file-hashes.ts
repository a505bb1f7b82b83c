import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The next files whose content has no SHA-256 yet, in the order of their slugs. */
export async function listFilesWithoutHash(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('file')
    .where('sha256', 'is', null)
    .where('slug', '>', after)
    .orderBy('slug')
    .limit(sql.lit(limit))
    .select('slug')
    .execute()
  return rows.map(({ slug }) => slug)
}

/** Stores the SHA-256 of a file's content. */
export async function setFileHash(db: Db, slug: string, sha256: Buffer): Promise<void> {
  await db.updateTable('file').set({ sha256 }).where('slug', '=', slug).execute()
}
