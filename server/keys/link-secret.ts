import { randomBytes } from 'node:crypto'
import type { Db } from '../database/connect.ts'
import { findLinkSecret, insertLinkSecret } from '../records/settings/link-secret.ts'
import type { StoredSecrets } from './stored-secrets.ts'

/** Where the secret that signs links is stored. */
export const placeOfLinkSecret = { table: 'setting', row: 'link_secret' } as const

/**
 * The secret that signs links to files and makes check codes. It is made at the first start and shared by every process of the
 * portal. The transaction must be a recorded one.
 */
export async function openLinkSecret(db: Db, secrets: StoredSecrets): Promise<Buffer> {
  const stored = (await findLinkSecret(db)) ?? (await storeFirst(db, secrets))
  return Buffer.from(secrets.decrypt(stored, placeOfLinkSecret), 'base64')
}

async function storeFirst(db: Db, secrets: StoredSecrets): Promise<string> {
  const made = newLinkSecret(secrets)
  await insertLinkSecret(db, made)
  // Of two servers that start at once, the first one's is used by both.
  return (await findLinkSecret(db)) ?? made
}

/** A new secret as it is to be stored. */
export function newLinkSecret(secrets: StoredSecrets): string {
  return secrets.encrypt(randomBytes(32).toString('base64'), placeOfLinkSecret)
}
