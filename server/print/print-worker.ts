import { parentPort } from 'node:worker_threads'
import { casePdf } from './case-pdf.ts'
import { claimLettersPdf } from './claim-letters-pdf.ts'
import { letterPdf } from './letter-pdf.ts'
import { pagesPdf } from './pages-pdf.ts'
import { paperPdf } from './papers/paper-pdf.ts'
import type { PrintJob } from './print-job.ts'

// The thread of the printer. Making a PDF takes a processor for tens of milliseconds, in which a server must not wait.
parentPort?.on('message', async (job: PrintJob) => parentPort?.postMessage(await printed(job)))

function printed(job: PrintJob): Promise<Buffer> {
  if (!('crest' in job)) return job.document.type === 'pages' ? pagesPdf(job.document) : casePdf(job.document)
  const { document, crest, pictures } = job
  switch (document.type) {
    case 'letter':
      return letterPdf(document, crest, pictures)
    case 'paper':
      return paperPdf(document, crest, pictures)
    case 'claim letters':
      return claimLettersPdf(document, crest)
  }
}
