import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, it } from 'vitest'
import { openApiDocument } from './openapi.ts'

/** What Redocly's linter finds with its recommended rules: errors and warnings. */
async function lint(document: object) {
  return lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  })
}

it('passes the linter without an error or a warning', async () => {
  const problems = await lint(openApiDocument('1.2.3'))
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

it('would not pass it without its title and version', async () => {
  const problems = await lint({ ...openApiDocument('1.2.3'), info: undefined, paths: {}, components: {} })
  expect(problems.map(({ severity }) => severity)).toContain('error')
})
