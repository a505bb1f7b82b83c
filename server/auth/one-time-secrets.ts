import { createHash, randomBytes } from 'node:crypto'

/** A secret for its owner, and the hash that is stored in its place. */
export interface OneTimeSecret {
  secret: string
  hash: Buffer
}

/** The secret of a link: 256 random bits. */
export function makeLinkSecret(): OneTimeSecret {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashOfLink(secret) }
}

/** The hash of a link's secret, which is too long to be guessed from its SHA-256. */
export function hashOfLink(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
