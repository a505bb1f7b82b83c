import { Refusal } from '@portal/domain/refusal.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { FileStore } from '../files/file-store.ts'
import type { PaperJob } from '../print/print-job.ts'
import type { Printer } from '../print/printer.ts'

interface Deps {
  files: FileStore
  printer: Printer
  log: Pick<FastifyBaseLogger, 'warn'>
}

interface Printed {
  pdf: Buffer
  /** False if a crest belongs on it which could not be printed. */
  isComplete: boolean
}

/** Prints with the ministry's crest. One that cannot be printed, because its file is missing, damaged or too large, is left out. */
export async function printWithCrest(
  { files, printer, log }: Deps,
  { document, crest_url, pictures = {} }: Omit<PaperJob, 'crest'> & { crest_url: string | null },
): Promise<Printed> {
  if (crest_url === null) return { pdf: await printer.print({ document, crest: null, pictures }), isComplete: true }
  try {
    const crest = await readCrest(files, crest_url)
    return { pdf: await printer.print({ document, crest, pictures }), isComplete: true }
  } catch (error) {
    // The printer is busy: that says nothing about the crest.
    if (error instanceof Refusal) throw error
    log.warn({ err: error, number: document.number }, 'Printed without the crest')
    return { pdf: await printer.print({ document, crest: null, pictures }), isComplete: false }
  }
}

async function readCrest(files: FileStore, url: string): Promise<Buffer> {
  return (await readWhole(files, url.slice(url.lastIndexOf('/') + 1))) ?? fail('The file of the crest is missing')
}

function fail(message: string): never {
  throw new Error(message)
}

/** The content of a stored file; undefined if it is missing. */
export async function readWhole(files: FileStore, slug: string): Promise<Buffer | undefined> {
  const content = await files.get(slug)
  if (!content) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
