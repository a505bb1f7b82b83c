import type { LicenceFacts } from '@portal/contract/signed-licence/licence-facts.ts'
import type { PublicKey } from '@portal/contract/signed-licence/public-key.ts'
import { verifyCode } from '@portal/contract/signed-licence/verify.ts'
import { fetchKeys } from './published-keys.ts'

/** What the browser itself knows about a code. */
export type FoundHere =
  | { outcome: 'genuine'; facts: LicenceFacts }
  | { outcome: 'key not trusted' | 'not issued by us' | 'cannot say' }

/** Verifies the signature of a code in the browser. It cannot say without HTTPS, or when it does not have the key. */
export async function verifyHere(code: string, kid: string): Promise<FoundHere> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) return { outcome: 'cannot say' }
  const found = await findKey(kid)
  if (typeof found === 'string') return { outcome: found }
  const facts = await verifyCode(code, [found], subtle).catch(() => 'cannot say' as const)
  // The browser refuses a key that was damaged on its way.
  if (facts === 'cannot say') return { outcome: facts }
  if (!facts) return { outcome: 'not issued by us' }
  return found.revoked_at !== undefined ? { outcome: 'key not trusted' } : { outcome: 'genuine', facts }
}

/** The key with this id. The cache may be older than the key, so the portal is asked before a code is refused. */
async function findKey(kid: string): Promise<PublicKey | 'cannot say' | 'not issued by us'> {
  const known = (await fetchKeys())?.find((key) => key.kid === kid)
  if (known) return known
  const fresh = await fetchKeys(true)
  return fresh ? (fresh.find((key) => key.kid === kid) ?? 'not issued by us') : 'cannot say'
}
