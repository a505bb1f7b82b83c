import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ServeDeps } from './serve-deps.ts'

/** How long a copy of the keys is used without asking again; so long a revocation may go unnoticed. */
const maxAgeSeconds = 300

/** Publishes the keys that certificates are signed with, so that anybody can check a QR code (RFC 7517). */
export function servePublicKeys(app: FastifyInstance, { database, signingKeys }: ServeDeps): void {
  app.get('/.well-known/jwks.json', async (request, reply) => {
    const body = JSON.stringify({ keys: await signingKeys.published(database.db) })
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    reply.headers({
      etag,
      'cache-control': `public, max-age=${maxAgeSeconds}`,
      'content-type': 'application/jwk-set+json',
    })
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : body
  })
}
