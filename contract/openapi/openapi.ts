import type { Call, Method } from '../call.ts'
import { callsByFeature } from '../calls.ts'
import { type Json, jsonSchema, type NamedSchemas } from './json-schema.ts'
import { mergeOperations } from './openapi-merge.ts'
import { operation } from './openapi-operation.ts'
import { problem } from '../problem.ts'

/** The OpenAPI 3.1 document, generated from the declarations of the calls. */
export function openApiDocument(version: string) {
  const schemas: NamedSchemas = {}
  // Examples are composed from the named schemas, so these are all collected before the first call is described.
  for (const { call } of everyCall()) if (call.status !== 204) jsonSchema(call.reply, 'output', schemas)
  const paths: Record<string, Record<string, Json>> = {}
  for (const { feature, name, call } of everyCall()) {
    const method = call.method.toLowerCase()
    const written = operation(feature, name, call, schemas)
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

const features = {
  account: 'Opening an account, logging in and out.',
  'own-account': 'Your own account: name, password, and where you are logged in.',
  'password-reset': 'A new password for somebody who has forgotten theirs.',
  'second-factor': 'Logging in with a code of an authenticator app as well.',
  users: 'The accounts of officers and owners: inviting, duties, disabling, resetting.',
  dashboard: 'The figures of the dashboard.',
  notifications: 'The messages of the portal to a person.',
  fees: 'The fee table of the ministry.',
  'bank-account': 'The account to which owners pay, and changing it with a second officer.',
  payments: 'Payments of all facilities, decisions on them, receipts, and corrections of invoices.',
  reconciliation:
    "Statements of the ministry's bank: matching their lines with payments and invoices, and confirming them.",
  revenue: 'What was invoiced, waived and confirmed, by month, LGA and type of facility.',
  letters: 'Letters of the ministry about facilities and registrations, as PDF.',
  invoices: 'Invoices of registrations and penalties.',
  claims: 'Letters with a code for the owners of facilities that were recorded from paper.',
  messages: 'Messages by mail and SMS: what the ministry sent, and what each person wants to be sent.',
  'facility-helpers': 'People whom the owner of a facility lets work on it.',
  facilities: 'The facilities and where they are.',
  extensions: 'Extending a temporary approval.',
  returns: 'Returning an application to its owner for correction.',
  representations:
    'What owners say against declines, penalties, suspensions, sealings and revocations, and what becomes of it.',
  concerns: 'What anybody reports about a place, and what officers do about it.',
  conditions: 'Conditions of an approval: evidence from the owner, and marking them as met.',
  versions: 'What an application contained when it was submitted, returned, considered and approved.',
  cases: 'Which officer has which application.',
  exports: 'Lists as files.',
  renewals: 'Licences that are to be renewed, and their renewals.',
  reports: 'What the ministry did and what there is in the state, in figures.',
  registrations: 'From the start of a registration to the decision on it.',
  certificates: 'The certificates and statements that an approved facility prints.',
  verification: 'Checking the QR code of a certificate or statement, without an account.',
  offences: 'The tariff of offences.',
  penalties: 'Penalties of facilities, and what is given up of them.',
  changes: 'Requests to change the name, address or owner of a facility that was approved.',
  closings: 'The closing and reopening of facilities, and the history of their certificates.',
  standing: 'Suspending, sealing and revoking, and lifting it again.',
  flags: 'What officers should look into about a facility, and accept with a reason.',
  contents: 'The contents of an application besides its answers: documents, people and equipment.',
  corrections: 'Correcting a facility, its applicant, documents and payments.',
  'contents-lists': 'The lists of a facility and of a registration, page by page.',
  catalogue: 'The types of facility and the parts, requirements and questions of each.',
  'catalogue-edits': 'What officers change in the catalogue, and where its rows are used.',
  submissions: 'The answers to the questions.',
  drafts: 'Values of long forms that are not submitted yet.',
  places: 'States, local government areas and wards.',
  settings: "The ministry's settings: names, dates, limits, its crest, and who signs.",
  'public-register': 'The public register: the facilities that are or were licensed, for anybody.',
  audit: 'Who did what, and whether the record of it was altered.',
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

function inOrder(schemas: NamedSchemas): NamedSchemas {
  return Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => one.localeCompare(other)))
}
