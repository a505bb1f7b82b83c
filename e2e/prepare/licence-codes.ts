import * as certificates from '@portal/contract/licences/calls/certificates.ts'
import { codeOf, readCode } from '@portal/contract/licences/signed-licence/signed-licence.ts'
import { decidedApplication } from './applications.ts'
import { callApi } from './call-api.ts'
import { newOwner, theOfficer } from './people.ts'

/** A facility with a certificate, and what its QR code says. */
export async function licensedFacility() {
  const owner = await newOwner()
  const { id, facility } = await decidedApplication(owner, await theOfficer(), 'Approved')
  const { data } = await callApi(owner.token, certificates.showCertificate, { params: { id } })
  const address = data.qr_code?.address ?? ''
  return { name: facility.company_name, number: data.number, address, code: address.replace(/.*#/, '') }
}

/** The facts of one code with the signature of another. */
export function withFactsOf(code: string, other: string): string {
  const [signature, signed] = [readCode(code)?.signature, readCode(other)?.signed]
  if (!signature || !signed) throw new Error('These are no codes of certificates')
  return codeOf(signed, signature)
}
