import { readFileSync } from 'node:fs'
import { openApiDocument } from '@portal/contract/openapi.ts'
import type { FastifyInstance } from 'fastify'
import { portalVersion } from '../version.ts'
import { docsPage } from './docs-page.ts'
import { documentShape } from './document-shape.ts'

const style = readFileSync(new URL('./docs.css', import.meta.url), 'utf8')

/** Serves the description of every call: for programs, and as a page to read. */
export function serveApiDocs(app: FastifyInstance): void {
  // Written when it is first asked for: a start does not wait for it.
  let description: ReturnType<typeof openApiDocument> | undefined
  let page: string | undefined
  const described = () => {
    description ??= openApiDocument(portalVersion)
    return description
  }
  app.get('/api/openapi.json', async () => described())
  app.get('/api/docs', async (_, reply) => {
    page ??= docsPage(documentShape.parse(described()))
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get('/api/docs/style.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(style))
}
