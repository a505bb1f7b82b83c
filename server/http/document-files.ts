import { refuse } from '@portal/domain/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { mediaTypes } from '../files/media-types.ts'
import { findFile } from '../records/files.ts'
import type { ServeDeps } from './serve-call.ts'

const asked = z.object({
  params: z.object({ slug: z.string() }),
  query: z.object({ expires: z.string(), signature: z.string(), download: z.string().optional() }),
})

/** What somebody else uploaded may do nothing but be looked at. Spec §5.4. */
const sandbox = "sandbox; default-src 'none'; frame-ancestors 'self'"

/** Serves the bytes of a file to whoever holds a signed link; with `?download` as a file to keep. */
export function serveDocuments(app: FastifyInstance, { database, files, signedPaths, clock }: ServeDeps): void {
  app.get('/documents/:slug', async (request, reply) => {
    const { data } = asked.safeParse(request)
    if (!data) return noLonger()
    const { slug } = data.params
    const { expires, signature, download } = data.query
    if (!signedPaths.isValid(`/documents/${slug}`, expires, signature, clock())) noLonger()
    const file = (await findFile(database.db, slug)) ?? missing()
    const bytes = (await files.get(slug)) ?? missing()
    return reply
      .headers({
        'content-type': file.media_type,
        'content-length': file.size_bytes,
        'content-disposition': `${download === undefined ? 'inline' : 'attachment'}; filename="${nameOf(file)}"`,
        'content-security-policy': sandbox,
        'cache-control': 'private, no-store',
      })
      .send(bytes)
  })
}

/** A name that is safe in a header and on every disk. */
function nameOf({ name, media_type }: { name: string | null; media_type: keyof typeof mediaTypes }): string {
  const plain = (name ?? 'Receipt').replaceAll(/[^\w ()-]/g, ' ').trim()
  return `${plain || 'Document'}.${mediaTypes[media_type]}`
}

function noLonger(): never {
  return refuse('not_found', 'This link no longer works. Open the document again from its page in the portal')
}

function missing(): never {
  return refuse('not_found', 'This document does not exist')
}
