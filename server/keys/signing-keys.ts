import { join } from 'node:path'
import type { Db } from '../database/connect.ts'
import { insertSigningKey, listSigningKeys } from '../records/signing-keys.ts'
import { readKeys, storeKey } from './key-folder.ts'
import { createSigningKey, readSigningKey, type SigningKey } from './signing-key.ts'

/** How long a server signs with a key without looking whether it was retired. */
const trustedMs = 30_000

/** The keys with which this server signs certificates. */
export interface SigningKeys {
  /** The key to sign with now. A first one is created where there is none. */
  current: () => Promise<SigningKey>
}

interface KeySource {
  /** The folder with the private keys of this server. */
  folder: string
  /** The private key that several servers share; then the folder is not used. */
  shared?: string | undefined
}

/** The folder of the private keys in a data folder. */
export function keyFolder(dataDir: string): string {
  return join(dataDir, 'keys')
}

/** Opens the keys of a server. Another server or a program may retire them at any time. */
export function openSigningKeys(db: Db, source: KeySource, clock: () => Date): SigningKeys {
  let found: Promise<SigningKey> | undefined
  let foundAt = 0
  return {
    current: () => {
      const now = clock()
      if (found && now.getTime() - foundAt < trustedMs) return found
      foundAt = now.getTime()
      const next = findKey(db, source, now)
      found = next
      next.catch(() => {
        if (found === next) found = undefined
      })
      return next
    },
  }
}

async function findKey(db: Db, { folder, shared }: KeySource, now: Date): Promise<SigningKey> {
  const known = new Map((await listSigningKeys(db)).map((key) => [key.kid, key]))
  const mayStillSign = ({ kid }: SigningKey) => known.get(kid)?.retired_at === null
  if (shared !== undefined) {
    const key = readSigningKey(shared)
    if (known.has(key.kid) && !mayStillSign(key)) {
      throw new Error(`The key ${key.kid} of SIGNING_KEY was retired. Give the portal a new one.`)
    }
    await insertSigningKey(db, key.published, now)
    return key
  }
  const usable = (await readKeys(folder)).filter((key) => !known.has(key.kid) || mayStillSign(key))
  const [key = await createKey(folder)] = usable
  await insertSigningKey(db, key.published, now)
  return key
}

async function createKey(folder: string): Promise<SigningKey> {
  const key = createSigningKey()
  await storeKey(folder, key)
  return key
}
