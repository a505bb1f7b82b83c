import type { PublicKey } from '@portal/contract/licences/signed-licence/public-key.ts'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import type { Db } from '../database/connect.ts'
import { type KnownKey, listSigningKeys, recordSigningKey } from '../records/licences/signing-keys.ts'
import { readKeys, storeKey } from './key-folder.ts'
import { createSigningKey, type PublicHalf, readSigningKey, type SigningKey } from './signing-key.ts'

/** Where a server has its private keys from. */
export interface KeySource {
  folder: string
  /** The key of SIGNING_KEY, which several servers share; then the folder is not read. */
  shared?: SigningKey | undefined
}

/** The keys with which this server signs certificates. Another server or a program may replace them at any time. */
export interface SigningKeys {
  /** The key to sign with now. The first one is made here. Throws a sentence if there is none to sign with. */
  current: (db: Db, now: Date) => Promise<SigningKey>
  /** Every key that signs or has signed, the newest first, with what became of it. */
  published: (db: Db) => Promise<PublicKey[]>
}

/** Opens the keys of a server: of its folder, or the one of SIGNING_KEY. */
export function openSigningKeys(source: KeySource): SigningKeys {
  return {
    current: (db, now) => findKey(db, source, now),
    published: (db) => listPublished(db, source),
  }
}

/** Reads the setting SIGNING_KEY. */
export function readSharedKey(text: string | undefined): SigningKey | undefined {
  if (text === undefined) return undefined
  try {
    return readSigningKey(text)
  } catch {
    throw new Error('The setting SIGNING_KEY must be the text of a key file, in one line.')
  }
}

/** The keys that this server holds. */
export async function readHeldKeys({ folder, shared }: KeySource): Promise<SigningKey[]> {
  return shared ? [shared] : readKeys(folder)
}

/** The keys and those that they took over from, each once. */
export function withOlder(keys: readonly SigningKey[]): PublicHalf[] {
  const all = keys.flatMap((key) => [key, ...key.older])
  return [...new Map(all.map(({ kid, x, y }) => [kid, { kid, x, y }])).values()]
}

async function findKey(db: Db, source: KeySource, now: Date): Promise<SigningKey> {
  // The database first: a key is stored before it is recorded, so that a recorded one is not missed in the folder.
  const known = new Map((await listSigningKeys(db)).map((key) => [key.kid, key]))
  const held = await readHeldKeys(source)
  const [key] = held.filter(({ kid }) => (known.get(kid)?.retired_at ?? null) === null)
  if (!key && known.size > 0) throw new Error(whyNone(source, held, known))
  const found = key ?? (await createFirst(source.folder))
  if (!known.has(found.kid)) {
    // A key that takes over from others has them in its file, also when the database is older than it.
    const isTakenOver = found.older.some(({ kid }) => known.has(kid))
    if (known.size > 0 && !isTakenOver) throw new Error(whyForeign(source, found))
    await recordChanges(db, byJob('sign-papers', now), (transaction) => recordSigningKey(transaction, found, now))
  }
  return found
}

async function createFirst(folder: string): Promise<SigningKey> {
  const key = createSigningKey()
  await storeKey(folder, key)
  return key
}

function whyForeign({ folder, shared }: KeySource, { kid }: SigningKey): string {
  const held = shared ? `The key ${kid} of SIGNING_KEY` : `The key ${kid} in ${folder}`
  const whatToDo = shared ? 'Set SIGNING_KEY to their key' : 'Put their key there'
  return `${held} is not one of the keys with which this portal has signed certificates. ${whatToDo}, or run npm run keys:rotate for a new one.`
}

function whyNone({ folder, shared }: KeySource, held: SigningKey[], known: Map<string, KnownKey>): string {
  if (shared) {
    const since = known.get(shared.kid)?.retired_at?.slice(0, 10)
    return `The key ${shared.kid} of SIGNING_KEY signs no more since ${since}. Set SIGNING_KEY to the newer key.`
  }
  const names = held.length > 0 ? 'only replaced keys' : 'no key'
  return `The folder ${folder} has ${names}, but this portal has signed certificates before. Restore the folder from its copy, or share it with the other servers. If the key is lost, run npm run keys:rotate.`
}

/** What is published comes from outside the database, which only says since when and until when a key signs. */
async function listPublished(db: Db, source: KeySource): Promise<PublicKey[]> {
  const halves = new Map(withOlder(await readHeldKeys(source)).map((half) => [half.kid, half]))
  return (await listSigningKeys(db)).flatMap(({ kid, created_at, retired_at, revoked_at }) => {
    const half = halves.get(kid)
    if (!half) return []
    return {
      kty: 'EC',
      crv: 'P-256',
      x: half.x,
      y: half.y,
      kid,
      use: 'sig',
      alg: 'ES256',
      nbf: seconds(created_at),
      ...(retired_at !== null && { exp: seconds(retired_at) }),
      ...(revoked_at !== null && { revoked_at: seconds(revoked_at) }),
    } as const
  })
}

function seconds(moment: string): number {
  return Math.floor(Date.parse(moment) / 1000)
}
