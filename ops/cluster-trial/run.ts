import { spawnSync } from 'node:child_process'
import { searchPath } from './programs.ts'

/** Runs a program to its end. Returns what it printed; fails with what it printed if it does. */
export function run([program = '', ...args]: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH: searchPath },
  })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? stdout + stderr}`)
  return stdout
}
