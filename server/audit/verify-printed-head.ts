import { type PrintedHead, printedHash } from '@portal/domain/audit/printed-head.ts'
import type { Db } from '../database/connect.ts'
import type { Findings } from './findings.ts'
import { findNewestHead, listSealsUpTo, type StoredSeal } from './seals.ts'

/**
 * Looks for a head that was printed. Whether the entries lead to the seal that has it is for the chain to say, so a record that
 * has the head and has no findings is the one that was printed, up to there. Returns the seal, or null after a finding.
 */
export async function verifyPrintedHead(
  db: Db,
  { entry, hash }: PrintedHead,
  findings: Findings,
): Promise<Pick<StoredSeal, 'n' | 'at'> | null> {
  const seals = await listSealsUpTo(db, entry)
  const seal = seals.find((one) => one.hash.toString('hex').startsWith(hash))
  if (seal) return { n: seal.n, at: seal.at }
  const [other] = seals
  if (other) {
    const found = `seal ${other.n} has ${printedHash(other.hash.toString('hex'))}, and the paper ${printedHash(hash)}`
    const detail = `The record up to entry ${entry} is not the one that was printed: ${found}. It was written anew, a backup from before was restored, or the paper was copied wrongly`
    findings.add('head different', detail, { entry, seal: other.n })
    return null
  }
  const last = (await findNewestHead(db))?.entry ?? 0
  const detail =
    last < entry
      ? `The record ends with entry ${last}, before the printed entry ${entry}: its end was removed, or a backup from before was restored`
      : `No seal ends with the printed entry ${entry}: it was removed, the record was written anew, a backup from before was restored, or the paper was copied wrongly`
  findings.add('head missing', detail, { entry })
  return null
}
