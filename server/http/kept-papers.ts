import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import { discardFile, storeFile } from '../files/store-file.ts'
import type { PrintedPaper } from '../print/papers/printed-paper.ts'
import type { Printer } from '../print/printer.ts'
import { findPaperFile, insertPaperFile } from '../records/paper-files.ts'
import { printWithCrest } from './print-with-crest.ts'
import type { ServeDeps } from './serve-call.ts'

type Deps = Pick<ServeDeps, 'database' | 'files' | 'clock'> & { printer: Printer }

interface AskedPaper {
  certificate_id: number
  paper: PrintedPaper
  crest_url: string | null
}

/**
 * The PDFs of papers. Each is made once and kept: the same issue with the same mark has the same bytes for good, whatever a
 * later release of the portal draws. Requests for one that is being made wait for it.
 */
export function keepPapers(deps: Deps): (asked: AskedPaper, log: FastifyBaseLogger) => Promise<Buffer> {
  const running = new Map<string, Promise<Buffer>>()
  return async (asked, log) => {
    const facts = createHash('sha256')
      .update(JSON.stringify([asked.crest_url, asked.paper]))
      .digest()
    const key = `${asked.certificate_id} ${facts.toString('hex')}`
    const pdf = running.get(key) ?? findOrPrint(deps, { ...asked, facts }, log).finally(() => running.delete(key))
    running.set(key, pdf)
    return pdf
  }
}

async function findOrPrint(deps: Deps, asked: AskedPaper & { facts: Buffer }, log: FastifyBaseLogger): Promise<Buffer> {
  const kept = await readKept(deps, asked)
  if (kept) return kept
  const { paper, crest_url } = asked
  const { pdf, isComplete } = await printWithCrest(
    { ...deps, log },
    { document: { type: 'paper', ...paper }, crest_url },
  )
  if (!isComplete) return pdf
  await keep(deps, asked, pdf)
  // Of two servers that print it at once, the first one's is sent by both.
  return (await readKept(deps, asked)) ?? pdf
}

async function readKept({ database, files }: Deps, { certificate_id, facts }: AskedPaper & { facts: Buffer }) {
  const kept = await findPaperFile(database.db, { certificate_id, facts_sha256: facts })
  const content = kept && (await files.get(kept.slug))
  if (!content) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

async function keep(deps: Deps, { certificate_id, facts }: AskedPaper & { facts: Buffer }, pdf: Buffer): Promise<void> {
  const storage = { db: deps.database.db, files: deps.files }
  const { slug, size_bytes, digest } = await storeFile(storage, chunksOf(pdf), deps.clock())
  const now = deps.clock()
  const row = { certificate_id, facts_sha256: facts, slug, size_bytes, printed_at: now.toISOString() }
  const isFirst = await recordChanges(storage.db, byJob('keep-papers', now), (db) =>
    insertPaperFile(db, { ...row, digest }),
  )
  if (!isFirst) await discardFile(storage, slug)
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}
