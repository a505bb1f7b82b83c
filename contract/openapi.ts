import type { Call, Method } from './call.ts'
import { callsByFeature } from './calls.ts'
import { type Json, jsonSchema, type NamedShapes } from './json-schema.ts'
import { eitherOf } from './openapi-either.ts'
import { operation } from './openapi-operation.ts'
import { problem } from './problem.ts'

/** The OpenAPI 3.1 document of every call, made from their declarations. */
export function openApiDocument(version: string) {
  const named: NamedShapes = {}
  // Examples are composed from the named shapes, so all of these are collected before the first call is described.
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

const methods: Method[] = ['GET', 'POST', 'PUT', 'DELETE']

/** Every call, feature by feature, in the order of their paths. */
function everyCall(): { feature: string; name: string; call: Call }[] {
  return Object.entries(callsByFeature).flatMap(([feature, calls]) =>
    Object.entries(calls)
      .map(([name, call]: [string, Call]) => ({ feature, name, call }))
      .sort(({ call: one }, { call: other }) => comparePaths(one, other)),
  )
}

function comparePaths(one: Call, other: Call): number {
  return one.path.localeCompare(other.path) || methods.indexOf(one.method) - methods.indexOf(other.method)
}

function inOrder(named: NamedShapes): NamedShapes {
  return Object.fromEntries(Object.entries(named).sort(([one], [other]) => one.localeCompare(other)))
}
