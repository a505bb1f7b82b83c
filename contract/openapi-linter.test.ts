import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it, vi } from 'vitest'
import { openApiDocument } from './openapi.ts'

// The linter needs several seconds of CPU time, and more on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

it.each(['recommended', 'recommended-strict'])(
  "passes the ruleset %s of Redocly's linter",
  async (ruleset) => {
    const problems = await lintFromString({
      source: JSON.stringify(openApiDocument('1.2.3')),
      absoluteRef: 'openapi.json',
      config: await createConfig({ extends: [ruleset] }),
    })
    const found = problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])
    expect(found).toEqual([])
  },
  30_000,
)

it('reports an error for a document without info', async () => {
  const { info, ...rest } = openApiDocument('1.2.3')
  const problems = await lintFromString({
    source: JSON.stringify(rest),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  })
  expect(problems.map(({ severity }) => severity)).toContain('error')
  expect(info.version).toBe('1.2.3')
})
