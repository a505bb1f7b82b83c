import { z } from 'zod'
import { coordinateForm, keyIdForm } from './key-forms.ts'

/** A coordinate of a public key. */
export const coordinate = z.string().regex(coordinateForm)

/** The public half of a key that signs certificates, as `/.well-known/jwks.json` publishes it. */
const publicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: coordinate,
  y: coordinate,
  kid: z.string().regex(keyIdForm),
  use: z.literal('sig'),
  alg: z.literal('ES256'),
  nbf: z.int().describe('Since when it signs, in seconds since 1970.'),
  exp: z.int().optional().describe('Since when it signs no more. What it signed before can still be checked.'),
  revoked_at: z.int().optional().describe('Since when nothing can be relied on that it signed.'),
})
export type PublicKey = z.output<typeof publicKey>

/** The reply of `/.well-known/jwks.json`. */
export const publicKeys = z.object({ keys: z.array(publicKey) })
