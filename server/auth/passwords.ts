import { hash, verify } from '@node-rs/argon2'
import { buildOnce } from './build-once.ts'

const argon2id = 2

/** 19 MiB, two passes, one lane: what OWASP recommends for argon2id. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Stands in place of the hash of a password that stopped working. */
export const stoppedPassword = 'stopped'

/** The hash of a password to store. Takes tens of milliseconds in another thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(normalise(password), cost)
}

const dummyHash = buildOnce(() => hashPassword('a password that nobody has'))

/**
 * Whether a password matches its hash. Without a hash (no account has that email, or nobody can sign in to it) the check
 * takes as long and is false, so that the response time does not reveal which emails have an account.
 */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isHash = passwordHash?.startsWith('$argon2') === true
  const matches = await verify(isHash ? passwordHash : await dummyHash(), normalise(password))
  return matches && isHash
}

/** Keyboards may send a letter with a diacritic as one code point or as two. Both are the same password. */
function normalise(password: string): string {
  return password.normalize('NFC')
}
