import {
  type AuditKey,
  type AuditKeys,
  auditKeys,
  createAuditKey,
  readAuditKey,
  writeAuditKey,
} from '../audit/audit-keys.ts'
import { recordEntry } from '../audit/record-entry.ts'
import type { Database } from '../database/connect.ts'
import { type AuditKeySource, storeAuditKey } from './open-audit-keys.ts'

/** A key of the audit record that takes over. */
export interface NewAuditKey {
  kid: string
  /** The file in which it is stored. */
  path: string
  /** Whether it writes from now on; otherwise as soon as servers are started with it in AUDIT_KEY. */
  isInUse: boolean
}

/**
 * Makes a new key of the audit record. The older ones stay, because only they verify what they wrote. The entry that names the new
 * key is still written with the old one, which so vouches for the new one.
 */
export function rotateAuditKeys(
  { db }: Pick<Database, 'db'>,
  { dataDir, auditKey }: AuditKeySource,
  now: Date,
): Promise<NewAuditKey> {
  const key = readAuditKey(createAuditKey())
  const isInUse = auditKey === undefined
  return db.transaction().execute(async (transaction) => {
    await recordEntry(transaction, {
      at: now,
      actor: null,
      address: null,
      action: 'rotate_audit_key',
      about: { kind: 'key', id: key.kid },
      before: { key: auditKeys().current.kid },
      after: { key: key.kid, is_in_use: isInUse },
    })
    // A key that several servers share travels with the older ones, because these servers may have no folder in common.
    const path = await storeAuditKey(dataDir, writeAuditKey(key, isInUse ? [] : oldestFirst(auditKeys())))
    return { kid: key.kid, path, isInUse }
  })
}

/** The key of the rows' digests stays the first of the text, so that every server goes on with it. */
function oldestFirst({ first, all }: AuditKeys): AuditKey[] {
  return [first, ...all.filter(({ kid }) => kid !== first.kid)]
}
