import { createHash, randomBytes, randomInt } from 'node:crypto'
import { generateCode } from './readable-code.ts'

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

/** A code that is copied by hand: groups of four characters, without those that look alike. */
export function makeCode(groups: number): OneTimeSecret {
  const secret = generateCode(groups, 4)
  return { secret, hash: hashOfCode(secret) }
}

/** A code of digits for an SMS. It has few bits, so it works for minutes, and only a few guesses of it are checked. */
export function makeDigits(length: number): OneTimeSecret {
  const secret = Array.from({ length }, () => randomInt(10)).join('')
  return { secret, hash: hashOfCode(secret) }
}

/** The hash of a link's secret. */
export function hashOfLink(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** The hash of a code, however it was typed. */
export function hashOfCode(typed: string): Buffer {
  return hashOfLink(typed.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
}
