import { duties, type Person, type Reach, reachOf } from '@portal/domain/accounts/capabilities.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { rowCalls, rowSections } from './applications/row-sections.ts'
import type { Call, OwnedResource } from './call.ts'
import { calls } from './calls.ts'

declare global {
  interface ImportMeta {
    glob(patterns: string | string[], options: { eager: true }): Record<string, Record<string, unknown>>
  }
}

const files = import.meta.glob(['./*/calls.ts', './*/calls/*.ts', '!./**/*.test.ts'], { eager: true })
const all: [string, Call][] = Object.entries(calls)

/** The calls of a subject are in `<subject>/calls.ts`, or in a file of `<subject>/calls/` for each feature. */
function featureOf(path: string): string {
  return path.replace(/\/calls\.ts$|\.ts$/, '').replace(/.*\//, '')
}

describe('the list of calls', () => {
  it('holds every call of every feature file, under the name it is exported by', () => {
    const inFiles = Object.entries(files).flatMap(([path, names]) =>
      Object.entries(names).map(([name, call]) => ({ feature: featureOf(path), name, call })),
    )
    const aboutRows = Object.entries(rowCalls).map(([name, call]) => ({ feature: 'contents', name, call }))
    const exported = [...inFiles, ...aboutRows]
    const listed = all.map(([name, call]) => ({ feature: call.feature, name, call }))
    const key = ({ feature, name }: { feature: string; name: string }) => `${feature} ${name}`
    expect(exported.map(key).sort()).toEqual(listed.map(key).sort())
    expect(listed.every(({ call }) => exported.some((other) => other.call === call))).toBe(true)
  })

  it('holds the four calls of every section of rows', () => {
    const declared = Object.values(rowSections).flatMap(({ add, change, remove, list }): Call[] => [
      add,
      change,
      remove,
      list,
    ])
    expect(declared.filter((call) => !Object.values<Call>(rowCalls).includes(call))).toEqual([])
    expect(Object.keys(rowCalls)).toHaveLength(declared.length)
  })

  it('lets only reports lag, which record nothing', () => {
    const lagging = all.filter(([, call]) => call.mayLag)
    expect(lagging.map(([name]) => name).sort()).toEqual(['listEndingLicences', 'showMonthlyReport', 'showReport'])
    expect(lagging.filter(([, { method, audit }]) => method !== 'GET' || audit)).toEqual([])
  })

  it('lets visitors only sign in, open an account and read public information', () => {
    expect(namesFor(['any', 'any', 'any'])).toEqual([
      'checkLicenceCode',
      'confirmEmail',
      'downloadRegister',
      'downloadRegisterMap',
      'downloadRegisterWorkbook',
      'forgotPassword',
      'listFacilityTypes',
      'listHomeLgas',
      'listLgas',
      'listStates',
      'listWards',
      'login',
      'registerAccount',
      'reportConcern',
      'resetPassword',
      'searchRegister',
      'showLiveness',
      'showOpenApi',
      'showPortal',
      'showReadiness',
      'showState',
      'stopEmailChange',
    ])
  })

  it('checks the registration status before every change to an application', () => {
    const changing = all.filter(([, { may }]) => may === 'change registration contents').map(([name]) => name)
    const ofRows = Object.keys(rowCalls).filter((name) => !name.startsWith('list'))
    expect(changing.filter((name) => !ofRows.includes(name)).sort()).toEqual([
      'changeApplicant',
      'changeDocument',
      'changeFacility',
      'changeOperatingOfficer',
      'confirmSection',
      'removeFile',
      'saveAvailableFacilities',
      'saveOperatingOfficer',
      'submitAnswer',
      'uploadDocument',
    ])
    expect(changing).toEqual(expect.arrayContaining(ofRows))
  })
})

describe.each(all)('%s', (name, call) => {
  it('has a summary of one sentence', () => {
    expect(call.summary).toMatch(/^[A-Z].{8,}\.$/)
  })

  it('has a field for every parameter of its path, and no other', () => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, field]) => field)
    expect(Object.keys(call.params?.shape ?? {})).toEqual(inPath)
  })

  it('names the owned resource by a field that it has', () => {
    for (const resource of asList(call.resource)) {
      const schema = call[resource.in]
      expect(schema).toBeInstanceOf(z.ZodObject)
      expect(Object.keys((schema as z.ZodObject).shape)).toContain(resource.field)
    }
  })

  it('names what its entry of the audit record is about by a field that it has', () => {
    const { audit } = call
    if (!audit || !('enters' in audit) || typeof audit.id === 'string' || 'named' in audit.id) return
    const [part, field] = audit.id
    const schema = part === 'reply' ? (call.reply as z.ZodObject).shape.data : call[part]
    expect(schema).toBeInstanceOf(z.ZodObject)
    expect(Object.keys((schema as z.ZodObject).shape)).toContain(field)
  })

  it('declares an owned resource when it changes the contents of an application', () => {
    if (call.may === 'change registration contents') expect(asList(call.resource)).not.toEqual([])
  })

  it('answers 201 when it creates something', () => {
    const creates =
      /^(add|attach|contest|start|register|report|upload|penalise|plan|comment|replyTo|save(?!Draft)|submitAnswer)/.test(
        name,
      )
    expect(call.status === 201).toBe(creates)
  })

  it('has no body with GET or DELETE', () => {
    expect(call.body !== undefined && ['GET', 'DELETE'].includes(call.method)).toBe(false)
  })

  it('has an example of its body that passes validation', () => {
    const examples = call.body?.meta()?.examples
    expect(Array.isArray(examples)).toBe(call.body !== undefined)
    for (const example of Array.isArray(examples) ? examples : []) call.body?.parse(example)
  })

  it('has a reply that can be described as a JSON Schema', () => {
    const describeReply = () => (call.status === 204 ? {} : z.toJSONSchema(call.reply, { io: 'output' }))
    expect(describeReply).not.toThrow()
  })
})

describe('entities and composed replies', () => {
  const shapes = import.meta.glob(
    [
      './*/*.ts',
      './applications/row-sections/*.ts',
      '!./{fields,openapi,public,testing}/*',
      '!./**/{calls,*-form,*-filters,printed-*,*.test}.ts',
    ],
    { eager: true },
  )
  const bodies = new Set<unknown>(all.map(([, { body }]) => body))
  const named = Object.entries(shapes).flatMap(([path, names]) =>
    Object.values(names).flatMap((shape) =>
      shape instanceof z.ZodObject && !bodies.has(shape) ? [[path, shape] as const] : [],
    ),
  )

  it('are all found', () => {
    expect(named.length).toBeGreaterThanOrEqual(27)
  })

  it.each(named)('%s has a valid example with every field', (_path, shape) => {
    const examples = shape.meta()?.examples
    const [example] = Array.isArray(examples) ? examples : []
    expect(shape.parse(example)).toEqual(example)
    expect(Object.keys(Object(example))).toEqual(Object.keys(shape.shape))
  })
})

/** The calls whose capability gives a visitor, an owner and an officer exactly this reach. */
function namesFor(reaches: [visitor: Reach, owner: Reach, officer: Reach]): string[] {
  const people: (Person | undefined)[] = [
    undefined,
    { privilege_type: 'user', duties: [] },
    { privilege_type: 'admin', duties },
  ]
  return all
    .filter(([, { may }]) => people.every((person, index) => reachOf(person, may) === reaches[index]))
    .map(([name]) => name)
    .sort()
}

function asList(resource: Call['resource']): readonly OwnedResource[] {
  if (!resource) return []
  return 'kind' in resource ? [resource] : resource
}
