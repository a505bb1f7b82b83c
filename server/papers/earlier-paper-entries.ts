import type { PublicKey } from '@portal/contract/licences/signed-licence/public-key.ts'
import { verifyCode } from '@portal/contract/licences/signed-licence/verify.ts'
import { disagreementsOf, type PaperEvidence } from '@portal/domain/papers/paper-evidence.ts'
import { canonicalJson } from '../audit/canonical-json.ts'
import { findPaperEntries } from '../audit/newest-paper-entry.ts'
import { recordedPaper } from '../audit/paper-facts.ts'
import { type AuditEntry, recordEntries } from '../audit/record-entry.ts'
import { idOfPaper } from '../audit/states.ts'
import type { Db } from '../database/connect.ts'
import type { SigningKey } from '../keys/signing-key.ts'
import { insertCertificateCodes, listCertificateCodes } from '../records/licences/certificate-codes.ts'
import { readPrinted } from '../records/licences/certificates.ts'
import { type EarlierPaper, readPaperEvidence } from '../records/licences/earlier-papers.ts'
import { factsInCode, signPaper } from './sign-paper.ts'

interface Signing {
  key: SigningKey
  /** The keys that signed what was printed before. */
  keys: readonly PublicKey[]
  now: Date
}

/** Signs those of some papers about which no entry says what they state, and records that. Returns how many. */
export async function signUnrecorded(db: Db, papers: readonly EarlierPaper[], signing: Signing): Promise<number> {
  const entries = await findPaperEntries(db, 'certificate', papers.map(idOfPaper))
  const unsigned = papers.filter((paper) => !entries.has(idOfPaper(paper)))
  const { codes, printed } = await codesOf(db, unsigned, signing)
  const evidence = await readPaperEvidence(db, [...new Set(unsigned.map((paper) => paper.registration_id))])
  const recorded = unsigned.map(async (paper): Promise<AuditEntry> => {
    const code = codes.get(paper.id)
    const found = { evidence: evidence.get(paper.registration_id), wasPrinted: printed.has(paper.id) }
    const differs = await differencesOf(paper, { code, ...found, ...signing })
    return {
      ...{ at: signing.now, actor: null, address: null },
      action: 'sign_paper',
      about: { kind: 'certificate', id: idOfPaper(paper) },
      after: { registration_id: paper.registration_id, ...(differs.length > 0 && { differs }) },
      ...(code !== undefined && { paper: recordedPaper(paper, code) }),
    }
  })
  await recordEntries(db, await Promise.all(recorded))
  return unsigned.length
}

/** The code of each paper: the one that was printed on it, else a new one. What cannot be read gets none. */
async function codesOf(db: Db, papers: readonly EarlierPaper[], { key, now }: Signing) {
  const ids = papers.map(({ id }) => id)
  const stored = (await listCertificateCodes(db, ids)).filter(({ is_revoked }) => !is_revoked)
  const printed = new Map(stored.toReversed().map(({ certificate_id, code }) => [certificate_id, code]))
  const made = papers.flatMap((paper): [number, string][] => {
    const code = printed.has(paper.id) ? undefined : signReadable(paper, key)
    return code === undefined ? [] : [[paper.id, code]]
  })
  const signed = { kid: key.kid, signed_at: now.toISOString() }
  await insertCertificateCodes(
    db,
    made.map(([certificate_id, code]) => ({ ...signed, certificate_id, code })),
  )
  return { printed, codes: new Map([...printed, ...made]) }
}

function signReadable(paper: EarlierPaper, key: SigningKey): string | undefined {
  try {
    return signPaper(paper, key)
  } catch {
    return undefined
  }
}

interface Compared extends Pick<Signing, 'keys'> {
  code: string | undefined
  wasPrinted: boolean
  evidence: PaperEvidence | undefined
}

/** Where a paper does not agree with its letter, with the application, or with the code that was printed on it. */
async function differencesOf(paper: EarlierPaper, { code, wasPrinted, evidence, keys }: Compared): Promise<string[]> {
  if (code === undefined) return ['cannot be read']
  const { facility_name } = readPrinted(paper.printed)
  const differs = evidence ? disagreementsOf({ ...paper, facility_name }, evidence) : []
  if (!wasPrinted) return differs
  const facts = await verifyCode(code, keys, crypto.subtle)
  const isCodeOfIt = canonicalJson(facts) === canonicalJson(factsInCode(paper))
  return isCodeOfIt ? differs : [...differs, 'code']
}
