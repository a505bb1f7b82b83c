import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { isPublicKey } from '@portal/contract/licences/signed-licence/is-public-key.ts'
import type { PublicKey } from '@portal/contract/licences/signed-licence/public-key.ts'

const address = '/.well-known/jwks.json'

/** So long (ms) the keys of a page that stays open are used without asking for newer ones. */
const maxAge = 300_000

/** The public keys of the portal. */
export interface PublishedKeys {
  /** The key with this id, at once if it is known; otherwise the portal is asked. Null if the portal has no such key. */
  find: (kid: string) => Promise<PublicKey | null | 'no connection'>
  /** Fetches newer keys for the next code, if these have been in use for long. */
  refresh: () => Promise<void>
}

/** The keys that the server has written into the page, so that no code waits for them. */
export function publishedKeys(): PublishedKeys {
  const { keys = '' } = document.getElementById('published-keys')?.dataset ?? {}
  let known = readKeys(keys) ?? []
  let since = Date.now()
  const fetchAgain = async () => {
    const fresh = await fetchKeys()
    if (fresh) [known, since] = [fresh, Date.now()]
    return fresh !== undefined
  }
  const findKnown = (kid: string) => known.find((key) => key.kid === kid)
  return {
    // The page may be older than the key.
    find: async (kid) => findKnown(kid) ?? ((await fetchAgain()) ? (findKnown(kid) ?? null) : 'no connection'),
    refresh: async () => {
      if (Date.now() - since > maxAge) await fetchAgain()
    },
  }
}

/** Undefined without a connection, or when a captive portal answers with a page of its own. */
async function fetchKeys(): Promise<PublicKey[] | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-cache' })
    return response.ok ? readKeys(await response.text()) : undefined
  } catch {
    return undefined
  }
}

function readKeys(text: string): PublicKey[] | undefined {
  try {
    const { keys } = fieldsOf(JSON.parse(text))
    return Array.isArray(keys) && keys.every(isPublicKey) ? keys : undefined
  } catch {
    return undefined
  }
}
