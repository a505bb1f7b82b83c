import type { Readable } from 'node:stream'
import { linkLetter } from '@portal/contract/letters/calls.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { z } from 'zod'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import { discardFile, storeFile } from '../files/store-file.ts'
import type { Printer } from '../print/printer.ts'
import { findLetter, insertLetterFile } from '../records/letters/letters.ts'
import { checkRight, describePdf, findPersonOfLink, linkQuery, refuseExpiredLink } from './linked-file.ts'
import { printWithCrest } from './print-with-crest.ts'
import { readPictures } from './read-pictures.ts'
import type { ServeDeps } from './serve-deps.ts'

const requestShape = z.object({
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  query: linkQuery,
})

type Letter = NonNullable<Awaited<ReturnType<typeof findLetter>>>
type Deps = Pick<ServeDeps, 'database' | 'files' | 'clock'> & { printer: Printer; log: FastifyBaseLogger }

/** Serves the PDF of a letter by a signed link while its person may open the letter; with `?download` as an attachment. */
export function serveLetters(app: FastifyInstance, deps: ServeDeps, printer: Printer): void {
  const { database, files, clock } = deps
  app.get('/letters/:id', async (request, reply) => {
    const { data } = requestShape.safeParse(request)
    if (!data) return refuseExpiredLink()
    const { id } = data.params
    const user = (await findPersonOfLink(deps, `/letters/${id}`, data.query)) ?? refuseExpiredLink()
    await checkRight(deps, user, { call: linkLetter, params: { id } })
    const found = (await findLetter(database.db, id)) ?? refuseMissing()
    const { content, size_bytes } = await letterPrinter({ database, files, clock, printer, log: request.log })(found)
    return describePdf(reply, { name: found.number, link: data.query, bytes: size_bytes }).send(content)
  })
}

/** Prints letters, or reads the PDF that was kept of one. */
export function letterPrinter(deps: Deps): (letter: Letter) => Promise<Pdf> {
  return (letter) => printOnce(deps, letter)
}

interface Pdf {
  content: Readable | Buffer
  size_bytes: number
}

/**
 * The PDF of a letter. If it was never printed, the PDF is made and kept; of two who print it at once, the first one's is. One that lacks
 * its crest, a picture or its signature is not kept, so that it is printed whole once the files are there again.
 */
async function printOnce(deps: Deps, letter: Letter): Promise<Pdf> {
  if (letter.slug !== null) return keptPdf(deps, letter)
  const storage = { db: deps.database.db, files: deps.files }
  const { pictures, isWhole } = await readPictures({ ...storage, log: deps.log }, picturesOf(letter))
  const document = { type: 'letter', ...letter } as const
  const { pdf, isComplete } = await printWithCrest(deps, { document, crest_url: letter.facts.crest_url, pictures })
  if (!isComplete || !isWhole) return { content: pdf, size_bytes: pdf.length }
  const { slug, size_bytes, digest } = await storeFile(storage, chunksOf(pdf), deps.clock())
  const now = deps.clock()
  const row = { letter_id: letter.id, slug, size_bytes, digest, printed_at: now.toISOString() }
  const isFirst = await recordChanges(storage.db, byJob('keep-letters', now), (db) => insertLetterFile(db, row))
  if (!isFirst) await discardFile(storage, slug)
  return keptPdf(deps, (await findLetter(storage.db, letter.id)) ?? refuseMissing())
}

async function keptPdf({ files }: Deps, { slug, size_bytes }: Letter): Promise<Pdf> {
  return { content: (await files.get(slug ?? '')) ?? refuseMissing(), size_bytes: size_bytes ?? 0 }
}

function picturesOf({ number, facts }: Letter) {
  const pictures = facts.body.flatMap((part) =>
    typeof part === 'object' && 'pictures' in part ? part.pictures.map(({ slug }) => slug) : [],
  )
  const { signature } = facts.signatory
  return { number, pictures, signatures: signature === undefined ? [] : [signature] }
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}

function refuseMissing(): never {
  return refuse('not_found', 'This letter does not exist')
}
