import type { FastifyInstance } from 'fastify'

/** Parses JSON bodies. Some clients send the JSON content type even without a body. */
export function readJson(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else read(request, String(body), done)
  })
}
