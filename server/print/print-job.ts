import type { PrintedCase } from './case-pdf.ts'
import type { PrintedClaimLetters } from './claim-letters-pdf.ts'
import type { PrintedLetter } from './letter-pdf.ts'
import type { Pictures } from './letter-pictures.ts'
import type { PhotographedPages } from './pages-pdf.ts'
import type { PrintedPaper } from './papers/printed-paper.ts'

/** What the ministry itself prints: a letter, a certificate or statement, or many claim letters. */
export interface PaperJob {
  document:
    | ({ type: 'letter' } & PrintedLetter)
    | ({ type: 'paper' } & PrintedPaper)
    | ({ type: 'claim letters' } & PrintedClaimLetters)
  /** The content of the crest's file. */
  crest: Uint8Array | null
  /** Those that a letter shows, and the signatures. */
  pictures?: Pictures
}

/** A document of an owner, whose pages were photographed. */
interface PagesJob {
  document: { type: 'pages' } & PhotographedPages
}

/** Everything that is known of a case. */
interface CaseJob {
  document: { type: 'case' } & PrintedCase
}

/** What is to be printed. */
export type PrintJob = PaperJob | PagesJob | CaseJob
