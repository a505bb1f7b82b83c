import { createHash } from 'node:crypto'
import { canonicalJson } from './canonical-json.ts'
import type { Facts } from './recorded-facts.ts'

/** A certificate or statement as it is stored: everything of it that people can see. */
export interface StoredPaper {
  kind: string
  registration_id: number
  number: string
  issue: number
  reissued_on: string | null
  issue_date: string
  expiry_date: string
  /** Just as it is stored, because a later release may read it otherwise. */
  printed: unknown
}

/** What the record says of a paper: the digest of all its facts, and that of its signed code. */
export function recordedPaper(paper: StoredPaper, code: string): Facts {
  return { facts: digestOfPaper(paper), code: digestOfText(code) }
}

/** The digest of all facts of a paper. */
export function digestOfPaper(paper: StoredPaper): string {
  const { kind, registration_id, number, issue, reissued_on, issue_date, expiry_date, printed } = paper
  const facts = { kind, registration_id, number, issue, reissued_on, issue_date, expiry_date, printed }
  return digestOfText(canonicalJson(JSON.parse(JSON.stringify(facts))))
}

/** SHA-256 in hexadecimal digits. */
export function digestOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** The PDF of an issue as it is kept, in the file store and in the table. */
interface KeptPdf {
  /** How the record calls the issue. */
  paper: string
  /** Names everything that is printed on it. */
  facts_sha256: Buffer
  sha256: Buffer
}

/** What the record says of the PDF of a paper. */
export function recordedPdf({ paper, facts_sha256, sha256 }: KeptPdf): Facts {
  return { paper, facts: facts_sha256.toString('hex'), content: sha256.toString('hex') }
}
