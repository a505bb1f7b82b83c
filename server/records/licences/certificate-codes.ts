import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { CertificateCodeTable } from '../../database/tables/signing-keys.ts'

/** The digits of a QR code of an issue. */
export interface CertificateCode {
  certificate_id: number
  code: string
  /** Its key was revoked, so it counts no more. */
  is_revoked: boolean
}

/** The codes of some issues, the first one signed first. */
export function listCertificateCodes(db: Db, certificateIds: readonly number[]): Promise<CertificateCode[]> {
  return db
    .selectFrom('certificate_code')
    .innerJoin('signing_key', 'signing_key.kid', 'certificate_code.kid')
    .where('certificate_id', '=', sql<number>`any(${[...certificateIds]}::int[])`)
    .orderBy('signed_at')
    .orderBy('certificate_code.kid')
    .select(['certificate_id', 'code', sql<boolean>`revoked_at is not null`.as('is_revoked')])
    .execute()
}

/** Stores codes. Returns the issues whose code was stored: another server may have stored one of the same key meanwhile. */
export async function insertCertificateCodes(
  db: Db,
  codes: readonly Insertable<CertificateCodeTable>[],
): Promise<number[]> {
  if (codes.length === 0) return []
  const stored = await db
    .insertInto('certificate_code')
    .values([...codes])
    .onConflict((conflict) => conflict.columns(['certificate_id', 'kid']).doNothing())
    .returning('certificate_id')
    .execute()
  return stored.map(({ certificate_id }) => certificate_id)
}
