import { createHmac, timingSafeEqual } from 'node:crypto'

const fiveMinutes = 300_000

/** Makes links that open a private file for five minutes without a token. Spec §5.4. */
export interface SignedPaths {
  sign: (path: string, now: Date) => { url: string; expires_at: string }
  isValid: (path: string, expires: string, signature: string, now: Date) => boolean
}

/** Signs with a secret that stays the same over restarts and over the processes of one portal. */
export function signedPaths(secret: Buffer): SignedPaths {
  const signatureOf = (path: string, expires: string) =>
    createHmac('sha256', secret).update(`${path}\n${expires}`).digest('base64url')
  return {
    sign: (path, now) => {
      const end = new Date(now.getTime() + fiveMinutes)
      const expires = String(end.getTime())
      return {
        url: `${path}?expires=${expires}&signature=${signatureOf(path, expires)}`,
        expires_at: end.toISOString(),
      }
    },
    isValid: (path, expires, signature, now) => {
      const right = Buffer.from(signatureOf(path, expires))
      const given = Buffer.from(signature)
      return given.length === right.length && timingSafeEqual(given, right) && now.getTime() < Number(expires)
    },
  }
}
