import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { buildWeb, isBuilt, runVite } from './build-web.ts'

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

function write(path: string, text = path) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

async function build() {
  builds += 1
  write('web/dist/app.html')
}

async function failBuild() {
  write('web/dist/half.js')
  throw new Error('The build failed')
}

describe('build-web', () => {
  it('builds once for the same sources', async () => {
    await buildWeb(root, build)
    await buildWeb(root, build)
    expect(builds).toBe(1)
    expect(isBuilt(root)).toBe(true)
  })

  it.each(sources)('builds again when %s has changed', async (path) => {
    await buildWeb(root, build)
    appendFileSync(join(root, path), ' ')
    expect(isBuilt(root)).toBe(false)
  })

  it('builds again when a file is added or removed', async () => {
    await buildWeb(root, build)
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
  ])('does not build again for %s', async (path) => {
    await buildWeb(root, build)
    write(path)
    expect(isBuilt(root)).toBe(true)
  })

  it('leaves no stamp when the build fails, not even an old one', async () => {
    await buildWeb(root, build)
    appendFileSync(join(root, 'web/main.ts'), ' ')
    await expect(buildWeb(root, failBuild)).rejects.toThrow('The build failed')
    expect(existsSync(join(root, 'web/dist/.built-from'))).toBe(false)
  })

  it('prints nothing of the bundler when it succeeds, and all of it when it fails', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    const noisy = "console.log('4 modules transformed'); console.error('a warning of a plugin')"
    write('web/build/build-web.ts', noisy)
    await runVite(root)
    write('web/build/build-web.ts', `${noisy}; process.exitCode = 3`)
    await expect(runVite(root)).rejects.toThrow(
      '4 modules transformed\na warning of a plugin\nThe web could not be built. See the message of Vite above.',
    )
    expect(log.mock.calls).toEqual([['Building the web …'], ['Building the web …']])
    log.mockRestore()
  })
})
