import type { FastifyInstance } from 'fastify'

/** Reads bodies that are JSON. Some programs name that kind with every request, also when they send nothing. */
export function readJson(app: FastifyInstance): void {
  const read = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else read(request, String(body), done)
  })
}
