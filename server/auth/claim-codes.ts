import { hashRaw } from '@node-rs/argon2'
import { normaliseClaimCode } from '@portal/domain/facilities/claim-code.ts'
import { generateCode } from './readable-code.ts'

/** A random claim code of 49 bits. */
export function newClaimCode(): string {
  return normaliseClaimCode(generateCode(2, 5))
}

const argon2id = 2

// Codes are random, so one salt serves them all, and a claim can be found by its hash.
const cost = {
  algorithm: argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  salt: Buffer.from('claim codes of facilities'),
}

/** The hash of a claim code. Takes tens of milliseconds in another thread, whether there is such a code or not. */
export function hashClaimCode(code: string): Promise<Buffer> {
  return hashRaw(code, cost)
}
