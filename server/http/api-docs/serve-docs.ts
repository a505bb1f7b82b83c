import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { buildOnce } from '../../auth/build-once.ts'
import { fixedReply } from '../fixed-reply.ts'

const style = new URL('./docs.css', import.meta.url)
const texts = z.object({ openapi: z.string(), page: z.string() })

/** Serves the description of every call, as OpenAPI and as an HTML page. */
export function serveApiDocs(app: FastifyInstance): void {
  // Built at the first request, so that it does not delay the start.
  const describe = buildOnce(describeCalls)
  app.get(
    '/api/openapi.json',
    fixedReply('application/json; charset=utf-8', async () => (await describe()).openapi),
  )
  app.get(
    '/api/docs',
    fixedReply('text/html; charset=utf-8', async () => (await describe()).page),
  )
  app.get(
    '/api/docs/style.css',
    fixedReply('text/css; charset=utf-8', () => readFile(style, 'utf8')),
  )
}

async function describeCalls(): Promise<z.output<typeof texts>> {
  const worker = new Worker(new URL('./describe-calls.ts', import.meta.url))
  const [message] = await once(worker, 'message')
  return texts.parse(message)
}
