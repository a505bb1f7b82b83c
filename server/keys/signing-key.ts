import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { PublicKey } from '@portal/contract/signed-licence/verify.ts'
import { z } from 'zod'

/** A key that signs certificates: ES256, with the public half as it is published. */
export interface SigningKey {
  kid: string
  privateKey: KeyObject
  published: PublicKey
}

const privateJwk = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
})

/** A new key. */
export function createSigningKey(): SigningKey {
  return signingKeyOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)
}

/** Reads a private key that was written as a JWK. Throws an error with one sentence if it is none. */
export function readSigningKey(text: string): SigningKey {
  try {
    return signingKeyOf(createPrivateKey({ key: privateJwk.parse(JSON.parse(text)), format: 'jwk' }))
  } catch {
    throw new Error('This is not a private ES256 key in the form of a JWK.')
  }
}

/** The private key as it is stored: a JWK on one line. */
export function writeSigningKey({ privateKey }: SigningKey): string {
  return JSON.stringify(privateKey.export({ format: 'jwk' }))
}

function signingKeyOf(privateKey: KeyObject): SigningKey {
  const { x, y } = z
    .object({ x: z.string(), y: z.string() })
    .parse(createPublicKey(privateKey).export({ format: 'jwk' }))
  const kid = keyIdOf(x, y)
  return { kid, privateKey, published: { kty: 'EC', crv: 'P-256', x, y, kid } }
}

/** The beginning of the key's thumbprint by RFC 7638. */
function keyIdOf(x: string, y: string): string {
  const members = JSON.stringify({ crv: 'P-256', kty: 'EC', x, y })
  return createHash('sha256').update(members).digest('hex').slice(0, 8)
}
