import { byProgram, recordChanges } from '../audit/record-changes.ts'
import { type AuditEntry, recordEntry } from '../audit/record-entry.ts'
import type { Db } from '../database/connect.ts'
import { listSigningKeys, recordSigningKey, revokeSigningKey } from '../records/licences/signing-keys.ts'
import { readKeys, removeKey, storeKey } from './key-folder.ts'
import { createSigningKey, type PublicHalf } from './signing-key.ts'
import { type KeySource, readHeldKeys, withOlder } from './signing-keys.ts'

/** A key that takes over. */
export interface NewKey {
  kid: string
  /** The file in which it is stored. */
  path: string
  /** The older keys that are known only from the database, because their files are lost. */
  recovered: string[]
  /** Whether it signs from now on; otherwise as soon as servers are started with it in SIGNING_KEY. */
  isInUse: boolean
}

/**
 * Makes a new key that takes over from all others. Their public halves are kept with it, so that what they signed can still be
 * checked; their private halves are deleted.
 */
export async function rotateKeys(db: Db, source: KeySource, now: Date): Promise<NewKey> {
  // Makes the folder, and names a damaged file, before anything is written.
  const stored = await readKeys(source.folder)
  const held = await readHeldKeys(source)
  const recovered: PublicHalf[] = held.length > 0 ? [] : await listSigningKeys(db)
  const key = createSigningKey([...withOlder(held), ...recovered])
  const path = await storeKey(source.folder, key)
  const isInUse = source.shared === undefined
  await recordChanges(db, byProgram('keys:rotate', now), async (transaction) => {
    if (isInUse) await recordSigningKey(transaction, key, now)
    await recordEntry(transaction, { ...aboutKey(now, key.kid), action: 'rotate_key', after: { is_in_use: isInUse } })
  })
  if (isInUse) for (const { kid } of stored) await removeKey(source.folder, kid)
  return { kid: key.kid, path, recovered: recovered.map(({ kid }) => kid), isInUse }
}

interface Revocation {
  kid: string
  /** For whoever asks later. */
  reason: string | null
}

/** Declares that nothing counts that a key has signed. If it still signs, a new one takes over, which is returned. */
export async function revokeKey(
  db: Db,
  source: KeySource,
  { kid, reason, now }: Revocation & { now: Date },
): Promise<NewKey | undefined> {
  const known = await listSigningKeys(db)
  const key = known.find((one) => one.kid === kid)
  if (!key)
    throw new Error(`The portal never signed with a key ${kid}. Its keys: ${known.map((one) => one.kid).join(', ')}.`)
  if (key.revoked_at !== null) throw new Error(`The key ${kid} was revoked on ${key.revoked_at.slice(0, 10)} already.`)
  const next = key.retired_at === null ? await rotateKeys(db, source, now) : undefined
  await recordChanges(db, byProgram('keys:revoke', now), async (transaction) => {
    await revokeSigningKey(transaction, { kid, reason, now })
    await recordEntry(transaction, { ...aboutKey(now, kid), action: 'revoke_key', after: { reason } })
  })
  return next
}

/** Whoever starts a program on the server is nobody whom the portal knows. */
function aboutKey(at: Date, kid: string): Pick<AuditEntry, 'at' | 'actor' | 'address' | 'about'> {
  return { at, actor: null, address: null, about: { kind: 'key', id: kid } }
}
