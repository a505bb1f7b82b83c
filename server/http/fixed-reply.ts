import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { buildOnce } from '../auth/build-once.ts'
import { acceptedEncoding, encodings } from './compress-replies.ts'

/** A text ready to send: its bytes by encoding, and its ETag. */
interface Prepared {
  plain: Buffer
  compressed: Map<string, Buffer>
  tag: string
}

/**
 * Serves a text that does not change while the portal runs. It is built and compressed once, at the first request; all
 * replies share its bytes.
 */
export function fixedReply(type: string, build: () => Promise<string>) {
  const prepared = buildOnce(async () => prepare(await build()))
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { plain, compressed, tag } = await prepared()
    reply.headers({ etag: tag, vary: 'accept-encoding', 'cache-control': 'no-cache' })
    if (request.headers['if-none-match'] === tag) return reply.code(304).send()
    const encoding = acceptedEncoding(request)?.name ?? ''
    const bytes = compressed.get(encoding)
    if (bytes) reply.header('content-encoding', encoding)
    return reply.type(type).send(bytes ?? plain)
  }
}

async function prepare(text: string): Promise<Prepared> {
  const compressing = encodings.map(async ({ name, compress }) => [name, await compress(text)] as const)
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  return { plain: Buffer.from(text), compressed: new Map(await Promise.all(compressing)), tag: `W/"${digest}"` }
}
