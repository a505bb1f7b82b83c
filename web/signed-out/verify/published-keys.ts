import { type PublicKey, publicKeys } from '@portal/contract/signed-licence/public-key.ts'

const address = '/.well-known/jwks.json'

/**
 * The public keys of the portal, from the browser's cache if they are there; `isFresh` asks the portal itself. Undefined
 * without a connection.
 */
export async function fetchKeys(isFresh = false): Promise<PublicKey[] | undefined> {
  try {
    const response = await fetch(address, { cache: isFresh ? 'no-cache' : 'default' })
    // A page instead of the keys comes from a captive portal.
    return response.ok ? publicKeys.safeParse(await response.json()).data?.keys : undefined
  } catch {
    return undefined
  }
}
