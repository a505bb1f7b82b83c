import { openApiDocument } from '@portal/contract/openapi.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { haveApiTools } from './have-api-tools.ts'

interface Finding {
  code: string
  severity: number
  path: (string | number)[]
  message: string
}
interface Spectral {
  setRuleset(ruleset: object): void
  run(document: object): Promise<Finding[]>
}

const error = 0
let spectral: Spectral

beforeAll(async () => {
  const { load } = await haveApiTools()
  const { Spectral }: { Spectral: new () => Spectral } = load('@stoplight/spectral-core')
  spectral = new Spectral()
  spectral.setRuleset({ extends: [load('@stoplight/spectral-rulesets').oas] })
})

async function findErrors(document: object): Promise<string[]> {
  const findings = await spectral.run(JSON.parse(JSON.stringify(document)))
  return findings
    .filter(({ severity }) => severity === error)
    .map(({ code, path, message }) => `${code} at ${path.join(' ')}: ${message}`)
}

describe("Spectral's rules for OpenAPI", () => {
  it('find no error in the description of the calls', async () => {
    expect(await findErrors(openApiDocument('1.2.3'))).toEqual([])
  })

  it('find a description without a title', async () => {
    const [found = ''] = await findErrors({ openapi: '3.1.1', info: { version: '1.2.3' }, paths: {} })
    expect(found).toContain('title')
  })
})
