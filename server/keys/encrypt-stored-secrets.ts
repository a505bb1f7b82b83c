import type { AuditedEvent } from '@portal/domain/audit/audited-actions.ts'
import { sql } from 'kysely'
import { byProgram, recordChanges } from '../audit/record-changes.ts'
import { recordEntry } from '../audit/record-entry.ts'
import type { Database, Db } from '../database/connect.ts'
import { listBeginnings, lockKeysUnlike, updateKeys } from '../records/accounts/second-factor-keys.ts'
import { findLinkSecret, updateLinkSecret } from '../records/settings/link-secret.ts'
import { placeOfLinkSecret } from './link-secret.ts'
import { beginningOfStored, keyOfStored, placeOfAppKey, type StoredSecrets } from './stored-secrets.ts'

const atOnce = 500
/** The arbitrary key of the lock under which one server at a time encrypts the link's secret. */
const encryptingLock = 4_310_117

/** The ids of the keys with which something in the database is encrypted. */
export async function listKeysOfSecrets(db: Db): Promise<string[]> {
  const stored = [...(await listBeginnings(db, beginningOfStored())), (await findLinkSecret(db)) ?? '']
  return [...new Set(stored.map(keyOfStored).filter((kid) => kid !== undefined))].sort()
}

/** Throws a sentence that says what to do if something is encrypted with a key that is not held. */
export async function refuseWithoutKey(db: Db, { held }: StoredSecrets): Promise<void> {
  const lacking = (await listKeysOfSecrets(db)).filter((kid) => !held.includes(kid))
  if (lacking.length === 0) return
  throw new Error(
    `The database has secrets that are encrypted with the key ${lacking.join(', ')}, which this server does not have. Set SECRETS_KEY, or SECRETS_KEY_FILE, to the keys that the portal had. If they are lost, run npm run secrets:rotate -- --lost.`,
  )
}

/**
 * Encrypts with the present key what is stored readable, and with `isRotation` also what other keys have encrypted. It goes by
 * pieces, each in a transaction of its own with its entry in the audit record, so that it may be stopped and started again.
 * Returns how many secrets there were.
 */
export async function encryptStoredSecrets(
  db: Database['db'],
  secrets: StoredSecrets,
  { now, isRotation = false }: { now: Date; isRotation?: boolean },
): Promise<number> {
  if (secrets.current === undefined) return 0
  const done = beginningOfStored(isRotation ? secrets.current : undefined)
  const encrypting: Encrypting = { now, secrets, done, action: isRotation ? 'rotate_secrets_key' : 'encrypt_secrets' }
  let count = await encryptLinkSecret(db, encrypting)
  for (let last = atOnce; last === atOnce; count += last) last = await encryptAppKeys(db, encrypting)
  return count
}

interface Encrypting {
  now: Date
  secrets: StoredSecrets
  /** How what need not be encrypted any more begins. */
  done: string
  action: Extract<AuditedEvent, 'encrypt_secrets' | 'rotate_secrets_key'>
}

function encryptLinkSecret(db: Database['db'], encrypting: Encrypting): Promise<number> {
  const { secrets, done } = encrypting
  return inPiece(db, encrypting, placeOfLinkSecret.table, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${encryptingLock}::bigint)`.execute(transaction)
    const stored = await findLinkSecret(transaction)
    if (stored === undefined || stored.startsWith(done)) return 0
    await updateLinkSecret(transaction, secrets.encrypt(secrets.decrypt(stored, placeOfLinkSecret), placeOfLinkSecret))
    return 1
  })
}

function encryptAppKeys(db: Database['db'], encrypting: Encrypting): Promise<number> {
  const { secrets, done } = encrypting
  return inPiece(db, encrypting, 'second_factor', async (transaction) => {
    const stored = await lockKeysUnlike(transaction, done, atOnce)
    const encrypted = stored.map(({ user_id, secret }) => {
      const place = placeOfAppKey(user_id)
      return { user_id, secret: secrets.encrypt(secrets.decrypt(secret, place), place) }
    })
    if (encrypted.length > 0) await updateKeys(transaction, encrypted)
    return encrypted.length
  })
}

function inPiece(
  db: Database['db'],
  { now, action, secrets }: Encrypting,
  table: string,
  work: (db: Db) => Promise<number>,
): Promise<number> {
  return recordChanges(db, byProgram('secrets', now), async (transaction) => {
    const count = await work(transaction)
    if (count > 0) {
      await recordEntry(transaction, {
        ...{ at: now, actor: null, address: null, action },
        about: { kind: 'table', id: table },
        after: { count, key: secrets.current },
      })
    }
    return count
  })
}
