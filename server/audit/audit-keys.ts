import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'

/** A key of the audit record: it signs seals, and the key of the entries' codes is derived from it. */
export interface AuditKey {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
  macKey: Buffer
}

/** The keys that this process has: it writes with the current one and verifies with all. */
export interface AuditKeys {
  current: AuditKey
  find: (kid: string) => AuditKey | undefined
}

/** A new key as a JWK on one line. */
export function createAuditKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return JSON.stringify(privateKey.export({ format: 'jwk' }))
}

/** Reads a key that was written as a JWK. Throws an error with one sentence if it is none. */
export function readAuditKey(text: string): AuditKey {
  try {
    const privateKey = createPrivateKey({ key: JSON.parse(text), format: 'jwk' })
    const { crv, d = '', x, y } = privateKey.export({ format: 'jwk' })
    if (crv !== 'P-256') throw new Error('The key is of another kind.')
    const thumbprint = JSON.stringify({ crv, kty: 'EC', x, y })
    return {
      kid: createHash('sha256').update(thumbprint).digest('hex').slice(0, 8),
      privateKey,
      publicKey: createPublicKey(privateKey),
      macKey: Buffer.from(hkdfSync('sha256', Buffer.from(d, 'base64url'), '', 'code of an audit entry', 32)),
    }
  } catch (error) {
    throw new Error('This is not a private ES256 key in the form of a JWK.', { cause: error })
  }
}

/** The keys of a process, the current one last. */
export function auditKeysOf(keys: readonly AuditKey[]): AuditKeys {
  const current = keys.at(-1)
  if (!current) throw new Error('The audit record needs a key.')
  const byKid = new Map(keys.map((key) => [key.kid, key]))
  return { current, find: (kid) => byKid.get(kid) }
}

let present: AuditKeys | undefined

/** Sets the keys with which this process writes and verifies the audit record. Every program does it before it acts. */
export function useAuditKeys(keys: AuditKeys): void {
  present = keys
}

/** The keys of this process. */
export function auditKeys(): AuditKeys {
  if (!present) throw new Error('The keys of the audit record were not opened.')
  return present
}
