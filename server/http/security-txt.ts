import type { FastifyInstance } from 'fastify'

/** How long somebody who reads the file may rely on it; less than a year, as RFC 9116 recommends. */
const validDays = 180

interface Known {
  /** An address as a URI: `mailto:`, `https:` or `tel:`. */
  contact: string
  /** The portal's address as people type it. */
  publicUrl: string | undefined
  clock: () => Date
}

/** Says whom to tell about a weakness of the portal (RFC 9116). */
export function serveSecurityTxt(app: FastifyInstance, { contact, publicUrl, clock }: Known): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const end = new Date(clock().getTime() + validDays * 86_400_000)
    end.setUTCHours(0, 0, 0, 0)
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${end.toISOString()}`,
      'Preferred-Languages: en',
      ...(publicUrl === undefined ? [] : [`Canonical: ${new URL('/.well-known/security.txt', publicUrl)}`]),
    ]
    return reply
      .headers({ 'cache-control': 'public, max-age=86400' })
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })
}
