import { refuse } from '@portal/domain/refusal.ts'
import type { FastifyRequest } from 'fastify'

/**
 * Refuses a form from another site. Browsers send the origin of a form in Sec-Fetch-Site, older ones in Origin. Text
 * browsers send neither, but run no scripts that another site could use.
 */
export async function refuseOtherSites({ headers, host }: FastifyRequest): Promise<void> {
  const site = headers['sec-fetch-site']
  const isOurs = site === undefined ? isOwnOrigin(headers.origin, host) : site === 'same-origin'
  if (!isOurs) refuse('not_allowed', 'Open the portal itself to send this form')
}

function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
