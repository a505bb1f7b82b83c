import { createHash, createHmac, type KeyObject } from 'node:crypto'

/** What the code of an entry covers besides its body. */
interface Signed {
  /** ISO 8601 in UTC, with milliseconds. */
  at: string
  kid: string
  /** The body as canonical JSON. */
  canonicalBody: string
}

/** The code that proves that the portal wrote an entry: HMAC-SHA256 with a key that the database does not have. */
export function codeOfEntry(macKey: KeyObject, { at, kid, canonicalBody }: Signed): Buffer {
  return createHmac('sha256', macKey).update(`${at}\n${kid}\n${canonicalBody}`).digest()
}

interface Placed extends Signed {
  era: number
  xid: string
  id: number
  mac: Buffer
}

/** The digest of an entry at its place in the order, over everything that is stored of it. */
export function digestOfEntry({ era, xid, id, at, kid, canonicalBody, mac }: Placed): Buffer {
  const text = [era, xid, id, at, kid, mac.toString('hex'), canonicalBody].join('\n')
  return createHash('sha256').update(text).digest()
}

/** The hash before the first entry. */
export const firstHash = Buffer.alloc(32)

/** The hash of the chain after an entry. */
export function nextHash(hash: Buffer, digest: Buffer): Buffer {
  return createHash('sha256').update(hash).update(digest).digest()
}

/** So many bytes of each digest are stored with a seal, to name an entry that does not fit. */
export const digestBytes = 8
