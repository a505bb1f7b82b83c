import { parentPort } from 'node:worker_threads'
import { letterPdf } from './letter-pdf.ts'
import { paperPdf } from './papers/paper-pdf.ts'
import type { PrintJob } from './print-job.ts'

// The thread of the printer. Making a PDF takes a processor for tens of milliseconds, in which a server must not wait.
parentPort?.on('message', async ({ document, crest, pictures }: PrintJob) => {
  const printed =
    document.type === 'letter' ? letterPdf(document, crest, pictures) : paperPdf(document, crest, pictures)
  parentPort?.postMessage(await printed)
})
