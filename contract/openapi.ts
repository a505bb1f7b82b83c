import { type Capability, capabilities } from '@portal/domain/capabilities.ts'
import type { RefusalCode } from '@portal/domain/refusal.ts'
import type { z } from 'zod'
import type { Call } from './call.ts'
import { callsByFeature } from './calls.ts'
import { exampleFrom } from './example-from.ts'
import { type Json, jsonSchema, type NamedShapes } from './json-schema.ts'
import { problem, statusOfRefusal } from './problem.ts'
import type { UploadedFile } from './uploaded-file.ts'

/** The OpenAPI 3.1 document of every call, made from their declarations. */
export function openApiDocument(version: string) {
  const named: NamedShapes = {}
  // The examples are put together from all shapes, so all must be known before the first call is described.
  for (const { call } of everyCall()) if (call.status !== 204) jsonSchema(call.reply, 'output', named)
  const paths: Record<string, Record<string, Json>> = {}
  for (const { feature, name, call } of everyCall()) {
    const method = call.method.toLowerCase()
    const written = operation(feature, name, call, named)
    const before = paths[call.path]?.[method]
    paths[call.path] = { ...paths[call.path], [method]: before ? eitherOf(before, written) : written }
  }
  named.Problem = jsonSchema(problem, 'output', named)
  return {
    openapi: '3.1.1',
    info: { title: 'Facility licensing portal', version, description: about, license },
    servers: [{ url: '/' }],
    tags: Object.entries(features).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: inOrder(named),
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token of POST /api/login.' } },
    },
  }
}

const about = [
  'Registers and licenses private health facilities.',
  'Moments are ISO 8601 in UTC, dates are YYYY-MM-DD in Africa/Lagos, money is in naira.',
  'Replies may carry more fields than are described here. Fields that are sent and not described are ignored.',
].join(' ')

const license = { name: 'All rights reserved', identifier: 'LicenseRef-AllRightsReserved' }

const features = {
  account: 'Opening an account, signing in and out.',
  dashboard: 'What the first page counts.',
  notifications: 'What the portal has told a person.',
  facilities: 'The facilities and where they are.',
  registrations: 'From the start of a registration to the decision on it.',
  certificates: 'The papers that an approved facility prints.',
  penalties: 'Penalties of facilities.',
  contents: 'What an application consists of besides its answers: documents, people and equipment.',
  'contents-lists': 'The lists of a facility and of a registration, page by page.',
  catalogue: 'The types of facility and the parts, requirements and questions of each.',
  submissions: 'The answers to the questions.',
  drafts: 'What was typed into long forms and is not sent yet.',
  places: 'States, local government areas and wards.',
  settings: 'What the ministry decides: names, dates, numbers, its crest, and who signs.',
  portal: 'The portal itself: what its screens show, its health and this description.',
} as const satisfies Record<keyof typeof callsByFeature, string>

function everyCall(): { feature: string; name: string; call: Call }[] {
  return Object.entries(callsByFeature).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, call]: [string, Call]) => ({ feature, name, call })),
  )
}

function operation(feature: string, name: string, call: Call, named: NamedShapes): Json {
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
  if (!call.upload) return { required: true, content: { 'application/json': { schema, ...shown(name, example) } } }
  const form = {
    schema: withFile(schema, call.upload),
    encoding: { document: { contentType: call.upload.types.join(', ') } },
    ...shown(name, { document: call.upload.example, ...Object(example) }),
  }
  return { required: true, content: { 'multipart/form-data': form } }
}

function shown(name: string, example: unknown): Json {
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
  const content = { 'application/json': { schema, ...shown(name, exampleFrom(schema, named)) } }
  const headers = call.ifMatch
    ? { headers: { ETag: { description: 'The new version.', schema: { type: 'string' } } } }
    : {}
  return { [call.status ?? 200]: { description: call.status === 201 ? 'Created.' : 'Done.', ...headers, content } }
}

function refusals(call: Call): Json {
  const statuses = new Map<string, RefusalCode[]>()
  for (const code of refusalCodesOf(call)) {
    const status = String(statusOfRefusal[code])
    statuses.set(status, [...(statuses.get(status) ?? []), code])
  }
  const told = [...statuses].map(([status, codes]) => [status, refusal(`Refused: ${codes.join(', ')}.`)])
  return {
    ...Object.fromEntries(told),
    '4XX': refusal('The request cannot be served: 400 when it cannot be read, 429 when there were too many.'),
    '5XX': refusal('Not the fault of the request: 500 when something went wrong, 503 when it may be tried again soon.'),
  }
}

/** What a call may be refused for, as its terms imply. */
function refusalCodesOf(call: Call): RefusalCode[] {
  const { visitor, owner, officer } = capabilities[call.may]
  const codes: (RefusalCode | false | undefined)[] = [
    (call.query || call.body || call.upload) && 'invalid_input',
    visitor === 'none' && 'signed_out',
    (owner === 'none' || officer === 'none') && 'not_allowed',
    (call.params || call.about) && 'not_found',
    call.may === 'change registration contents' && 'action_not_offered',
    call.status === 201 && 'already_exists',
    call.ifMatch !== undefined && 'stale',
    call.upload && 'file_too_large',
    call.upload && 'file_refused',
    ...(call.refuses ?? []),
  ]
  return [...new Set(codes.filter((code) => typeof code === 'string'))]
}

function refusal(description: string): Json {
  return { description, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } }
}

type Bodies = { content: { 'application/json': { schema: Json; examples?: Json } } }

/** Two calls on one method and path are one operation with either body and either reply; the caller's role decides. */
function eitherOf(one: Json, other: Json): Json {
  const [status = '201'] = Object.keys(one.responses as Json)
  return {
    ...one,
    summary: `${one.summary} ${other.summary}`,
    description: `Owners send ${one.operationId}, officers ${other.operationId}.`,
    requestBody: { required: true, content: either(one.requestBody, other.requestBody, 'oneOf') },
    responses: {
      ...(other.responses as Json),
      ...(one.responses as Json),
      [status]: { description: 'Created.', content: either(at(one, status), at(other, status), 'anyOf') },
    },
  }
}

function at(operation: Json, status: string): unknown {
  return (operation.responses as Json)[status]
}

function either(one: unknown, other: unknown, keyword: 'oneOf' | 'anyOf'): Json {
  const [left, right] = [one, other].map((holder) => (holder as Bodies).content['application/json'])
  const examples = { ...left?.examples, ...right?.examples }
  return { 'application/json': { schema: { [keyword]: [left?.schema, right?.schema] }, examples } }
}

function inOrder(named: NamedShapes): NamedShapes {
  return Object.fromEntries(Object.entries(named).sort(([one], [other]) => one.localeCompare(other)))
}
