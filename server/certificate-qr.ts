import { nameInCode } from '@portal/contract/signed-licence/name-in-code.ts'
import type { PrintedKind } from '@portal/domain/certificate.ts'
import { byJob, recordChanges } from './audit/record-changes.ts'
import type { Db } from './database/connect.ts'
import { signLicence } from './keys/sign-licence.ts'
import type { SigningKeys } from './keys/signing-keys.ts'
import { findCertificateCode, insertCertificateCode } from './records/certificate-codes.ts'

/** An issue of a certificate or statement. */
interface Issue {
  id: number
  kind: PrintedKind
  number: string
  issue: number
  issue_date: string
  expiry_date: string
  facility_name: string
  category: string
  lga: string
}

interface Signing {
  /** The transaction that prints, or the database. */
  db: Db
  now: Date
  signingKeys: SigningKeys
  messages: { publicUrl?: string }
}

/**
 * The text of the QR code on an issue: the address that checks it, with what the paper states, signed. It is signed when it is
 * first printed and stays the same, unless its key is revoked. Null if the portal does not know its own address (PUBLIC_URL).
 */
export async function certificateQr(signing: Signing, issue: Issue): Promise<string | null> {
  const { publicUrl } = signing.messages
  if (!publicUrl) return null
  const digits = (await findCertificateCode(signing.db, issue.id)) ?? (await signOnce(signing, issue))
  return `${new URL('/verify', publicUrl).href}#${digits}`
}

/** Signs an issue. Of two who print it at once, both get the code that was stored first. */
async function signOnce({ db, now, signingKeys }: Signing, issue: Issue): Promise<string> {
  const key = await signingKeys.current(db, now)
  const code = signLicence(
    {
      number: issue.number,
      issue: issue.issue,
      kind: issue.kind,
      facility_name: nameInCode(issue.facility_name, 'facility_name'),
      facility_type: nameInCode(issue.category, 'facility_type'),
      lga: nameInCode(issue.lga, 'lga'),
      issued_on: issue.issue_date,
      expires_on: issue.expiry_date,
    },
    key,
  )
  const row = { certificate_id: issue.id, kid: key.kid, code, signed_at: now.toISOString() }
  await recordChanges(db, byJob('sign-papers', now), (transaction) => insertCertificateCode(transaction, row))
  return (await findCertificateCode(db, issue.id)) ?? code
}
