import type { Call, Method } from '../call.ts'
import { calls } from '../calls.ts'
import { problem } from '../problem.ts'
import { features } from './features.ts'
import { type Json, jsonSchema, type NamedSchemas } from './json-schema.ts'
import { mergeOperations } from './openapi-merge.ts'
import { operation } from './openapi-operation.ts'

/** The OpenAPI 3.1 document, generated from the declarations of the calls. */
export function openApiDocument(version: string) {
  const schemas: NamedSchemas = {}
  // Examples are composed from the named schemas, so these are all collected before the first call is described.
  for (const { call } of everyCall()) if (call.status !== 204) jsonSchema(call.reply, 'output', schemas)
  const paths: Record<string, Record<string, Json>> = {}
  for (const { name, call } of everyCall()) {
    const method = call.method.toLowerCase()
    const written = operation(name, call, schemas)
    const before = paths[call.path]?.[method]
    paths[call.path] = { ...paths[call.path], [method]: before ? mergeOperations(before, written) : written }
  }
  schemas.Problem = jsonSchema(problem, 'output', schemas)
  return {
    openapi: '3.1.1',
    info: { title: 'Facility licensing portal', version, description: about, license },
    servers: [{ url: '/' }],
    tags: Object.entries(features).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: inOrder(schemas),
      securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'The token of POST /api/login.' } },
    },
  }
}

const about = [
  'Registers and licenses private health facilities.',
  'Timestamps are ISO 8601 in UTC, dates are YYYY-MM-DD in Africa/Lagos, money is in naira.',
  'Replies may contain more fields than are described here. Fields in a request that are not described are ignored.',
].join(' ')

const license = { name: 'All rights reserved', identifier: 'LicenseRef-AllRightsReserved' }

const methods: Method[] = ['GET', 'POST', 'PUT', 'DELETE']

/** Every call, feature by feature, in the order of their paths. */
function everyCall(): { name: string; call: Call }[] {
  const described = Object.entries<Call>(calls).map(([name, call]) => ({ name, call }))
  return Object.values(Object.groupBy(described, ({ call }) => call.feature)).flatMap((ofFeature) =>
    ofFeature.sort(({ call: one }, { call: other }) => comparePaths(one, other)),
  )
}

function comparePaths(one: Call, other: Call): number {
  return one.path.localeCompare(other.path) || methods.indexOf(one.method) - methods.indexOf(other.method)
}

function inOrder(schemas: NamedSchemas): NamedSchemas {
  return Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => one.localeCompare(other)))
}
