import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type RegisterReader, registerVersion } from '../records/register/public-register.ts'
import { portalVersion } from './version.ts'

/** Caches may keep a reply, but ask each time whether it still holds: a facility may have been sealed a minute ago. */
export const askEachTime = 'public, no-cache'

/**
 * Sets the headers for caches. Returns whether the caller has the present reply already; then 304 was sent. `about` is all
 * that the reply depends on besides the register and the day.
 */
export async function isUnchanged(
  reader: RegisterReader,
  [request, reply]: [FastifyRequest, FastifyReply],
  { about, caching }: { about: readonly unknown[]; caching: string },
): Promise<boolean> {
  const version = await registerVersion(reader)
  reply.headers({ 'cache-control': caching, vary: 'accept-encoding' })
  if (version === undefined) return false
  const digest = createHash('sha256').update(JSON.stringify([portalVersion, version, reader.today, request.url, about]))
  const etag = `W/"${digest.digest('base64url').slice(0, 22)}"`
  reply.header('etag', etag)
  if (request.headers['if-none-match'] !== etag) return false
  await reply.code(304).send()
  return true
}
