import { createHmac, timingSafeEqual } from 'node:crypto'

const lifetimeMs = 300_000

/** What a signed link carries besides its path. */
interface LinkSignature {
  expires: string
  session: string
  signature: string
}

/**
 * Makes links that open a private file for five minutes without a token. A link names the session in which it was made;
 * whoever opens the file must check that this session is still open.
 */
export interface SignedPaths {
  sign: (path: string, session: string, now: Date) => { url: string; expires_at: string }
  isValid: (path: string, link: LinkSignature, now: Date) => boolean
}

/** Signs with a secret that stays the same across restarts and is shared by all processes of one portal. */
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
