import { createHmac, timingSafeEqual } from 'node:crypto'

const lifetimeMs = 300_000

/** The query parameters of a signed link. */
interface LinkSignature {
  expires: string
  session: string
  signature: string
}

/**
 * Signs links that open a private file for five minutes without a token. A link contains the id of the session that created
 * it; the route that serves the file must check that this session is still open.
 */
export interface SignedPaths {
  sign: (path: string, session: string, now: Date) => { url: string; expires_at: string }
  isValid: (path: string, link: LinkSignature, now: Date) => boolean
}

/** Creates the signer. The secret must survive restarts and be the same for all processes of a portal. */
export function signedPaths(secret: Buffer): SignedPaths {
  const signatureOf = (path: string, { expires, session }: Omit<LinkSignature, 'signature'>) =>
    createHmac('sha256', secret).update(`${path}\n${expires}\n${session}`).digest('base64url')
  return {
    sign: (path, session, now) => {
      const end = new Date(now.getTime() + lifetimeMs)
      const expires = String(end.getTime())
      const signature = signatureOf(path, { expires, session })
      return {
        url: `${path}?${new URLSearchParams({ expires, session, signature })}`,
        expires_at: end.toISOString(),
      }
    },
    isValid: (path, link, now) => {
      const expected = Buffer.from(signatureOf(path, link))
      const given = Buffer.from(link.signature)
      const isRight = given.length === expected.length && timingSafeEqual(given, expected)
      return isRight && now.getTime() < Number(link.expires)
    },
  }
}
