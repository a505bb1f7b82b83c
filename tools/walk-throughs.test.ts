import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyRepository, followSteps } from './follow-walk-through.ts'

const root = resolve(import.meta.dirname, '..')
const walkThroughs = join(root, 'docs/walk-throughs')
let folder: string

// Each page starts from the repository as it is.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'walk-through-'))
  copyRepository(root, folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command in the copy, with nothing of the test run around it. Returns its output if it fails. */
function failureOf(command: string): string {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_|CI$|NODE_ENV)/.test(name)),
  )
  const { status, stdout, stderr } = spawnSync(command, { cwd: folder, env, shell: true, encoding: 'utf8' })
  return status === 0 ? '' : `${command}\n${stdout}\n${stderr}`.slice(-6_000)
}

describe.each(readdirSync(walkThroughs))('%s', (name) => {
  it('holds when it is followed to the letter', () => {
    const commands = followSteps(readFileSync(join(walkThroughs, name), 'utf8'), folder)
    expect(commands.length).toBeGreaterThan(2)
    for (const command of commands) expect(failureOf(command)).toBe('')
  })
})
