import { sign } from 'node:crypto'
import { type LicenceFacts, licenceFacts } from '@portal/contract/licences/signed-licence/licence-facts.ts'
import { bytesToSign, codeOf } from '@portal/contract/licences/signed-licence/signed-licence.ts'
import { isLowSignature } from '@portal/contract/licences/signed-licence/verify.ts'
import type { SigningKey } from './signing-key.ts'

/** The order of P-256. */
const order = 0xffffffff_00000000_ffffffff_ffffffff_bce6faad_a7179e84_f3b9cac2_fc632551n

/** The digits of the QR code of a certificate or statement. */
export function signLicence(facts: LicenceFacts, { kid, privateKey }: SigningKey): string {
  const signed = bytesToSign(licenceFacts.parse(facts), kid)
  const signature = sign('sha256', signed, { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return codeOf(signed, isLowSignature(signature) ? signature : otherSignature(signature))
}

/** The other of the two signatures that fit: of (r, s) it is (r, n - s). */
export function otherSignature(signature: Uint8Array): Uint8Array {
  const s = BigInt(`0x${Buffer.from(signature.subarray(32)).toString('hex')}`)
  return Buffer.concat([signature.subarray(0, 32), Buffer.from((order - s).toString(16).padStart(64, '0'), 'hex')])
}
