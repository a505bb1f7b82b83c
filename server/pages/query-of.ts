import type { FastifyRequest } from 'fastify'

/** The query of a request. */
export function queryOf({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams {
  return new URLSearchParams(url.split('?', 2)[1])
}
