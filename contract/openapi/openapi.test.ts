import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { describe, expect, it } from 'vitest'
import { calls } from '../calls.ts'
import { openApiDocument } from './openapi.ts'

const written = openApiDocument('1.2.3')
// As it is served: values that JSON cannot represent are gone.
const document: Document = JSON.parse(JSON.stringify(written)) as Document

interface Body {
  content: Record<
    string,
    { schema: Shape; encoding?: Record<string, object>; examples?: Record<string, { value: unknown }> }
  >
}
interface Shape {
  $ref?: string
  properties?: Record<string, object>
  required?: string[]
  oneOf?: (Shape & { title: string })[]
  anyOf?: Shape[]
  prefixItems?: object[]
}
interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: Body
  responses: Record<string, Partial<Body> & { description: string }>
  security: object[]
}
interface Document {
  openapi: string
  info: { title: string; version: string }
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Shape & { examples?: unknown[] }>; securitySchemes: object }
}

const operations = Object.values(document.paths).flatMap((item) => Object.values(item))

function operationOf({ method, path }: { method: string; path: string }): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is not described`)
  return operation
}

describe('the OpenAPI document', () => {
  it('is version 3.1 and carries the version of the portal', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/)
    expect(document.info.version).toBe('1.2.3')
  })

  it.each(Object.entries(calls))('describes %s', (name, call) => {
    const operation = operationOf(call)
    expect(operation.summary).toContain(call.summary)
    expect([operation.operationId, ...(operation.requestBody ? titlesOf(operation.requestBody) : [])]).toContain(name)
    expect(operation.security).toEqual(mayDo(undefined, call.may) ? [] : [{ token: [] }])
    expect(Object.keys(operation.responses)).toContain(String('status' in call ? call.status : 200))
  })

  it('names each operation once and tags it with a feature', () => {
    const names = operations.map(({ operationId }) => operationId)
    expect(new Set(names).size).toBe(names.length)
    const tags = document.tags.map(({ name }) => name)
    expect(operations.flatMap((operation) => operation.tags).filter((tag) => !tags.includes(tag))).toEqual([])
  })

  it('lists the paths of a feature in alphabetical order', () => {
    const ofAccount = Object.keys(document.paths).filter((path) => path.startsWith('/api/account/sessions'))
    expect(ofAccount).toEqual(['/api/account/sessions', '/api/account/sessions/{id}'])
  })

  it('contains exactly the schemas that it refers to', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to)
    const there = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect([...new Set(references)].sort()).toEqual(there.sort())
  })

  it('names the schemas of the specification', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['User', 'Facility', 'RegistrationBrief', 'Registration', 'Person', 'Penalty', 'Problem']),
    )
  })

  it('contains neither JavaScript integer limits nor nested $schema and $defs', () => {
    expect(JSON.stringify(document)).not.toMatch(/9007199254740991|\$schema|\$defs/)
  })

  it('contains patterns that match the same text with and without the flag u', () => {
    const patterns = [
      ...new Set(
        [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text = '']) =>
          String(JSON.parse(text)),
        ),
      ),
    ]
    expect(patterns.length).toBeGreaterThan(3)
    expect(patterns.filter((pattern) => /\\p|\\P|\\u\{|\(\?<[=!]/.test(pattern))).toEqual([])
    const classes = patterns.filter((pattern) => pattern.startsWith('^[^'))
    expect(classes).toHaveLength(2)
    for (const pattern of classes) {
      const [plain, unicode] = [new RegExp(pattern), new RegExp(pattern, 'u')]
      const differing: number[] = []
      for (let point = 0; point <= 0x10ffff; point++) {
        const letter = String.fromCodePoint(point)
        if (plain.test(letter) !== unicode.test(letter)) differing.push(point)
      }
      expect(differing).toEqual([])
    }
  })

  it('describes every parameter of a path as required', () => {
    for (const [path, item] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters = [] } of Object.values(item)) {
        const described = parameters.filter((parameter) => parameter.in === 'path')
        expect(described.map(({ name }) => name)).toEqual(inPath)
        expect(described.every(({ required }) => required)).toBe(true)
      }
    }
  })

  it('shows an example of every body', () => {
    const bodies = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
    expect(bodies.length).toBeGreaterThan(20)
    expect(bodies.filter(({ examples }) => !examples)).toEqual([])
  })

  it('shows a valid example of every reply', () => {
    const shown = operations.flatMap(({ responses }) =>
      Object.entries(responses)
        .filter(([status]) => status === '200' || status === '201')
        .flatMap(([, { content }]) =>
          Object.values(content ?? {}).flatMap(({ examples }) => Object.entries(examples ?? {})),
        ),
    )
    const answering = Object.entries(calls).filter(([, call]) => !('status' in call && call.status === 204))
    expect(shown.map(([name]) => name).sort()).toEqual(answering.map(([name]) => name).sort())
    const examples = Object.fromEntries(shown)
    const wrong = answering.filter(([name, { reply }]) => !reply.safeParse(examples[name]?.value).success)
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  it('lists the refusals of each call', () => {
    const statuses = (call: { method: string; path: string }) => Object.keys(operationOf(call).responses)
    expect(statuses(calls.listFacilityTypes)).toEqual(['200', '4XX', '5XX'])
    expect(statuses(calls.login)).toEqual(['200', '401', '422', '4XX', '5XX'])
    expect(statuses(calls.decideRegistration)).toEqual(['200', '401', '403', '404', '409', '422', '4XX', '5XX'])
    expect(statuses(calls.uploadDocument)).toEqual([
      '201',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '4XX',
      '5XX',
    ])
    expect(statuses(calls.logout)).toEqual(['204', '401', '4XX', '5XX'])
    expect(statuses(calls.considerRegistration)).toContain('412')
    const refused = operationOf(calls.decideRegistration).responses['409']?.content
    expect(refused).toEqual({ 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } })
  })

  it('says who may make each call, and with which capability', () => {
    const audience = (call: { method: string; path: string }) => operationOf(call).description
    expect(audience(calls.login)).toBe('Anybody may make this call.')
    expect(audience(calls.listParts)).toBe('For everybody who is logged in. Capability: read the catalogue.')
    expect(audience(calls.logout)).toBe('For everybody who is logged in. Capability: manage own account.')
    expect(audience(calls.withdrawRegistration)).toBe(
      'For owners, on their own records. Capability: withdraw a registration.',
    )
    expect(audience(calls.showFacility)).toBe(
      'For owners, on their own records, and for officers. Capability: read a facility or registration.',
    )
    expect(audience(calls.decideRegistration)).toBe(
      'For officers of the ministry. Capability: decide on a registration.',
    )
  })

  it('describes an upload as a form with the part document', () => {
    const form = operationOf(calls.uploadPayment).requestBody?.content['multipart/form-data']?.schema
    expect(form?.required).toEqual(['amount', 'facility_id'])
    expect(form?.properties?.upload_id).toMatchObject({ type: 'string' })
    expect(form?.properties?.document).toMatchObject({ type: 'string', format: 'binary' })
  })

  it.each([
    [calls.uploadDocument, 'The file: PDF, JPEG or PNG, at most 10 MB.', 'application/pdf, image/jpeg, image/png'],
    [calls.uploadPayment, 'The file: PDF, JPEG or PNG, at most 10 MB.', 'application/pdf, image/jpeg, image/png'],
    [calls.uploadCrest, 'The picture: PNG or JPEG, at most 500 KB.', 'image/png, image/jpeg'],
  ])('says which files $path accepts', (call, description, contentType) => {
    const form = operationOf(call).requestBody?.content['multipart/form-data']
    expect(form?.schema.properties?.document).toMatchObject({ description })
    expect(form?.encoding?.document).toEqual({ contentType })
  })

  it('offers Idempotency-Key on every call that creates something and on no other', () => {
    const offered = operations.filter(({ parameters = [] }) =>
      parameters.some(({ name }) => name === 'Idempotency-Key'),
    )
    const creating = Object.entries(calls).filter(([, call]) => 'status' in call && call.status === 201)
    // The full registration form shares its path, and so its operation, with the start of a registration.
    const names = creating.map(([name]) => name).filter((name) => name !== 'registerFacility')
    expect(offered.map(({ operationId }) => operationId).sort()).toEqual(names.sort())
  })

  it('offers If-Match where an existing record is edited', () => {
    const guarded = operations.filter(({ parameters = [] }) => parameters.some(({ name }) => name === 'If-Match'))
    expect(guarded.map(({ operationId }) => operationId)).toEqual([
      'changeUser',
      'commitImport',
      'setImportColumns',
      'correctImportRow',
      'changeFacility',
      'considerRegistration',
      'changePlan',
      'recordSite',
      'changeLetterWords',
      'takeBackLetterWords',
      'addStageTerms',
      'editOffence',
      'changeOperatingOfficer',
      'changeReferee',
      'changeStaff',
      'changeApplicant',
      'editPart',
      'editFacilityType',
      'editRequirement',
      'editSubList',
      'addDocumentTerms',
      'submitAnswer',
      'changeSettings',
    ])
  })

  it('shows both bodies that start a registration', () => {
    const { requestBody, responses } = operationOf(calls.startRegistration)
    const schema = requestBody?.content['application/json']?.schema
    expect(schema?.oneOf?.map(({ title, required = [] }) => [title, required.length])).toEqual([
      ['startRegistration', 1],
      ['registerFacility', 17],
    ])
    expect(responses['201']?.content?.['application/json']?.schema.anyOf).toHaveLength(2)
  })

  it('describes the length of a pair in a way that tools for older JSON Schema also understand', () => {
    const { responses } = operationOf(calls.countFacilitiesByLga)
    const schema = responses['200']?.content?.['application/json']?.schema
    expect(schema).toMatchObject({ type: 'array', items: { not: {} } })
    expect(schema?.prefixItems).toHaveLength(2)
  })

  it('shows the default of every filter', () => {
    const { parameters = [] } = operationOf(calls.listFacilities)
    expect(
      Object.fromEntries(parameters.map(({ name, schema }) => [name, Reflect.get(schema, 'default')])),
    ).toMatchObject({
      page: 1,
      per_page: 15,
      sort: undefined,
    })
  })
})

function titlesOf({ content }: Body): string[] {
  return Object.values(content).flatMap(({ schema }) => (schema.oneOf ?? []).map(({ title }) => title))
}
