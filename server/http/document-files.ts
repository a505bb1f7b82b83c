import { refuse } from '@portal/domain/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isSessionOpen } from '../auth/sessions.ts'
import { mediaTypes } from '../files/media-types.ts'
import { findConcernPhoto } from '../records/concern-links.ts'
import { findFile } from '../records/files.ts'
import type { ServeDeps } from './serve-call.ts'

const requestShape = z.object({
  params: z.object({ slug: z.string() }),
  query: z.object({
    expires: z.string(),
    session: z.string(),
    signature: z.string(),
    download: z.string().optional(),
  }),
})

/**
 * An uploaded file is untrusted content: the browser may show it, but must not run scripts in it. A PDF is shown by the viewer of the
 * browser, apart from the portal's pages; some browsers show nothing when its reply is sandboxed or restricts the viewer's own styles.
 */
function policyFor(mediaType: keyof typeof mediaTypes): string {
  return mediaType === 'application/pdf'
    ? "frame-ancestors 'self'"
    : "sandbox; default-src 'none'; frame-ancestors 'self'"
}

/** Serves a file by a signed link while the session that created the link is open; with `?download` as an attachment. */
export function serveDocuments(app: FastifyInstance, { database, files, signedPaths, clock }: ServeDeps): void {
  app.get('/documents/:slug', async (request, reply) => {
    const { data } = requestShape.safeParse(request)
    if (!data) return refuseExpiredLink()
    const { slug } = data.params
    const { download, ...link } = data.query
    if (!signedPaths.isValid(`/documents/${slug}`, link, clock())) refuseExpiredLink()
    if (!(await isSessionOpen(database.db, link.session, clock()))) refuseExpiredLink()
    const file = (await findFile(database.db, slug)) ?? (await findConcernPhoto(database.db, slug)) ?? refuseMissing()
    const bytes = (await files.get(slug)) ?? refuseMissing()
    return reply
      .headers({
        'content-type': file.media_type,
        'content-length': file.size_bytes,
        'content-disposition': `${download === undefined ? 'inline' : 'attachment'}; filename="${nameOf(file)}"`,
        'content-security-policy': policyFor(file.media_type),
        'cache-control': 'private, no-store',
      })
      .send(bytes)
  })
}

/** A file name that is safe in a header and on every file system. */
function nameOf({ name, media_type }: { name: string | null; media_type: keyof typeof mediaTypes }): string {
  const plain = (name ?? 'Receipt').replaceAll(/[^\w ()-]/g, ' ').trim()
  return `${plain || 'Document'}.${mediaTypes[media_type]}`
}

function refuseExpiredLink(): never {
  return refuse('not_found', 'This link no longer works. Open the document again from its page in the portal')
}

function refuseMissing(): never {
  return refuse('not_found', 'This document does not exist')
}
