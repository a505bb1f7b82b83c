import { linkDocument } from '@portal/contract/applications/calls/contents.ts'
import { linkConcernPhoto } from '@portal/contract/concerns/calls.ts'
import { linkInspectionPhoto } from '@portal/contract/inspections/calls/visits.ts'
import { refuse } from '@portal/domain/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Db } from '../database/connect.ts'
import type { MediaType } from '../files/media-types.ts'
import { findFile } from '../records/applications/files.ts'
import { findConcernPhoto } from '../records/concerns/concern-links.ts'
import { findPhotoFile } from '../records/inspections/photos.ts'
import { checkRight, findPersonOfLink, linkQuery, type Right, refuseExpiredLink } from './linked-file.ts'
import type { ServeDeps } from './serve-deps.ts'
import { fileNameOf, policyFor } from './shown-file.ts'

const requestShape = z.object({ params: z.object({ slug: z.string() }), query: linkQuery })

/** Serves a file by a signed link while its person may open the file; with `?download` as an attachment. */
export function serveDocuments(app: FastifyInstance, deps: ServeDeps): void {
  const { database, files } = deps
  app.get('/documents/:slug', async (request, reply) => {
    const { data } = requestShape.safeParse(request)
    if (!data) return refuseExpiredLink()
    const { slug } = data.params
    const { download } = data.query
    const user = (await findPersonOfLink(deps, `/documents/${slug}`, data.query)) ?? refuseExpiredLink()
    const { right, ...file } = (await findWithRight(database.db, slug)) ?? refuseMissing()
    await checkRight(deps, user, right)
    const bytes = (await files.get(slug)) ?? refuseMissing()
    return reply
      .headers({
        'content-type': file.media_type,
        'content-length': file.size_bytes,
        'content-disposition': `${download === undefined ? 'inline' : 'attachment'}; filename="${fileNameOf(file)}"`,
        'content-security-policy': policyFor(file.media_type, "'self'"),
        'cache-control': 'private, no-store',
      })
      .send(bytes)
  })
}

interface LinkedFile {
  media_type: MediaType
  size_bytes: number
  name: string | null
}

/** A file, and the call that makes links to it. */
async function findWithRight(db: Db, slug: string): Promise<(LinkedFile & { right: Right }) | undefined> {
  const file = await findFile(db, slug)
  if (file) return { ...file, right: { call: linkDocument, params: { slug } } }
  const photo = await findConcernPhoto(db, slug)
  if (photo) return { ...photo, right: { call: linkConcernPhoto } }
  const taken = await findPhotoFile(db, slug)
  return (
    taken && { ...taken, right: { call: linkInspectionPhoto, params: { id: taken.inspection_id, photo: taken.id } } }
  )
}

function refuseMissing(): never {
  return refuse('not_found', 'This document does not exist')
}
