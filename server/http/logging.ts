import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { describeFailure } from '../database/failures.ts'

/** The destination of the log's lines. */
export interface LogStream {
  write: (line: string) => void
}

/** Logs JSON lines; errors are described without the data that caused them. */
export function loggerTo(stream: LogStream | undefined): FastifyServerOptions['logger'] {
  return stream ? { level: 'info', base: null, stream, serializers: { err: describeFailure } } : false
}

/**
 * Logs one line per request: method, route, status, duration and the request's id. No network address, no query and no
 * body, so that names, numbers and documents of people stay out of the log.
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
