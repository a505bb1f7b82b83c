import type { Insertable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PaperFileTable } from '../../database/tables/registrations.ts'
import { finishFile } from '../applications/files.ts'

/** The PDF of an issue that was printed with exactly these facts; undefined if it never was. */
export function findPaperFile(
  db: Db,
  { certificate_id, facts_sha256 }: Pick<PaperFileTable, 'certificate_id' | 'facts_sha256'>,
) {
  return db
    .selectFrom('paper_file')
    .where('certificate_id', '=', certificate_id)
    .where('facts_sha256', '=', facts_sha256)
    .select('slug')
    .executeTakeFirst()
}

/** Stores the PDF of an issue for good. Returns false if it was printed by somebody else in the meantime. */
export async function insertPaperFile(
  db: Db,
  { digest, ...file }: Omit<Insertable<PaperFileTable>, 'sha256'> & { digest: string },
): Promise<boolean> {
  const first = await db
    .insertInto('paper_file')
    .values({ ...file, sha256: Buffer.from(digest, 'hex') })
    .onConflict((conflict) => conflict.columns(['certificate_id', 'facts_sha256']).doNothing())
    .returning('certificate_id')
    .executeTakeFirst()
  if (first) await finishFile(db, file.slug)
  return first !== undefined
}
