import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/** An object in the bucket. */
interface StoredObject {
  type: string | undefined
  bytes: Buffer
  /** When it was stored. */
  at: Date
}

/** A list has at most so many objects, so that longer ones come in several parts. */
const mostListed = 3

/** A small S3-compatible server that stores objects in memory and refuses what real ones refuse. */
export async function s3Server() {
  const objects = new Map<string, StoredObject>()
  const bucket = 'facility-files'
  const state = { isBroken: false }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const bytes = Buffer.concat(await request.toArray())
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket')
    const [, inBucket, ...path] = pathname.split('/')
    const slug = decodeURIComponent(path.join('/'))
    if (state.isBroken) return refuse(response, 500, 'InternalError')
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=portal-key/'))
      return refuse(response, 403, 'InvalidAccessKeyId')
    if (inBucket !== bucket) return refuse(response, 404, 'NoSuchBucket')
    const stored = objects.get(slug)
    switch (request.method) {
      case 'PUT':
        // Like real stores, it requires the content length.
        if (request.headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength')
        objects.set(slug, { type: request.headers['content-type'], bytes, at: new Date() })
        return void response.writeHead(200, { etag: '"stored"' }).end()
      case 'DELETE':
        objects.delete(slug)
        return void response.writeHead(204).end()
      case 'HEAD':
      case 'GET': {
        if (slug === '') return list(response, searchParams)
        if (!stored) return refuse(response, 404, 'NoSuchKey')
        const headers = { 'content-type': stored.type ?? '', 'content-length': stored.bytes.length, etag: '"stored"' }
        return void response.writeHead(200, headers).end(request.method === 'GET' ? stored.bytes : undefined)
      }
      default:
        return refuse(response, 405, 'MethodNotAllowed')
    }
  }

  /** ListObjectsV2: the objects whose keys begin with a prefix, after the last one of the part before. */
  function list(response: ServerResponse, asked: URLSearchParams): void {
    const after = asked.get('continuation-token') ?? ''
    const matching = [...objects].filter(([key]) => key.startsWith(asked.get('prefix') ?? '') && key > after).sort()
    const listed = matching
      .slice(0, mostListed)
      .map(
        ([key, { bytes, at }]) =>
          `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><LastModified>${at.toISOString()}</LastModified></Contents>`,
      )
    const more = matching.length > mostListed
    const next = more ? `<NextContinuationToken>${matching[mostListed - 1]?.[0]}</NextContinuationToken>` : ''
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${listed.join('')}</ListBucketResult>`,
    )
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
  /** The same as settings of a portal. */
  const settings = {
    FILES_S3_BUCKET: location.bucket,
    FILES_S3_ENDPOINT: location.endpoint,
    FILES_S3_REGION: location.region,
    FILES_S3_KEY: location.key,
    FILES_S3_SECRET: location.secret,
  }
  return { location, settings, objects, state, close }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
