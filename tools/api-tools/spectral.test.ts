import { openApiDocument } from '@portal/contract/openapi/openapi.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { haveApiTools } from './have-api-tools.ts'

interface Finding {
  code: string
  path: (string | number)[]
  message: string
}
interface Spectral {
  setRuleset(ruleset: object): void
  run(document: object): Promise<Finding[]>
}

let spectral: Spectral

beforeAll(async () => {
  const { load } = await haveApiTools()
  const { Spectral }: { Spectral: new () => Spectral } = load('@stoplight/spectral-core')
  spectral = new Spectral()
  const { oas } = load('@stoplight/spectral-rulesets')
  // Each ministry names its own contact, in the settings.
  spectral.setRuleset({ extends: [oas], rules: { 'info-contact': 'off' } })
})

/** Errors and warnings. */
async function findProblems(document: object): Promise<string[]> {
  const findings = await spectral.run(Object(JSON.parse(JSON.stringify(document))))
  return findings.map(({ code, path, message }) => `${code} at ${path.join(' ')}: ${message}`)
}

describe("Spectral's rules for OpenAPI", () => {
  it('find no error and no warning in the description of the calls', async () => {
    expect(await findProblems(openApiDocument('1.2.3'))).toEqual([])
  })

  it('find a description without a title', async () => {
    const found = await findProblems({ openapi: '3.1.1', info: { version: '1.2.3' }, paths: {} })
    expect(found.join('\n')).toContain('title')
  })
})
