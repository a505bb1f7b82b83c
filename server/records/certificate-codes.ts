import { type Insertable, sql } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { CertificateCodeTable } from '../database/tables/signing-keys.ts'

/** The digits of the QR code of an issue; undefined if none was signed, or only with keys that were revoked. */
export async function findCertificateCode(db: Db, certificateId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('certificate_code')
    .innerJoin('signing_key', 'signing_key.kid', 'certificate_code.kid')
    .where('certificate_id', '=', certificateId)
    .where('revoked_at', 'is', null)
    .orderBy('signed_at')
    .orderBy('certificate_code.kid')
    .limit(sql.lit(1))
    .select('code')
    .executeTakeFirst()
  return row?.code
}

/** Stores a code, unless another server has stored one of the same key meanwhile. */
export async function insertCertificateCode(db: Db, code: Insertable<CertificateCodeTable>): Promise<void> {
  await db
    .insertInto('certificate_code')
    .values(code)
    .onConflict((conflict) => conflict.columns(['certificate_id', 'kid']).doNothing())
    .execute()
}
