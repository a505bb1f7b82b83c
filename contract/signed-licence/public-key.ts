import { lagosDate } from '@portal/domain/registration-expiry.ts'
import { z } from 'zod'

/** The id of a signing key: eight hexadecimal digits. */
export const keyId = z.string().regex(/^[0-9a-f]{8}$/)

/** A coordinate of a public key. */
export const coordinate = z.string().regex(/^[\w-]{43}$/)

/** The public half of a key that signs certificates, as `/.well-known/jwks.json` publishes it. */
const publicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
  kid: keyId,
  use: z.literal('sig'),
  alg: z.literal('ES256'),
  nbf: z.int().describe('Since when it signs, in seconds since 1970.'),
  exp: z.int().optional().describe('Since when it signs no more. What it signed before can still be checked.'),
  revoked_at: z.int().optional().describe('Since when nothing can be relied on that it signed.'),
})
export type PublicKey = z.output<typeof publicKey>

/** The reply of `/.well-known/jwks.json`. */
export const publicKeys = z.object({ keys: z.array(publicKey) })

/** Whether a key still signed on a day. */
export function signedOn({ exp }: Pick<PublicKey, 'exp'>, day: string): boolean {
  return exp === undefined || day <= lagosDate(exp * 1000)
}
