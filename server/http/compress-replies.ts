import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A shorter reply fits into the first packets of a connection, compressed or not. */
const minLength = 1_400
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** The encodings that the portal sends, the best first. */
export const encodings = [
  { name: 'br', compress: (text: string) => promisify(brotliCompress)(text, quick) },
  { name: 'gzip', compress: (text: string) => promisify(gzip)(text) },
]

/** Compresses longer replies to calls, for slow connections. Files and pages are compressed already. */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minLength) return payload
    reply.header('vary', 'accept-encoding')
    const encoding = acceptedEncoding(request)
    if (!encoding) return payload
    reply.header('content-encoding', encoding.name)
    return encoding.compress(payload)
  })
}

/** The best encoding that the client accepts; none when it accepts only plain text. */
export function acceptedEncoding({ headers }: FastifyRequest): (typeof encodings)[number] | undefined {
  const accepted = String(headers['accept-encoding'] ?? '').split(',')
  return encodings.find(({ name }) => accepted.some((part) => accepts(part, name)))
}

function accepts(part: string, encoding: string): boolean {
  const [name, weight] = part.split(';').map((word) => word.trim().toLowerCase())
  return name === encoding && !/^q=0(\.0*)?$/.test(weight ?? '')
}
