import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

/** Less than this fits into the first packets whatever is done with it. */
const worthIt = 1_400
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const encodings = [
  { name: 'br', compress: (text: string) => promisify(brotliCompress)(text, quick) },
  { name: 'gzip', compress: (text: string) => promisify(gzip)(text) },
]

/** Compresses the longer replies to calls, for lines where every kilobyte is waited for. Files and pages are compressed already. */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < worthIt) return payload
    reply.header('vary', 'accept-encoding')
    const accepted = String(request.headers['accept-encoding'] ?? '')
    const encoding = encodings.find(({ name }) => takes(accepted, name))
    if (!encoding) return payload
    reply.header('content-encoding', encoding.name)
    return encoding.compress(payload)
  })
}

function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, weight] = part.split(';').map((word) => word.trim().toLowerCase())
    return name === encoding && !/^q=0(\.0*)?$/.test(weight ?? '')
  })
}
