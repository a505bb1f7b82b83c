import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { hashRaw } from '@node-rs/argon2'
import type { OneTimeSecret } from './one-time-secrets.ts'
import { generateCode } from './readable-code.ts'

const argon2id = 2
/** As for passwords: codes that are short enough to be typed could be guessed from a copy of the database. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }
const saltLength = 16
/** A salt, and the hash made with it. Older versions stored the SHA-256 of a code, which is shorter. */
const storedLength = saltLength + cost.outputLen
/** Stands in for the salt where there is no code, so that looking for one takes as long. */
const nobodysSalt = newSalt()

/** Codes of one set have the same salt, so that a typed one is hashed once, however many there are. */
export function newSalt(): Buffer {
  return randomBytes(saltLength)
}

/** A code that is copied by hand: groups of four characters, without those that look alike. */
export async function makeCode(groups: number, salt: Buffer = newSalt()): Promise<OneTimeSecret> {
  const secret = generateCode(groups, 4)
  return { secret, hash: await hashCode(secret, salt) }
}

/** A code of digits for an SMS. It has few bits, so it works for minutes, and only a few guesses of it are checked. */
export async function makeDigits(length: number): Promise<OneTimeSecret> {
  const secret = Array.from({ length }, () => randomInt(10)).join('')
  return { secret, hash: await hashCode(secret) }
}

/** The hash of a code as it is stored, after its salt. */
export async function hashCode(code: string, salt: Buffer = newSalt()): Promise<Buffer> {
  return Buffer.concat([salt, await hashRaw(withoutGroups(code), { ...cost, salt })])
}

/**
 * Which of some stored codes somebody typed, in any case, with or without groups. It takes as long whether there are ten codes of
 * a set or none.
 */
export async function findCode(stored: readonly Buffer[], typed: string): Promise<Buffer | undefined> {
  const salts = stored.filter(({ length }) => length === storedLength).map((hash) => hash.subarray(0, saltLength))
  const distinct = new Map(salts.map((salt) => [salt.toString('hex'), salt]))
  const possible: Buffer[] = [createHash('sha256').update(withoutGroups(typed)).digest()]
  for (const salt of salts.length > 0 ? distinct.values() : [nobodysSalt]) possible.push(await hashCode(typed, salt))
  const right = stored.filter((hash) =>
    possible.some((other) => other.length === hash.length && timingSafeEqual(other, hash)),
  )
  return right[0]
}

function withoutGroups(code: string): string {
  return code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
