import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyRepository, followSteps, productFilesOf } from './follow-walk-through.ts'
import { joinTestRuns } from './join-test-runs.ts'

const root = resolve(import.meta.dirname, '..')
const walkThroughs = join(root, 'docs/walk-throughs')
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'walk-throughs-'))
  copyRepository(root, folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command in the copy, with nothing of the test run around it. Returns its output if it fails. */
function failureOf(command: string): string {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_|CI$|NODE_ENV)/.test(name)),
  )
  const { status, stdout, stderr } = spawnSync(command, { cwd: folder, env, shell: true, encoding: 'utf8' })
  return status === 0 ? '' : `${command}\n${stdout}\n${stderr}`.slice(-6_000)
}

it.each([
  ['docs/walk-throughs/adding-a-call.md', 9],
  ['docs/walk-throughs/adding-a-question-type.md', 5],
  ['docs/walk-throughs/adding-a-section.md', 6],
  ['docs/walk-throughs/adding-a-setting.md', 2],
])('%s changes no more than %i files of the product, see docs/decisions/0040', (name, most) => {
  expect(productFilesOf(readFileSync(join(root, name), 'utf8')).length).toBeLessThanOrEqual(most)
})

/** A limit for what hangs: a dozen runs of compilers and tests take minutes alone, and several times that beside other work. */
const hangsAfterMs = 2_400_000

// The pages are followed one after another in the same copy, so that what they all end with runs once.
describe('the walk-throughs, followed to the letter', () => {
  const commands = new Set<string>()

  it.each(readdirSync(walkThroughs))('%s applies', (name) => {
    const ending = followSteps(readFileSync(join(walkThroughs, name), 'utf8'), folder)
    expect(ending.length).toBeGreaterThan(2)
    for (const command of ending) commands.add(command)
  })

  it('hold: each command that they end with succeeds', { timeout: hangsAfterMs }, () => {
    expect(commands.size).toBeGreaterThan(10)
    for (const command of joinTestRuns([...commands])) expect(failureOf(command)).toBe('')
  })
})
