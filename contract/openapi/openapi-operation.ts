import { type Capability, capabilities } from '@portal/domain/accounts/capabilities.ts'
import type { z } from 'zod'
import type { Call } from '../call.ts'
import type { AcceptedFile, PagePhotos } from '../fields/accepted-file.ts'
import { exampleFrom } from './example-from.ts'
import { type Json, jsonSchema, type NamedSchemas } from './json-schema.ts'
import { refusals } from './openapi-refusals.ts'

/** One call as an operation of the OpenAPI document. */
export function operation(name: string, call: Call, schemas: NamedSchemas): Json {
  const parameters = [
    ...fields(call.params, 'path', schemas),
    ...fields(call.query, 'query', schemas),
    ...(call.status === 201 ? [idempotencyKey] : []),
    ...(call.ifMatch ? [ifMatch, ifNoneMatch] : []),
  ]
  return {
    operationId: name,
    tags: [call.feature],
    summary: call.summary,
    description: audienceOf(call.may),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body || call.upload ? { requestBody: requestBody(name, call, schemas) } : {}),
    responses: { ...success(name, call, schemas), ...refusals(call) },
    security: capabilities[call.may].visitor === 'none' ? [{ token: [] }] : [],
  }
}

function audienceOf(capability: Capability): string {
  const { visitor, owner, officer } = capabilities[capability]
  if (visitor !== 'none') return 'Anybody may make this call.'
  if (owner === 'none') return `For officers of the ministry. Capability: ${capability}.`
  if (officer === 'none') return `For owners, on their own records. Capability: ${capability}.`
  if (owner === 'own' && officer === 'any') {
    return `For owners, on their own records, and for officers. Capability: ${capability}.`
  }
  return `For everybody who is logged in. Capability: ${capability}.`
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A repeated request with the same key and body gets the first reply again, and nothing is created twice.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description:
    'The version that was read: its updated_at in quotes, or the ETag of an earlier reply. Refused as stale if ' +
    'somebody else has changed the record since. An asterisk means any version, but the record must exist.',
  schema: { type: 'string' },
  example: '"2026-04-07T15:45:00.000Z"',
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description:
    'An asterisk means that the record must not exist yet. Refused as stale if somebody else has created it.',
  schema: { type: 'string' },
  example: '*',
}

function fields(schema: z.ZodObject | undefined, place: 'path' | 'query', schemas: NamedSchemas): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input', schemas) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...written }]) => ({
    name,
    in: place,
    ...(description ? { description } : {}),
    required: place === 'path' || required.includes(name),
    schema: written,
  }))
}

function requestBody(name: string, call: Call, schemas: NamedSchemas): Json {
  const schema = { title: name, ...(call.body ? jsonSchema(call.body, 'input', schemas) : { type: 'object' }) }
  const examples = call.body?.meta()?.examples
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined
  if (!call.upload) return { required: true, content: { 'application/json': { schema, ...examplesOf(name, example) } } }
  const form = {
    schema: withFile(schema, call.upload, call),
    encoding: {
      document: { contentType: call.upload.types.join(', ') },
      ...(call.pages ? { upload_ids: { style: 'form', explode: false } } : {}),
    },
    ...examplesOf(name, { document: call.upload.example, ...Object(example) }),
  }
  return { required: true, content: { 'multipart/form-data': form } }
}

function examplesOf(name: string, example: unknown): Json {
  return example === undefined ? {} : { examples: { [name]: { value: example } } }
}

const uploadId = {
  type: 'string',
  description: 'Instead of the part document: the id of a file that was uploaded in pieces to /api/uploads.',
}

const uploadIdsOf = ({ most, maxSize }: PagePhotos) => ({
  type: 'array',
  items: { type: 'string' },
  minItems: 1,
  maxItems: most,
  description:
    'Instead of the part document: the ids of JPEG photos that were uploaded in pieces to /api/uploads, in the order of the ' +
    `pages, with commas between them. They become one PDF. At most ${most}, each of at most ${maxSize}.`,
})

function withFile(form: Json, { noun, typeNames, maxSize }: AcceptedFile, call: Call): Json {
  const { properties = {}, required = [] } = form as { properties?: Json; required?: string[] }
  const description = `The ${noun}: ${typeNames}, at most ${maxSize}.`
  const file = { type: 'string', format: 'binary', description }
  if (call.isResumable) {
    const pages = call.pages ? { upload_ids: uploadIdsOf(call.pages) } : {}
    return { ...form, properties: { document: file, upload_id: uploadId, ...pages, ...properties }, required }
  }
  const asked = call.isFileOptional ? required : ['document', ...required]
  return { ...form, properties: { document: file, ...properties }, required: asked }
}

function success(name: string, call: Call, schemas: NamedSchemas): Json {
  if (call.status === 204) return { 204: { description: 'Done.' } }
  const schema = jsonSchema(call.reply, 'output', schemas)
  const content = {
    [call.replyType ?? 'application/json']: { schema, ...examplesOf(name, exampleFrom(schema, schemas)) },
  }
  const headers = call.ifMatch
    ? { headers: { ETag: { description: 'The new version.', schema: { type: 'string' } } } }
    : {}
  return { [call.status ?? 200]: { description: call.status === 201 ? 'Created.' : 'Done.', ...headers, content } }
}
