import type { Db } from '../../database/connect.ts'

const day = '2026-03-02'
const at = '2026-03-02T09:00:00Z'

/** Adds a signing key, and the code of a certificate that it signed. */
export async function addSignedCode(db: Db) {
  const { id: certificate_id } = await db.selectFrom('certificate').select('id').limit(1).executeTakeFirstOrThrow()
  const key = { kid: '00000000', x: 'x', y: 'y', created_at: at }
  await db.insertInto('signing_key').values(key).execute()
  await db.insertInto('certificate_code').values({ certificate_id, kid: key.kid, code: '1', signed_at: at }).execute()
}

/** Adds a statement that was printed. */
export async function addStatement(db: Db, registration_id: number) {
  const dates = { issue_date: day, expiry_date: day }
  const { id: certificate_id } = await db
    .insertInto('certificate')
    .values({ kind: 'statement', registration_id, number: 'NSMOH-1', ...dates, printed: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const printed = { slug: 'paper', sha256: Buffer.alloc(32), size_bytes: 1, printed_at: at }
  await db
    .insertInto('paper_file')
    .values({ certificate_id, facts_sha256: Buffer.alloc(32), ...printed })
    .execute()
}
