import {
  type AuditKey,
  type AuditKeys,
  auditKeys,
  auditKeysOf,
  createAuditKey,
  readAuditKey,
  setAuditKeys,
  writeAuditKey,
} from '../audit/audit-keys.ts'
import { recordEntry } from '../audit/record-entry.ts'
import type { Database, Db } from '../database/connect.ts'
import { type AuditKeySource, readHeldAuditKeys, storeAuditKey } from './open-audit-keys.ts'
import { lastWriter } from './take-audit-keys.ts'

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

/**
 * Begins to write the record with a new key because the last one is lost. Nothing vouches for it, and nobody can verify any more
 * what the lost one wrote: every row counts as altered until it is changed again.
 */
export async function replaceLostAuditKey(db: Db, source: AuditKeySource, now: Date): Promise<NewAuditKey> {
  const { stored, shared } = await readHeldAuditKeys(source)
  const lost = await lastWriter(db)
  if (lost === undefined || [...stored, ...shared].some(({ kid }) => kid === lost)) {
    throw new Error('The key of the audit record is not lost: this server has it. Leave out --lost.')
  }
  const text = createAuditKey()
  const key = readAuditKey(text)
  const path = await storeAuditKey(source.dataDir, text)
  const isInUse = source.auditKey === undefined
  setAuditKeys(auditKeysOf([...stored, key], isInUse ? stored[0] : key))
  await recordEntry(db, {
    at: now,
    actor: null,
    address: null,
    action: 'replace_lost_audit_key',
    about: { kind: 'key', id: key.kid },
    before: { key: lost },
    after: { key: key.kid },
  })
  return { kid: key.kid, path, isInUse }
}

/** The key of the rows' digests stays the first of the text, so that every server goes on with it. */
function oldestFirst({ first, all }: AuditKeys): AuditKey[] {
  return [first, ...all.filter(({ kid }) => kid !== first.kid)]
}
