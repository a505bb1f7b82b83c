import type { LicenceFacts } from '@portal/contract/licences/signed-licence/licence-facts.ts'
import { nameInCode } from '@portal/contract/licences/signed-licence/name-in-code.ts'
import type { PrintedKind } from '@portal/domain/licences/certificate.ts'
import { recordedPaper, type StoredPaper } from '../audit/paper-facts.ts'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import { recordEntry } from '../audit/record-entry.ts'
import { idOfPaper } from '../audit/states.ts'
import type { Db } from '../database/connect.ts'
import { signLicence } from '../keys/sign-licence.ts'
import type { SigningKey } from '../keys/signing-key.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { insertCertificateCodes } from '../records/licences/certificate-codes.ts'
import { readPrinted } from '../records/licences/certificates.ts'
import { confirmPaper, type PaperRow } from './confirm-paper.ts'

/** A stored paper of a known kind. */
export type SignablePaper = StoredPaper & { kind: PrintedKind }

/** What the code of a paper states. */
export function factsInCode({ printed, ...paper }: SignablePaper): LicenceFacts {
  const { facility_name, category, lga } = readPrinted(printed)
  return {
    number: paper.number,
    issue: paper.issue,
    kind: paper.kind,
    facility_name: nameInCode(facility_name, 'facility_name'),
    facility_type: nameInCode(category, 'facility_type'),
    lga: nameInCode(lga, 'lga'),
    issued_on: paper.issue_date,
    expires_on: paper.expiry_date,
  }
}

/** The digits of the QR code of a paper. */
export function signPaper(paper: SignablePaper, key: SigningKey): string {
  return signLicence(factsInCode(paper), key)
}

interface Signing {
  /** The transaction of a call, or the database. */
  db: Db
  now: Date
  signingKeys: SigningKeys
}

/**
 * The digits of the QR code of a paper that agrees with the audit record. It was signed when it was issued; if the key was revoked
 * since, the code is replaced now. Throws `UnconfirmedPaper` if the paper does not agree.
 */
export async function codeOfPaper(signing: Signing, paper: SignablePaper & PaperRow): Promise<string> {
  const { code, isRevoked } = await confirmPaper(signing.db, paper)
  if (!isRevoked) return code
  // Of two who replace it at once, both get the code that was stored first.
  return (await replaceCode(signing, paper)) ?? (await confirmPaper(signing.db, paper)).code
}

/** Signs a paper anew and records it. Undefined if somebody else has done so meanwhile. */
async function replaceCode(
  { db, now, signingKeys }: Signing,
  paper: SignablePaper & PaperRow,
): Promise<string | undefined> {
  const key = await signingKeys.current(db, now)
  const code = signPaper(paper, key)
  return recordChanges(db, byJob('sign-papers', now), async (transaction) => {
    const signed = { certificate_id: paper.id, kid: key.kid, code, signed_at: now.toISOString() }
    const stored = await insertCertificateCodes(transaction, [signed])
    if (stored.length === 0) return undefined
    await recordEntry(transaction, {
      at: now,
      actor: null,
      address: null,
      action: 'sign_paper',
      about: { kind: 'certificate', id: idOfPaper(paper) },
      after: { key: key.kid, why: 'The key of its code was revoked.' },
      paper: recordedPaper(paper, code),
    })
    return code
  })
}
