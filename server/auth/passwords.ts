import { hash, verify } from '@node-rs/argon2'

const argon2id = 2

/** 19 MiB, two passes, one lane: what OWASP recommends for argon2id. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash under which a password is kept. Takes tens of milliseconds of another thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(written(password), cost)
}

let unknown: Promise<string> | undefined

/**
 * Whether a password is the one that was hashed. Without a hash (nobody has that email address) it takes as long and is
 * false, so that the time of the answer does not tell which addresses have an account.
 */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  unknown ??= hashPassword('a password that nobody has')
  const matches = await verify(passwordHash ?? (await unknown), written(password))
  return matches && passwordHash !== undefined
}

/** Keyboards differ in how they write a letter with its mark, as one sign or as two; it is the same password. */
function written(password: string): string {
  return password.normalize('NFC')
}
