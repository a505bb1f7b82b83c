import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { runNpm } from './run-npm.ts'

const component = z.looseObject({
  'bom-ref': z.string().min(1),
  type: z.enum(['library', 'application', 'framework']),
  name: z.string().min(1),
  version: z.string().min(1),
  purl: z.string().startsWith('pkg:npm/'),
  hashes: z.array(z.object({ alg: z.enum(['SHA-512', 'SHA-1']), content: z.string().regex(/^[0-9a-f]+$/) })).optional(),
})

/** The parts of CycloneDX 1.5 that a reader of the bill relies on. */
const softwareBill = z.looseObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.5'),
  serialNumber: z.string().regex(/^urn:uuid:[0-9a-f-]{36}$/),
  version: z.literal(1),
  metadata: z.looseObject({ timestamp: z.iso.datetime(), component }),
  components: z.array(component).min(1),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
})
export type SoftwareBill = z.output<typeof softwareBill>

const lockFile = z.object({ packages: z.record(z.string(), z.looseObject({ link: z.boolean().optional() })) })

/** What the portal is made of, from the lock: every package that runs with it. Throws a sentence if something is missing. */
export async function readSoftwareBill(): Promise<SoftwareBill> {
  const { output, errors } = await runNpm(['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'])
  if (output === '') throw new Error(`npm could not list the packages: ${errors.trim()}`)
  const bill = checkSoftwareBill(withoutDevelopment(softwareBill.parse(JSON.parse(output))))
  // npm names it after the folder in which it lies.
  return {
    ...bill,
    metadata: { ...bill.metadata, component: { ...bill.metadata.component, name: 'facility-licensing-portal' } },
  }
}

/** Leaves out what only developing needs. npm's own `--omit dev` also leaves out what both the tools and the portal need. */
function withoutDevelopment(bill: SoftwareBill): SoftwareBill {
  const running = new Set(listRunning())
  const components = bill.components.filter(({ purl }) => running.has(nameIn(purl)) || isOurs(purl))
  const known = new Set([...components, bill.metadata.component].map((one) => one['bom-ref']))
  const dependencies = bill.dependencies
    .filter(({ ref }) => known.has(ref))
    .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => known.has(ref)) }))
  return { ...bill, components, dependencies }
}

/** The name and version that the address of a package has. */
export function nameIn(purl: string): string {
  return decodeURIComponent(purl.slice('pkg:npm/'.length))
}

function isOurs(purl: string): boolean {
  return nameIn(purl).startsWith('@portal/')
}

/** Checks a bill: its form, that what it refers to is in it, and that every package of others has its digest. */
export function checkSoftwareBill(given: unknown): SoftwareBill {
  const bill = softwareBill.parse(given)
  const refs = bill.components.map((one) => one['bom-ref'])
  const known = new Set([...refs, bill.metadata.component['bom-ref']])
  if (known.size !== refs.length + 1) throw new Error('The bill names a component twice.')
  const unknown = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).find((ref) => !known.has(ref))
  if (unknown !== undefined) throw new Error(`The bill refers to ${unknown}, which is not in it.`)
  const bare = bill.components.find(({ hashes, purl }) => !hashes?.length && !isOurs(purl))
  if (bare) throw new Error(`The bill has no digest of ${bare['bom-ref']}.`)
  return bill
}

/** The packages of the lock that run with the portal. */
export function listRunning(): string[] {
  const path = resolve(import.meta.dirname, '../package-lock.json')
  const { packages } = lockFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  return Object.entries(packages)
    .filter(([name, { link, dev }]) => name.includes('node_modules/') && !link && dev !== true)
    .map(([name, { version }]) => `${name.slice(name.lastIndexOf('node_modules/') + 13)}@${version}`)
}
