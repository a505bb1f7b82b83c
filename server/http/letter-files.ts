import { linkLetter } from '@portal/contract/letters/calls.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { z } from 'zod'
import { byJob, recordChanges } from '../audit/record-changes.ts'
import { discardFile, storeFile } from '../files/store-file.ts'
import type { Printer } from '../print/printer.ts'
import { findLetter, insertLetterFile } from '../records/letters/letters.ts'
import { checkRight, describePdf, findPersonOfLink, linkQuery, refuseExpiredLink } from './linked-file.ts'
import { printWithCrest, readPictures } from './print-with-crest.ts'
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
    const letter = await printOnce({ database, files, clock, printer, log: request.log }, found)
    const bytes = (await files.get(letter.slug ?? '')) ?? refuseMissing()
    return describePdf(reply, { name: letter.number, link: data.query, bytes: letter.size_bytes ?? 0 }).send(bytes)
  })
}

/** The letter with its PDF. If it was never printed, the PDF is made and kept; of two who print it at once, the first one's is. */
async function printOnce(deps: Deps, letter: Letter): Promise<Letter> {
  if (letter.slug !== null) return letter
  const storage = { db: deps.database.db, files: deps.files }
  const document = { type: 'letter', ...letter } as const
  const pictures = await picturesOf(deps, letter)
  const { pdf } = await printWithCrest(deps, { document, crest_url: letter.facts.crest_url, pictures })
  const { slug, size_bytes, digest } = await storeFile(storage, chunksOf(pdf), deps.clock())
  const now = deps.clock()
  const row = { letter_id: letter.id, slug, size_bytes, digest, printed_at: now.toISOString() }
  const isFirst = await recordChanges(storage.db, byJob('keep-letters', now), (db) => insertLetterFile(db, row))
  if (!isFirst) await discardFile(storage, slug)
  return (await findLetter(storage.db, letter.id)) ?? refuseMissing()
}

/** The pictures that a letter shows, one after another. It says of one that is missing that it cannot be read. */
function picturesOf(deps: Deps, { number, facts }: Letter): Promise<Record<string, Buffer>> {
  const slugs = facts.body.flatMap((part) =>
    typeof part === 'object' && 'pictures' in part ? part.pictures.map(({ slug }) => slug) : [],
  )
  return readPictures(deps, {
    number,
    slugs: [...slugs, facts.signatory.signature].filter((slug) => slug !== undefined),
  })
}

async function* chunksOf(bytes: Buffer) {
  yield bytes
}

function refuseMissing(): never {
  return refuse('not_found', 'This letter does not exist')
}
