import { lagosDate } from '@portal/domain/dates/lagos-date.ts'
import type { LicenceFacts } from './licence-facts.ts'
import type { PublicKey } from './public-key.ts'
import { readCode, type SignedLicence } from './signed-licence.ts'

/** The part of WebCrypto that is needed. Browsers have it only with HTTPS. */
interface Subtle<Key> {
  importKey: (
    format: 'jwk',
    key: Pick<PublicKey, 'kty' | 'crv' | 'x' | 'y'>,
    algorithm: { name: 'ECDSA'; namedCurve: 'P-256' },
    extractable: boolean,
    usages: ['verify'],
  ) => Promise<Key>
  verify: (
    algorithm: { name: 'ECDSA'; hash: 'SHA-256' },
    key: Key,
    signature: Uint8Array<ArrayBuffer>,
    data: Uint8Array<ArrayBuffer>,
  ) => Promise<boolean>
}

/** Half of the order of P-256. */
const halfOrder = 0x7fffffff_80000000_7fffffff_ffffffff_de737d56_d38bcf42_79dce561_7e3192a8n

/**
 * Whether the second half of a signature is the smaller of the two that fit. Anybody can turn one into the other, so only
 * this one counts, and each certificate has exactly one code.
 */
export function isLowSignature(signature: Uint8Array): boolean {
  const hex = [...signature.subarray(32)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return BigInt(`0x${hex}`) <= halfOrder
}

/** What it takes to check a signature. */
type VerifyingKey = Pick<PublicKey, 'kty' | 'crv' | 'x' | 'y' | 'kid' | 'exp'>

/** What a code states, if one of the keys has signed it; otherwise undefined. It says nothing about keys that were revoked. */
export async function verifyCode<Key>(
  digits: string,
  keys: readonly VerifyingKey[],
  subtle: Subtle<Key>,
): Promise<LicenceFacts | undefined> {
  const licence = readCode(digits)
  if (!licence || !isLowSignature(licence.signature)) return undefined
  const key = keys.find(({ kid }) => kid === licence.key)
  if (!key || !signedOn(key, licence.facts.issued_on)) return undefined
  return (await isSigned(licence, key, subtle)) ? licence.facts : undefined
}

/** Whether a key still signed on a day. */
function signedOn({ exp }: VerifyingKey, day: string): boolean {
  return exp === undefined || day <= lagosDate(exp * 1000)
}

async function isSigned<Key>(
  { signed, signature }: SignedLicence,
  { kty, crv, x, y }: VerifyingKey,
  subtle: Subtle<Key>,
): Promise<boolean> {
  const key = await subtle.importKey('jwk', { kty, crv, x, y }, { name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'verify',
  ])
  return subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, new Uint8Array(signature), new Uint8Array(signed))
}
