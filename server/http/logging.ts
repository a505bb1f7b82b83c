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

/** What is known of a request once its reply was sent: nothing about who sent it or what it is about. */
export interface ObservedRequest {
  /** Its line in the log has it too. */
  id: string
  /** The trace that it is a part of, as its caller says. */
  traceparent?: string
  method: string
  /** The template of its address: '/api/registrations/:id'. */
  route: string
  status: number
  milliseconds: number
}

/**
 * Logs one line per request: method, route, status, duration and the request's id. No network address, no query and no
 * body, so that names, numbers and documents of people stay out of the log. `observe` gets the same.
 */
export function logRequests(app: FastifyInstance, observe: (request: ObservedRequest) => void = () => {}): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, id, headers } = request
    const line = {
      method,
      route: routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    }
    const { traceparent } = headers
    observe({ ...line, id, ...(typeof traceparent === 'string' && { traceparent }) })
    request.log.info({ ...line, milliseconds: Math.round(line.milliseconds) })
  })
}
