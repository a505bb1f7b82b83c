import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** An object in the bucket. */
interface Kept {
  type: string | undefined
  bytes: Buffer
}

/** A small S3-compatible store: it keeps what it is sent byte by byte, and refuses what the real ones refuse. */
export async function s3Server() {
  const objects = new Map<string, Kept>()
  const bucket = 'facility-files'
  const state = { isBroken: false }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = Buffer.concat(await request.toArray())
    const [, inBucket, slug = ''] = (request.url ?? '').split(/[/?]/)
    if (state.isBroken) return refuse(response, 500, 'InternalError')
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=portal-key/'))
      return refuse(response, 403, 'InvalidAccessKeyId')
    if (inBucket !== bucket) return refuse(response, 404, 'NoSuchBucket')
    const kept = objects.get(slug)
    switch (request.method) {
      case 'PUT':
        // As the real ones do: the size must be told before the bytes come.
        if (request.headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength')
        objects.set(slug, { type: request.headers['content-type'], bytes })
        return void response.writeHead(200, { etag: '"kept"' }).end()
      case 'DELETE':
        objects.delete(slug)
        return void response.writeHead(204).end()
      case 'HEAD':
      case 'GET': {
        if (!kept) return refuse(response, 404, 'NoSuchKey')
        const headers = { 'content-type': kept.type ?? '', 'content-length': kept.bytes.length, etag: '"kept"' }
        return void response.writeHead(200, headers).end(request.method === 'GET' ? kept.bytes : undefined)
      }
      default:
        return refuse(response, 405, 'MethodNotAllowed')
    }
  }

  const server = createServer((request, response) => void serve(request, response).catch(() => response.destroy()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const place = {
    bucket,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ministry-1',
    key: 'portal-key',
    secret: 'a secret for tests',
  }
  return { place, objects, state, close }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
