import {
  createHash,
  createPrivateKey,
  createPublicKey,
  createSecretKey,
  generateKeyPairSync,
  hkdfSync,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto'
import { z } from 'zod'

/** A key of the audit record: it signs seals, and the keys of the entries' codes and of the rows' digests are derived from it. */
export interface AuditKey {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
  macKey: KeyObject
  rowKey: KeyObject
}

/** The keys that this process has: it writes with the current one and verifies with all. */
export interface AuditKeys {
  current: AuditKey
  /** All of them, the current one last. */
  all: readonly AuditKey[]
  /** The key of the rows' digests: the first that this portal had, so that digests can be compared over the years. */
  first: AuditKey
  find: (kid: string) => AuditKey | undefined
}

/** A new key as a JWK on one line. */
export function createAuditKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return JSON.stringify(privateKey.export({ format: 'jwk' }))
}

/** Reads a key that was written as a JWK. Throws an error with one sentence if it is none. */
export function readAuditKey(text: string): AuditKey {
  return readAuditKeys(text).at(-1) ?? refuseText()
}

const jwk = z.object({ kty: z.string(), crv: z.string(), d: z.string(), x: z.string(), y: z.string() })
const writtenKey = jwk.extend({ older: z.array(jwk).default([]) })

/** Reads a key with the older ones that are written with it, the oldest first. Throws an error with one sentence if it is none. */
export function readAuditKeys(text: string): AuditKey[] {
  try {
    const { older, ...key } = writtenKey.parse(JSON.parse(text))
    return [...older, key].map(keyOf)
  } catch (error) {
    return refuseText(error)
  }
}

/** A key and the older ones that verify what was written before it, as a JWK on one line. */
export function writeAuditKey({ privateKey }: AuditKey, older: readonly AuditKey[]): string {
  const [key, ...before] = [privateKey, ...older.map((one) => one.privateKey)].map((one) =>
    one.export({ format: 'jwk' }),
  )
  return JSON.stringify({ ...key, ...(before.length > 0 && { older: before }) })
}

function refuseText(cause?: unknown): never {
  throw new Error('This is not a private ES256 key in the form of a JWK.', { cause })
}

function keyOf(jwk: JsonWebKey): AuditKey {
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
  const { crv, d = '', x, y } = privateKey.export({ format: 'jwk' })
  if (crv !== 'P-256') throw new Error('The key is of another kind.')
  const thumbprint = JSON.stringify({ crv, kty: 'EC', x, y })
  // As objects: a code made with the bytes of a key takes five times as long, because an object is made of them each time.
  const derived = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', Buffer.from(d, 'base64url'), '', use, 32)))
  return {
    kid: createHash('sha256').update(thumbprint).digest('hex').slice(0, 8),
    privateKey,
    publicKey: createPublicKey(privateKey),
    macKey: derived('code of an audit entry'),
    rowKey: derived('digest of a row'),
  }
}

/** The keys of a process, the current one last. `first` makes the digests of rows; that is the oldest one unless told otherwise. */
export function auditKeysOf(keys: readonly AuditKey[], first = keys[0]): AuditKeys {
  const current = keys.at(-1)
  if (!current) throw new Error('The audit record needs a key.')
  const byKid = new Map(keys.map((key) => [key.kid, key]))
  const older = [...byKid.values()].filter(({ kid }) => kid !== current.kid)
  return { current, all: [...older, current], first: first ?? current, find: (kid) => byKid.get(kid) }
}

let present: AuditKeys | undefined

/** Sets the keys with which this process writes and verifies the audit record. Every program does it before it acts. */
export function setAuditKeys(keys: AuditKeys): void {
  present = keys
}

/** The keys of this process. */
export function auditKeys(): AuditKeys {
  if (!present) throw new Error('The keys of the audit record were not opened.')
  return present
}
