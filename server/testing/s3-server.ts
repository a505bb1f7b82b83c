import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** An object in the bucket. */
interface StoredObject {
  type: string | undefined
  bytes: Buffer
}

/** A small S3-compatible server that stores objects in memory and refuses what real ones refuse. */
export async function s3Server() {
  const objects = new Map<string, StoredObject>()
  const bucket = 'facility-files'
  const state = { isBroken: false }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = Buffer.concat(await request.toArray())
    const [, inBucket, slug = ''] = (request.url ?? '').split(/[/?]/)
    if (state.isBroken) return refuse(response, 500, 'InternalError')
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=portal-key/'))
      return refuse(response, 403, 'InvalidAccessKeyId')
    if (inBucket !== bucket) return refuse(response, 404, 'NoSuchBucket')
    const stored = objects.get(slug)
    switch (request.method) {
      case 'PUT':
        // Like real stores, it requires the content length.
        if (request.headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength')
        objects.set(slug, { type: request.headers['content-type'], bytes })
        return void response.writeHead(200, { etag: '"stored"' }).end()
      case 'DELETE':
        objects.delete(slug)
        return void response.writeHead(204).end()
      case 'HEAD':
      case 'GET': {
        if (!stored) return refuse(response, 404, 'NoSuchKey')
        const headers = { 'content-type': stored.type ?? '', 'content-length': stored.bytes.length, etag: '"stored"' }
        return void response.writeHead(200, headers).end(request.method === 'GET' ? stored.bytes : undefined)
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
  const location = {
    bucket,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'ministry-1',
    key: 'portal-key',
    secret: 'a secret for tests',
  }
  return { location, objects, state, close }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
