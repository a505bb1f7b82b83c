import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const aYear = 31_536_000

// Positions are used for the map of facilities; only the page that reads the codes of certificates has the camera.
const permissions = 'camera=(), microphone=(), geolocation=(self)'
export const permissionsWithCamera = 'camera=(self), microphone=(), geolocation=()'

/** Pages load nothing from other servers and run no inline script. */
const policies = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      frameSrc: ["'self'", 'blob:'],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
    },
  },
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
} as const satisfies FastifyHelmetOptions

/** The policies of the page that reads codes with the camera. Its decoder is WebAssembly, which it may compile; eval stays forbidden. */
export const cameraPolicies = {
  contentSecurityPolicy: {
    ...policies.contentSecurityPolicy,
    directives: {
      ...policies.contentSecurityPolicy.directives,
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    },
  },
} satisfies FastifyHelmetOptions

/**
 * Sets the security headers. No reply may be cached unless its route allows it: privacy must not depend on how an address
 * is written.
 */
export async function sendSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, policies)
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'permissions-policy': permissions })
    // Browsers ignore it over plain HTTP. After seeing it over HTTPS, they use only HTTPS for a year.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${aYear}`)
  })
}
