import { refuse } from '@portal/domain/refusal.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findDocumentExample } from '../records/catalogue/document-examples.ts'
import type { ServeDeps } from './serve-deps.ts'
import { fileNameOf, policyFor } from './shown-file.ts'

const requestShape = z.object({ slug: z.string().regex(/^[\w-]{1,64}$/) })
const anHour = 3600

/**
 * Serves the examples of documents to everybody. A new file gets a new address; one that was replaced or taken away is not served
 * any more, so browsers keep it for an hour only.
 */
export function serveExamples(app: FastifyInstance, { database, files }: ServeDeps): void {
  app.get('/examples/:slug', async (request, reply) => {
    const { data } = requestShape.safeParse(request.params)
    const example = (data && (await findDocumentExample(database.db, data.slug))) ?? refuseMissing()
    const bytes = (await files.get(example.slug)) ?? refuseMissing()
    return reply
      .headers({
        'content-type': example.media_type,
        'content-length': example.size_bytes,
        'content-disposition': `inline; filename="Example of ${fileNameOf(example)}"`,
        'content-security-policy': policyFor(example.media_type, "'none'"),
        'cache-control': `public, max-age=${anHour}`,
      })
      .send(bytes)
  })
}

function refuseMissing(): never {
  return refuse('not_found', 'This example is not shown any more. Load the page again from which you came')
}
