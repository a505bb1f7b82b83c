import { type Capability, capabilities } from '@portal/domain/capabilities.ts'
import type { z } from 'zod'
import type { Call } from './call.ts'
import { exampleFrom } from './example-from.ts'
import { type Json, jsonSchema, type NamedShapes } from './json-schema.ts'
import { refusals } from './openapi-refusals.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** Describes one call as an operation of the OpenAPI document. */
export function operation(feature: string, name: string, call: Call, named: NamedShapes): Json {
  const parameters = [
    ...fields(call.params, 'path', named),
    ...fields(call.query, 'query', named),
    ...(call.status === 201 ? [idempotencyKey] : []),
    ...(call.ifMatch ? [ifMatch, ifNoneMatch] : []),
  ]
  return {
    operationId: name,
    tags: [feature],
    summary: call.summary,
    description: audienceOf(call.may),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body || call.upload ? { requestBody: requestBody(name, call, named) } : {}),
    responses: { ...success(name, call, named), ...refusals(call) },
    security: capabilities[call.may].visitor === 'none' ? [{ token: [] }] : [],
  }
}

function audienceOf(capability: Capability): string {
  const { visitor, owner, officer } = capabilities[capability]
  if (visitor !== 'none') return 'Anybody may make this call.'
  if (owner === 'none') return `For officers of the ministry. Capability: ${capability}.`
  if (officer === 'none') return `For owners, about what is their own. Capability: ${capability}.`
  if (owner === 'own' && officer === 'any') {
    return `For owners, about what is their own, and for officers. Capability: ${capability}.`
  }
  return `For everybody who is signed in. Capability: ${capability}.`
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same body answers the first reply again, and nothing is created twice.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description:
    'The version that was looked at: its updated_at in quotes, or the ETag of an earlier reply. Refused as stale when ' +
    'somebody else changed it meanwhile. An asterisk means any version, but there must be one.',
  schema: { type: 'string' },
  example: '"2026-04-07T15:45:00.000Z"',
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'An asterisk says that there was nothing yet. Refused as stale when somebody else was first.',
  schema: { type: 'string' },
  example: '*',
}

function fields(schema: z.ZodObject | undefined, place: 'path' | 'query', named: NamedShapes): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input', named) as {
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

function requestBody(name: string, call: Call, named: NamedShapes): Json {
  const schema = { title: name, ...(call.body ? jsonSchema(call.body, 'input', named) : { type: 'object' }) }
  const examples = call.body?.meta()?.examples
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined
  if (!call.upload) return { required: true, content: { 'application/json': { schema, ...examplesOf(name, example) } } }
  const form = {
    schema: withFile(schema, call.upload),
    encoding: { document: { contentType: call.upload.types.join(', ') } },
    ...examplesOf(name, { document: call.upload.example, ...Object(example) }),
  }
  return { required: true, content: { 'multipart/form-data': form } }
}

function examplesOf(name: string, example: unknown): Json {
  return example === undefined ? {} : { examples: { [name]: { value: example } } }
}

function withFile(form: Json, { what, named, largestInWords }: UploadedFile): Json {
  const { properties = {}, required = [] } = form as { properties?: Json; required?: string[] }
  const description = `The ${what}: ${named}, at most ${largestInWords}.`
  const file = { type: 'string', format: 'binary', description }
  return { ...form, properties: { document: file, ...properties }, required: ['document', ...required] }
}

function success(name: string, call: Call, named: NamedShapes): Json {
  if (call.status === 204) return { 204: { description: 'Done.' } }
  const schema = jsonSchema(call.reply, 'output', named)
  const content = { 'application/json': { schema, ...examplesOf(name, exampleFrom(schema, named)) } }
  const headers = call.ifMatch
    ? { headers: { ETag: { description: 'The new version.', schema: { type: 'string' } } } }
    : {}
  return { [call.status ?? 200]: { description: call.status === 201 ? 'Created.' : 'Done.', ...headers, content } }
}
