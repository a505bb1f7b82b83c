import type { LicenceFacts } from '@portal/contract/licences/signed-licence/licence-facts.ts'
import { verifyCode } from '@portal/contract/licences/signed-licence/verify.ts'
import type { PublishedKeys } from './published-keys.ts'

/** What the browser itself knows about a code. */
export type FoundHere =
  | { outcome: 'genuine'; facts: LicenceFacts }
  | { outcome: 'key not trusted' | 'not issued by us' | 'cannot say' }

/** Verifies the signature of a code in the browser. It cannot say without HTTPS, or when it does not have the key. */
export async function verifyHere(code: string, kid: string, keys: PublishedKeys): Promise<FoundHere> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) return { outcome: 'cannot say' }
  const found = await keys.find(kid)
  if (found === 'no connection') return { outcome: 'cannot say' }
  if (found === null) return { outcome: 'not issued by us' }
  const facts = await verifyCode(code, [found], subtle).catch(() => 'cannot say' as const)
  // The browser refuses a key that was damaged on its way.
  if (facts === 'cannot say') return { outcome: facts }
  if (!facts) return { outcome: 'not issued by us' }
  return found.revoked_at !== undefined ? { outcome: 'key not trusted' } : { outcome: 'genuine', facts }
}
