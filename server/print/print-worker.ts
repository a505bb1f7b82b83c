import { parentPort } from 'node:worker_threads'
import { letterPdf, type PrintedLetter } from './letter-pdf.ts'

/** What is to be printed. */
export interface PrintJob {
  letter: PrintedLetter
  /** The content of the crest's file. */
  crest: Uint8Array | null
}

// The thread of the printer. Making a PDF takes a processor for tens of milliseconds, in which a server must not wait.
parentPort?.on('message', async ({ letter, crest }: PrintJob) => {
  parentPort?.postMessage(await letterPdf(letter, crest))
})
