import type { LicenceFacts } from '@portal/contract/licences/signed-licence/licence-facts.ts'
import type { PublicKey } from '@portal/contract/licences/signed-licence/public-key.ts'
import { bytesToSign, codeOf } from '@portal/contract/licences/signed-licence/signed-licence.ts'
import { isLowSignature } from '@portal/contract/licences/signed-licence/verify.ts'

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const

/** What a certificate states; a test changes what it is about. */
const someFacts: LicenceFacts = {
  number: 'NSMOH/PHF/00042/2026',
  issue: 1,
  kind: 'certificate',
  facility_name: 'Ayọ̀délé Family Clinic',
  facility_type: 'Private Clinic',
  lga: 'Bida',
  issued_on: '2026-04-07',
  expires_on: '2026-12-31',
}

/** A key that signs certificates, and its public half as the portal publishes it. */
export async function makeSigner(kid: string) {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', publicKey)
  const published: PublicKey = {
    kty: 'EC',
    crv: 'P-256',
    x,
    y,
    kid,
    use: 'sig',
    alg: 'ES256',
    nbf: 1_767_225_600,
  }
  return {
    published,
    /** The digits of the code of a certificate. */
    sign: async (facts: Partial<LicenceFacts> = {}) => {
      const signed = bytesToSign({ ...someFacts, ...facts }, kid)
      let signature: Uint8Array
      // Every second signature is the larger of the two that fit, which does not count.
      do signature = new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, new Uint8Array(signed)))
      while (!isLowSignature(signature))
      return codeOf(signed, signature)
    },
  }
}
