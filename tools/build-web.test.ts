import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { buildWeb, isBuilt } from './build-web.ts'

const sources = [
  'web/main.ts',
  'web/app.html',
  'domain/day.ts',
  'contract/call.ts',
  'package-lock.json',
  'tsconfig.json',
  'CHANGELOG.md',
]
let root: string
let builds: number

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'web-'))
  builds = 0
  for (const path of sources) write(path)
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), path)
}

function build() {
  builds += 1
  write('web/dist/app.html')
}

function failBuild() {
  write('web/dist/half.js')
  throw new Error('The build failed')
}

describe('build-web', () => {
  it('builds once for the same sources', () => {
    buildWeb(root, build)
    buildWeb(root, build)
    expect(builds).toBe(1)
    expect(isBuilt(root)).toBe(true)
  })

  it.each(sources)('builds again when %s has changed', (path) => {
    buildWeb(root, build)
    appendFileSync(join(root, path), ' ')
    expect(isBuilt(root)).toBe(false)
  })

  it('builds again when a file is added or removed', () => {
    buildWeb(root, build)
    write('web/screens/home.tsx')
    expect(isBuilt(root)).toBe(false)
    rmSync(join(root, 'web/screens/home.tsx'))
    expect(isBuilt(root)).toBe(true)
    rmSync(join(root, 'domain/day.ts'))
    expect(isBuilt(root)).toBe(false)
  })

  it.each([
    'web/main.test.tsx',
    'web/testing/setup.ts',
    'web/node_modules/x/x.js',
    'web/dist/more.js',
    'server/main.ts',
  ])('does not build again for %s', (path) => {
    buildWeb(root, build)
    write(path)
    expect(isBuilt(root)).toBe(true)
  })

  it('leaves no stamp when the build fails, not even an old one', () => {
    buildWeb(root, build)
    appendFileSync(join(root, 'web/main.ts'), ' ')
    expect(() => buildWeb(root, failBuild)).toThrow('The build failed')
    expect(existsSync(join(root, 'web/dist/.built-from'))).toBe(false)
  })
})
