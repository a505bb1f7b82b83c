import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { describeFailure } from '../database/failures.ts'

/** Where the lines of the log go. */
export interface LogStream {
  write: (line: string) => void
}

/** Structured lines; what broke is told without the data it broke on. */
export function loggerTo(stream: LogStream | undefined): FastifyServerOptions['logger'] {
  return stream ? { level: 'info', base: null, stream, serializers: { err: describeFailure } } : false
}

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
