import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const aYear = 31_536_000

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

/**
 * Sets the headers that protect people who use a browser. No reply may be stored on the way or in the browser unless
 * its route says so itself: what is private must not depend on how its address is written.
 */
export async function sendSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, policies)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    // Browsers ignore it over plain HTTP; once seen over HTTPS, they use nothing else for a year.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${aYear}`)
  })
}
