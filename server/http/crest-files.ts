import { refuse } from '@portal/domain/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findCrest } from '../records/applications/files.ts'
import type { ServeDeps } from './serve-deps.ts'

const requestShape = z.object({ slug: z.string().regex(/^[\w-]{1,64}$/) })
const aYear = 31_536_000

/** Serves the ministry's crest to everybody. A new picture gets a new address, so browsers may cache each for a year. */
export function serveCrests(app: FastifyInstance, { database, files }: ServeDeps): void {
  app.get('/crest/:slug', async (request, reply) => {
    const { data } = requestShape.safeParse(request.params)
    const crest = (data && (await findCrest(database.db, data.slug))) ?? refuseMissing()
    const bytes = (await files.get(crest.slug)) ?? refuseMissing()
    return reply
      .headers({
        'content-type': crest.media_type,
        'content-length': crest.size_bytes,
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'cache-control': `public, max-age=${aYear}, immutable`,
      })
      .send(bytes)
  })
}

function refuseMissing(): never {
  return refuse('not_found', 'This picture does not exist')
}
