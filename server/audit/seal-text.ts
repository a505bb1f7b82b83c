import { createHash, sign, verify } from 'node:crypto'
import type { AuditKey } from './audit-keys.ts'

/** What a seal states. Its signature covers all of it. */
export interface SealFacts {
  n: number
  era: number
  to_xid: string
  ids: readonly number[]
  digests: Buffer
  hash: Buffer
  at: string
  kid: string
}

/** A signed head of the chain as it leaves the database: enough to check the signature without the database. */
export interface Head {
  n: number
  era: number
  to_xid: string
  to_id: number
  /** SHA-256, in hexadecimal digits, of the list of the sealed entries. */
  list: string
  hash: string
  at: string
  kid: string
  /** ES256, base64url. */
  signature: string
}

/** The head that a seal makes. */
export function headOf(seal: SealFacts, signature: Buffer): Head {
  const { n, era, to_xid, ids, digests, hash, at, kid } = seal
  const list = createHash('sha256').update(ids.join(',')).update('\n').update(digests).digest('hex')
  const to_id = ids.at(-1) ?? 0
  return {
    n,
    era,
    to_xid,
    to_id,
    list,
    hash: hash.toString('hex'),
    at,
    kid,
    signature: signature.toString('base64url'),
  }
}

/** Signs a seal. */
export function signSeal(seal: SealFacts, { privateKey }: AuditKey): Buffer {
  return sign('sha256', textOf(headOf(seal, Buffer.alloc(0))), { key: privateKey, dsaEncoding: 'ieee-p1363' })
}

/** Whether a head carries the signature of a key. */
export function isSignedBy(head: Head, { publicKey }: AuditKey): boolean {
  const signature = Buffer.from(head.signature, 'base64url')
  return verify('sha256', textOf(head), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)
}

function textOf({ n, era, to_xid, to_id, list, hash, at, kid }: Head): Buffer {
  return Buffer.from(['audit seal', n, era, to_xid, to_id, list, hash, at, kid].join('\n'))
}
