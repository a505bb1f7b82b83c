import { expect, it } from 'vitest'
import { checkSoftwareBill, listRunning, nameIn, readSoftwareBill } from './software-bill.ts'

it('lists every package that runs with the portal, with its digest, as CycloneDX', async () => {
  const bill = await readSoftwareBill()
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 })
  expect(bill.metadata.component).toMatchObject({ name: 'facility-licensing-portal' })
  const listed = bill.components.map(({ purl }) => nameIn(purl))
  const running = new Set(listRunning())
  expect([...running].filter((name) => !listed.includes(name))).toEqual([])
  expect(listed).toEqual(expect.arrayContaining([expect.stringMatching(/^fastify@/), expect.stringMatching(/^react@/)]))
  expect(listed.filter((name) => /^(vitest|@biomejs\/biome|typescript)@/.test(name))).toEqual([])
  const fastify = bill.components.find(({ name }) => name === 'fastify')
  expect(fastify?.hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }])
})

const component = { 'bom-ref': 'a@1', type: 'library', name: 'a', version: '1', purl: 'pkg:npm/a@1' }
const hashes = [{ alg: 'SHA-512', content: 'ab' }]
const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  serialNumber: 'urn:uuid:86907de9-ab3b-4d0c-86b3-2fd6e0a31dba',
  version: 1,
  metadata: { timestamp: '2026-11-26T09:46:58.700Z', component: { ...component, 'bom-ref': 'portal@1' } },
  components: [{ ...component, hashes }],
  dependencies: [{ ref: 'portal@1', dependsOn: ['a@1'] }],
}

it.each([
  ['a package without its digest', { components: [component] }, 'The bill has no digest of a@1.'],
  ['a package twice', { components: [...bill.components, ...bill.components] }, 'The bill names a component twice.'],
  ['a reference to nothing', { dependencies: [{ ref: 'b@1' }] }, 'The bill refers to b@1, which is not in it.'],
  ['another format', { specVersion: '0.9' }, 'specVersion'],
])('refuses %s', (_, spoilt, sentence) => {
  expect(checkSoftwareBill(bill).components).toHaveLength(1)
  expect(() => checkSoftwareBill({ ...bill, ...spoilt })).toThrow(sentence)
})
