import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '..')
/** Whatever waits for a time. A wait for a time is too short on a busy machine, and too long on any other. */
const fixedWait =
  /\bsetTimeout as \w+ \}|[{,] setTimeout[,\s][^}]*\} from 'node:timers\/promises'|\bnew Promise\b[^\n]*\bsetTimeout\(|\bwaitForTimeout\(/

const isOfTests = (path: string) => /\.(test|spec)\.tsx?$|\/testing\/|^e2e\//.test(path) && /\.tsx?$/.test(path)

it('waits in tests for what must happen, never for a time', () => {
  const tests = ['bench', 'contract', 'domain', 'e2e', 'server', 'tools', 'web']
    .flatMap((folder) => sourceFiles(root, folder))
    .filter((path) => isOfTests(path) && path !== 'tools/fixed-waits.test.ts')
  expect(tests.length).toBeGreaterThan(700)
  expect(tests.filter((path) => fixedWait.test(readFileSync(join(root, path), 'utf8')))).toEqual([
    // Answers after a limit of the portal has passed, which began before.
    'server/http/limit-bodies.test.ts',
    // Sees that nothing happens for an hour of its portals, which takes a second.
    'server/jobs/start-hourly-jobs.test.ts',
    // Looks again and again until the transactions of other tests have ended.
    'server/testing/audit/seal-all.ts',
    // Lets what is ready run before the clock of the test ends.
    'web/signed-out/verify/check-code.test.ts',
  ])
})

it.each([
  "import { setTimeout as wait } from 'node:timers/promises'",
  "import { setInterval as every, setTimeout as wait } from 'node:timers/promises'",
  "import { setTimeout } from 'node:timers/promises'",
  'await new Promise((resolve) => setTimeout(resolve, 20))',
  'await page.waitForTimeout(500)',
])('recognises %s', (text) => {
  expect(fixedWait.test(text)).toBe(true)
})

it.each([
  "vi.useFakeTimers({ toFake: ['setTimeout'] })",
  "vi.spyOn(globalThis, 'setTimeout')",
  'test.setTimeout(240_000)',
])('lets %s pass', (text) => {
  expect(fixedWait.test(text)).toBe(false)
})
