import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { canonicalJson } from '../audit/canonical-json.ts'
import { findPaperEntry } from '../audit/newest-paper-entry.ts'
import { recordedPdf } from '../audit/paper-facts.ts'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import { recordEntry } from '../audit/record-entry.ts'
import { idOfPaper } from '../audit/states.ts'
import { discardFile, storeFile } from '../files/store-file.ts'
import { UnconfirmedPaper } from '../papers/confirm-paper.ts'
import type { PrintedPaper } from '../print/papers/printed-paper.ts'
import type { Printer } from '../print/printer.ts'
import { findPaperFile, insertPaperFile } from '../records/licences/paper-files.ts'
import { printWithCrest } from './print-with-crest.ts'
import { readPictures } from './read-pictures.ts'
import type { ServeDeps } from './serve-deps.ts'

type Deps = Pick<ServeDeps, 'database' | 'files' | 'clock'> & { printer: Printer }

interface AskedPaper {
  issue: { id: number; number: string; issue: number; registration_id: number }
  paper: PrintedPaper
  crest_url: string | null
}

/**
 * The PDFs of papers. Each is made once and kept: the same issue with the same mark has the same bytes for good, whatever a
 * later release of the portal draws. Requests for one that is being made wait for it. One whose bytes are not those that the audit
 * record names is sent to nobody.
 */
export function keepPapers(deps: Deps): (asked: AskedPaper, log: FastifyBaseLogger) => Promise<Buffer> {
  const running = new Map<string, Promise<Buffer>>()
  return async (asked, log) => {
    const facts = createHash('sha256')
      .update(JSON.stringify([asked.crest_url, asked.paper]))
      .digest()
    const key = `${asked.issue.id} ${facts.toString('hex')}`
    const pdf = running.get(key) ?? findOrPrint(deps, { ...asked, facts }, log).finally(() => running.delete(key))
    running.set(key, pdf)
    return pdf
  }
}

async function findOrPrint(deps: Deps, asked: AskedPaper & { facts: Buffer }, log: FastifyBaseLogger): Promise<Buffer> {
  const kept = await readKept(deps, asked)
  if (kept) return kept
  const { paper, crest_url } = asked
  const signatures = paper.signatories.flatMap(({ signature }) => signature ?? [])
  const stored = { db: deps.database.db, files: deps.files, log }
  const { pictures, isWhole } = await readPictures(stored, { number: paper.number, signatures })
  const { pdf, isComplete } = await printWithCrest(
    { ...deps, log },
    { document: { type: 'paper', ...paper }, crest_url, pictures },
  )
  // What lacks its crest or a signature is not kept, so that it is printed whole once the files are there again.
  if (!isComplete || !isWhole) return pdf
  await keep(deps, asked, pdf)
  // Of two servers that print it at once, the first one's is sent by both.
  return (await readKept(deps, asked)) ?? pdf
}

async function readKept({ database: { db }, files }: Deps, { issue, facts }: AskedPaper & { facts: Buffer }) {
  const kept = await findPaperFile(db, { certificate_id: issue.id, facts_sha256: facts })
  const content = kept && (await files.get(kept.slug))
  if (!content) return undefined
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(Buffer.from(chunk))
  const pdf = Buffer.concat(chunks)
  const entry = await findPaperEntry(db, 'document', kept.slug)
  const present = recordedPdf({ paper: idOfPaper(issue), facts_sha256: facts, sha256: digestOf(pdf) })
  if (canonicalJson(entry?.paper) !== canonicalJson(present)) {
    throw new UnconfirmedPaper(issue, `its file ${kept.slug} is not the one that was printed first`)
  }
  return pdf
}

async function keep(deps: Deps, { issue, facts }: AskedPaper & { facts: Buffer }, pdf: Buffer): Promise<void> {
  const storage = { db: deps.database.db, files: deps.files }
  const now = deps.clock()
  const { slug, size_bytes, digest } = await storeFile(storage, chunksOf(pdf), now)
  const row = { certificate_id: issue.id, facts_sha256: facts, slug, size_bytes, printed_at: now.toISOString() }
  const isFirst = await recordChanges(storage.db, byJob('keep-papers', now), async (db) => {
    const isStored = await insertPaperFile(db, { ...row, digest })
    if (isStored) {
      const sha256 = Buffer.from(digest, 'hex')
      await recordEntry(db, {
        ...{ at: now, actor: null, address: null },
        action: 'keep_paper',
        about: { kind: 'document', id: slug },
        paper: recordedPdf({ paper: idOfPaper(issue), facts_sha256: facts, sha256 }),
      })
    }
    return isStored
  })
  if (!isFirst) await discardFile(storage, slug)
}

function digestOf(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}
