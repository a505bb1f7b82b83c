import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { coordinate } from '@portal/contract/licences/signed-licence/public-key.ts'
import { z } from 'zod'

/** The public half of a key. */
export interface PublicHalf {
  kid: string
  x: string
  y: string
}

/** A key that signs certificates: ES256. */
export interface SigningKey extends PublicHalf {
  privateKey: KeyObject
  /**
   * The keys that signed before this one. They are kept together with it and outside the database, so that somebody who can
   * write in the database cannot add a key of his own.
   */
  older: PublicHalf[]
}

const point = z.object({ x: coordinate, y: coordinate })
const privateJwk = point.extend({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  d: z.string(),
  older: z.array(point).default([]),
})

/** A new key that takes over from older ones. */
export function createSigningKey(older: readonly PublicHalf[] = []): SigningKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...publicHalf(privateKey), privateKey, older: older.map(({ kid, x, y }) => ({ kid, x, y })) }
}

/** Reads a key as `writeSigningKey` wrote it. Throws an error with one sentence, without the text, if it is none. */
export function readSigningKey(text: string): SigningKey {
  try {
    const { older, ...jwk } = privateJwk.parse(JSON.parse(text))
    const privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
    return { ...publicHalf(privateKey), privateKey, older: older.map(({ x, y }) => ({ kid: keyIdOf(x, y), x, y })) }
  } catch {
    throw new Error('This is not a private ES256 key in the form of a JWK.')
  }
}

/** The key as it is stored: a JWK on one line. */
export function writeSigningKey({ privateKey, older }: SigningKey): string {
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), older: older.map(({ x, y }) => ({ x, y })) })
}

function publicHalf(privateKey: KeyObject): PublicHalf {
  const { x, y } = point.parse(createPublicKey(privateKey).export({ format: 'jwk' }))
  return { kid: keyIdOf(x, y), x, y }
}

/** The beginning of the key's thumbprint by RFC 7638. */
function keyIdOf(x: string, y: string): string {
  const members = JSON.stringify({ crv: 'P-256', kty: 'EC', x, y })
  return createHash('sha256').update(members).digest('hex').slice(0, 8)
}
