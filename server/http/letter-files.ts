import { refuse } from '@portal/domain/refusal.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isSessionOpen } from '../auth/sessions.ts'
import { discardFile, storeFile } from '../files/store-file.ts'
import { makePrinter, type Printer } from '../print/printer.ts'
import { findLetter, insertLetterFile } from '../records/letters.ts'
import type { ServeDeps } from './serve-call.ts'

const requestShape = z.object({
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  query: z.object({
    expires: z.string(),
    session: z.string(),
    signature: z.string(),
    download: z.string().optional(),
  }),
})

type Letter = NonNullable<Awaited<ReturnType<typeof findLetter>>>
type Deps = Pick<ServeDeps, 'database' | 'files' | 'clock'> & { printer: Printer; log: FastifyBaseLogger }

/** Serves the PDF of a letter by a signed link while the session that created the link is open; with `?download` as an attachment. */
export function serveLetters(app: FastifyInstance, { database, files, signedPaths, clock }: ServeDeps): void {
  const printer = makePrinter()
  app.addHook('onClose', () => printer.close())
  app.get('/letters/:id', async (request, reply) => {
    const { data } = requestShape.safeParse(request)
    if (!data) return refuseExpiredLink()
    const { id } = data.params
    const { download, ...link } = data.query
    if (!signedPaths.isValid(`/letters/${id}`, link, clock())) refuseExpiredLink()
    if (!(await isSessionOpen(database.db, link.session, clock()))) refuseExpiredLink()
    const found = (await findLetter(database.db, id)) ?? refuseMissing()
    const letter = await printOnce({ database, files, clock, printer, log: request.log }, found)
    const bytes = (await files.get(letter.slug ?? '')) ?? refuseMissing()
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-length': letter.size_bytes ?? 0,
        'content-disposition': `${download === undefined ? 'inline' : 'attachment'}; filename="${letter.number}.pdf"`,
        // The ministry's own text, without scripts. Some browsers show no PDF in a sandbox.
        'content-security-policy': "frame-ancestors 'none'",
        'cache-control': 'private, no-store',
      })
      .send(bytes)
  })
}

/** The letter with its PDF. If it was never printed, the PDF is made and kept; of two who print it at once, the first one's is. */
async function printOnce(deps: Deps, letter: Letter): Promise<Letter> {
  if (letter.slug !== null) return letter
  const storage = { db: deps.database.db, files: deps.files }
  const pdf = await printLetter(deps, letter)
  const { slug, size_bytes, digest } = await storeFile(storage, chunksOf(pdf), deps.clock())
  const printed_at = deps.clock().toISOString()
  const isFirst = await storage.db
    .transaction()
    .execute((db) => insertLetterFile(db, { letter_id: letter.id, slug, size_bytes, digest, printed_at }))
  if (!isFirst) await discardFile(storage, slug)
  return (await findLetter(storage.db, letter.id)) ?? refuseMissing()
}

/** A crest that cannot be printed, because its file is damaged or too large, is left out. */
async function printLetter({ printer, files, log }: Deps, letter: Letter): Promise<Buffer> {
  const crest = await readCrest(files, letter.facts.crest_url)
  if (crest === null) return printer.print({ letter, crest })
  try {
    return await printer.print({ letter, crest })
  } catch (error) {
    log.warn({ err: error, letter: letter.number }, 'The letter is printed without the crest')
    return printer.print({ letter, crest: null })
  }
}

async function readCrest(files: Deps['files'], url: string | null): Promise<Buffer | null> {
  const content = url === null ? undefined : await files.get(url.slice(url.lastIndexOf('/') + 1))
  if (!content) return null
  const chunks: Buffer[] = []
  for await (const chunk of content) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}

function refuseExpiredLink(): never {
  return refuse('not_found', 'This link no longer works. Open the letter again from its page in the portal')
}

function refuseMissing(): never {
  return refuse('not_found', 'This letter does not exist')
}
