import type { FastifyInstance } from 'fastify'

/**
 * One line a request: what was asked, the answer's status, the time it took and the request's id. No address of a
 * person, no query, no body: names, numbers and documents of people stay out of the log.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    })
  })
}
