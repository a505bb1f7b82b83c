import type { Call } from '@portal/contract/call.ts'
import { fieldsOf } from '@portal/contract/fields/fields-of.ts'
import { urlOf } from '@portal/server/testing/as.ts'
import { fieldPathsOf, withFieldAt } from '@portal/server/testing/nested-fields.ts'
import { z } from 'zod'
import { below, oneOf, type Random } from '../random.ts'
import type { KnownValues } from './known-values.ts'
import { hostileValue, inventValue, type Schema, type Source } from './values.ts'

/** A request as it is sent. */
export interface Request {
  method: string
  url: string
  headers: Record<string, string>
  body: string | Buffer | undefined
}

/** How a request is meant: as the contract says, with one wrong field, or as an attacker would. */
export type Intent = 'valid' | 'nearly valid' | 'hostile'

interface Schemas {
  params: Schema
  query: Schema
  body: Schema
}

const schemasOf = new Map<Call, Schemas>()

/** A request of a call, with what replies have told so far. */
export function makeRequest(call: Call, intent: Intent, random: Random, known: KnownValues): Request {
  const { params, query, body } = schemas(call)
  const noun = /^\/api\/(?:admin\/|public\/|user\/)?([\w-]+)/.exec(call.path)?.[1] ?? ''
  const make = (schema: Schema) => {
    const source: Source = { random, known, noun, defs: fieldsOf(schema.$defs) }
    return fieldsOf(inventValue(schema, noun, source))
  }
  const spoilt = (parts: Record<string, unknown>, times: number) => {
    const paths = fieldPathsOf(parts)
    let changed: unknown = parts
    for (let time = 0; time < times && paths.length > 0; time += 1) {
      changed = withFieldAt(changed, oneOf(random, paths), hostileValue(random))
    }
    return fieldsOf(changed)
  }
  const made = { params: make(params), query: make(query), body: make(body) }
  const times = intent === 'valid' ? 0 : intent === 'nearly valid' ? 1 : 3
  const parts = times === 0 ? made : spoilt(made, times)
  const sent = { params: textsOf(parts.params), query: textsOf(parts.query) }
  const url = urlOf(call, random() < 0.6 ? { params: sent.params, query: {} } : sent)
  const content = contentOf(call, fieldsOf(parts.body), random)
  const request = {
    method: call.method,
    url,
    headers: { ...headersOf(random), ...content.headers },
    body: content.body,
  }
  return intent === 'hostile' && random() < 0.3 ? broken(request, random) : request
}

function schemas(call: Call): Schemas {
  const known = schemasOf.get(call)
  if (known) return known
  const of = (schema: z.ZodType | undefined): Schema =>
    schema ? fieldsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : { type: 'object' }
  const all = { params: of(call.params), query: of(call.query), body: of(call.body) }
  schemasOf.set(call, all)
  return all
}

/** Values that can be part of an address. */
function textsOf(values: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(values)).map(([name, value]) => [name, textOf(value).toWellFormed()]),
  )
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const files = {
  'application/pdf': Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
  'image/png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9]),
  'text/csv': Buffer.from(
    'Date,Description,Credit\n2026-11-20,TRF INV-2026-000001 Zuma,50000.00\n2026-11-21,"x""y",1\n',
  ),
}

function contentOf(call: Call, body: Record<string, unknown>, random: Random): Pick<Request, 'headers' | 'body'> {
  if (call.method === 'GET' || !(call.body || call.upload)) return { headers: {}, body: undefined }
  if (!call.upload) return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const boundary = `----fuzz${below(random, 1e9)}`
  const field = ([name, value]: [string, unknown]) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${textOf(value)}\r\n`
  const type = random() < 0.9 ? oneOf(random, call.upload.types) : oneOf(random, Object.keys(files))
  const bytes = Object.entries(files).find(([known]) => known === type)?.[1] ?? Buffer.alloc(0)
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="document"; filename="scan"\r\ncontent-type: ${type}\r\n\r\n`
  const parts = [...Object.entries(body).map((entry) => Buffer.from(field(entry)))]
  if (random() < 0.9) parts.push(Buffer.from(head), bytes, Buffer.from('\r\n'))
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

/** Headers that a call may have, rightly or wrongly. */
function headersOf(random: Random): Record<string, string> {
  const headers: Record<string, string> = { 'x-forwarded-for': `10.${below(random, 200)}.${below(random, 200)}.7` }
  if (random() < 0.2) headers['idempotency-key'] = `key-${below(random, 50)}`
  if (random() < 0.05) headers['if-match'] = oneOf(random, ['*', '"2026-01-01T00:00:00.000Z"', 'W/"1"', 'x'])
  if (random() < 0.05) headers['if-none-match'] = oneOf(random, ['*', '"x"', 'W/"x"'])
  if (random() < 0.03) headers.range = 'bytes=0-10'
  return headers
}

/** A request that no client would send. */
function broken(request: Request, random: Random): Request {
  const json = { ...request.headers, 'content-type': 'application/json' }
  const canHaveBody = request.method !== 'GET'
  return oneOf<() => Request>(random, [
    () => ({ ...request, url: `${request.url}%2e%2e%2f%00` }),
    () => ({ ...request, url: `${request.url}${request.url.includes('?') ? '&' : '?'}page=1&page=2&page[x]=3` }),
    () => ({ ...request, method: oneOf(random, ['DELETE', 'PUT', 'POST', 'PATCH', 'OPTIONS']), body: undefined }),
    () => ({ ...request, headers: { ...json, 'content-encoding': 'gzip' }, body: canHaveBody ? 'x' : undefined }),
    () => ({ ...request, headers: json, body: canHaveBody ? '{"a":' : undefined }),
    () => ({ ...request, headers: json, body: canHaveBody ? `${'['.repeat(2000)}${']'.repeat(2000)}` : undefined }),
    () => ({ ...request, headers: json, body: canHaveBody ? '{"__proto__":{"a":1},"constructor":1}' : undefined }),
    () => ({ ...request, headers: { ...request.headers, authorization: 'Bearer x'.repeat(100) } }),
  ])()
}
