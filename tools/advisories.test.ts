import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { askForAdvisories } from './advisories.ts'

const advisory = {
  id: 1,
  url: 'https://github.com/advisories/GHSA-xxxx-xxxx-xxxx',
  title: 'Fastify takes anything for a body',
  severity: 'high',
  vulnerable_versions: '<99.0.0',
  cwe: [],
  cvss: { score: 7.5, vectorString: null },
}

const packument = {
  name: 'fastify',
  'dist-tags': { latest: '99.0.0' },
  versions: { '99.0.0': { name: 'fastify', version: '99.0.0' } },
}

/** A registry of npm that answers the question for advisories, and the settings with which npm asks it. */
async function registry(status: number, answer: object) {
  const server = createServer((request, response) => {
    request.resume()
    // npm also asks for the versions of a package that has an advisory.
    const [code, body] = request.method === 'POST' ? [status, answer] : [200, packument]
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const cache = await mkdtemp(join(tmpdir(), 'portal-npm-'))
  onTestFinished(() => rm(cache, { recursive: true, force: true }))
  const address = server.address()
  return {
    npm_config_registry: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    npm_config_fetch_retries: '0',
    // npm remembers what it was told of an advisory.
    npm_config_cache: cache,
  }
}

it('says that no advisory is known', async () => {
  const { code, sentences } = await askForAdvisories(await registry(200, {}))
  expect(code).toBe(0)
  expect(sentences).toEqual([expect.stringMatching(/^No advisory is known about the \d{3,} packages\.$/)])
})

it('names a package with a known weakness', async () => {
  const { code, sentences } = await askForAdvisories(await registry(200, { fastify: [advisory] }))
  expect(code).toBe(1)
  expect(sentences).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^high: fastify: Fastify takes anything for a body \(https:\/\/github\.com\/advisories\/GHSA-xxxx-xxxx-xxxx\)$/,
      ),
    ]),
  )
})

it.each([
  ['refuses', () => registry(405, {})],
  ['is not there', async () => ({ npm_config_registry: 'http://127.0.0.1:1/', npm_config_fetch_retries: '0' })],
])('says in one sentence that nothing is known when the registry %s', async (_, asked) => {
  const { code, sentences } = await askForAdvisories(await asked())
  expect(code).toBe(2)
  expect(sentences).toEqual([
    expect.stringMatching(/^The registry could not be asked for advisories, so nothing is known: .+\.$/),
  ])
})
