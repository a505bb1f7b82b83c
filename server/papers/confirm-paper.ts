import { Refusal } from '@portal/domain/refusal.ts'
import { findPaperEntries, findPaperEntry, type PaperEntry } from '../audit/newest-paper-entry.ts'
import { digestOfPaper, digestOfText, type StoredPaper } from '../audit/paper-facts.ts'
import { idOfPaper } from '../audit/states.ts'
import type { Db } from '../database/connect.ts'
import { type CertificateCode, listCertificateCodes } from '../records/licences/certificate-codes.ts'

/** A paper that does not agree with the audit record: nobody gets it, and officers who read the record are told. */
export class UnconfirmedPaper extends Refusal {
  readonly paper: { id: string; registration_id: number }
  /** Why, for officers and for the log. */
  readonly reason: string

  constructor({ number, issue, registration_id }: NamedPaper, reason: string) {
    super('not_confirmed', 'The portal cannot confirm this paper at the moment. Ask the ministry')
    this.paper = { id: idOfPaper({ number, issue }), registration_id }
    this.reason = reason
  }
}

type NamedPaper = Pick<StoredPaper, 'number' | 'issue' | 'registration_id'>

/** A stored paper with the id of its row. */
export type PaperRow = StoredPaper & { id: number }

/** The code of a paper that agrees with the record; `isRevoked` if the key of the code counts no more. */
export interface ConfirmedCode {
  code: string
  isRevoked: boolean
}

/** Compares a paper with the newest entry about it. Throws `UnconfirmedPaper` if it states something else. */
export async function confirmPaper(db: Db, paper: PaperRow): Promise<ConfirmedCode> {
  const entry = await findPaperEntry(db, 'certificate', idOfPaper(paper))
  const codes = await listCertificateCodes(db, [paper.id])
  return confirm(paper, entry, codes)
}

/** Why papers do not agree with the record, by the ids of their rows. Papers that agree are not in it. */
export async function listUnconfirmed(db: Db, papers: readonly PaperRow[]): Promise<Map<number, string>> {
  const entries = await findPaperEntries(db, 'certificate', papers.map(idOfPaper))
  const codes = await listCertificateCodes(
    db,
    papers.map(({ id }) => id),
  )
  const byPaper = Map.groupBy(codes, ({ certificate_id }) => certificate_id)
  return new Map(
    papers.flatMap((paper) => {
      const found = compare(paper, entries.get(idOfPaper(paper)), byPaper.get(paper.id) ?? [])
      return typeof found === 'string' ? [[paper.id, found]] : []
    }),
  )
}

function confirm(paper: PaperRow, entry: PaperEntry | undefined, codes: readonly CertificateCode[]): ConfirmedCode {
  const found = compare(paper, entry, codes)
  if (typeof found === 'string') throw new UnconfirmedPaper(paper, found)
  return found
}

/** The code, or why the paper is not confirmed. */
function compare(
  paper: PaperRow,
  entry: PaperEntry | undefined,
  codes: readonly CertificateCode[],
): ConfirmedCode | string {
  if (!entry) return 'no entry of the audit record says what it states'
  const entryName = entry.id === null ? 'its own entry' : `entry ${entry.id}`
  if (entry.paper.facts !== digestOfPaper(paper)) return `it does not state what ${entryName} says`
  const signed = codes.find(({ code }) => digestOfText(code) === entry.paper.code)
  if (!signed) return `its code is not the one of ${entryName}`
  return { code: signed.code, isRevoked: signed.is_revoked }
}
