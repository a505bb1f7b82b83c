import type { PrintedLetter } from './letter-pdf.ts'
import type { Pictures } from './letter-pictures.ts'
import type { PrintedPaper } from './papers/printed-paper.ts'

/** What is to be printed: a letter, or a certificate or statement. */
export interface PrintJob {
  document: ({ type: 'letter' } & PrintedLetter) | ({ type: 'paper' } & PrintedPaper)
  /** The content of the crest's file. */
  crest: Uint8Array | null
  /** Those that a letter shows, and the signatures. */
  pictures?: Pictures
}
