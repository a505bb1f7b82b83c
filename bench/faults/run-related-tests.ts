import { spawn, spawnSync } from 'node:child_process'
import { basename, dirname, join } from 'node:path'
import { findPostgres } from '../../tools/postgres-programs.ts'

/**
 * What became of a fault. Only a test that fails with the fault and not without it has noticed it: a run that broke off or took too
 * long has not.
 */
export interface Outcome {
  is: 'noticed' | 'not noticed' | 'no test' | 'took too long' | 'broke off' | 'its test fails without the fault too'
  /** The first test that failed, or the end of a run that broke off. */
  detail?: string
}

const server = findPostgres() ? 'server-postgres' : 'server-embedded'
const projects = ['domain', 'contract', 'web', server].flatMap((name) => ['--project', name])
/** So long (ms) a run that is stopped may take to stop the database that it started. */
const patience = 20_000

/**
 * Runs tests until the first one fails. First come those that notice most: the tests of the file and of the files that import
 * it, found by name in any folder. Unless `isNear`, all tests that depend on the file follow. No test imports what the web
 * loads only when it is shown; for such a file the tests of its folder and of the screens run instead.
 */
export async function runRelatedTests(copy: string, file: string, limit: number, isNear: boolean): Promise<Outcome> {
  const near = [basename(file), ...importersOf(copy, file)].map((path) => path.replace(/(\.test)?\.tsx?$/, ''))
  const named = await runTests(copy, ['run', ...near], limit)
  if (named.is === 'noticed' || isNear) return named
  const related = await runTests(copy, ['related', file], limit)
  if (related.is !== 'no test' || !file.startsWith('web/')) return related
  return runTests(copy, ['run', dirname(file), 'web/screens'], limit)
}

/** The files that import a file directly. */
function importersOf(copy: string, file: string): string[] {
  const typed = ['--include=*.ts', '--include=*.tsx']
  const folders = ['domain', 'contract', 'server', 'web']
  const options = { cwd: copy, encoding: 'utf8' } as const
  const { stdout } = spawnSync(
    'grep',
    ['-rlF', ...typed, '--exclude-dir=node_modules', `/${basename(file)}'`, ...folders],
    options,
  )
  return stdout.split('\n').filter(Boolean)
}

/** Whether the test that noticed a fault passes without it. */
export async function checkWithoutFault(copy: string, noticed: Outcome, limit: number): Promise<Outcome> {
  const test = /\S+\.test\.tsx?/.exec(noticed.detail ?? '')?.[0]
  const { is } = test ? await runTests(copy, ['run', test], limit) : noticed
  return is === 'not noticed' ? noticed : { ...noticed, is: 'its test fails without the fault too' }
}

/** Runs tests until the first one fails: those that have to do with files, or those whose names have one of some words. */
export async function runTests(
  copy: string,
  [mode = '', ...files]: readonly string[],
  limit: number,
): Promise<Outcome> {
  const vitest = join(copy, 'node_modules/vitest/vitest.mjs')
  const run = spawn(process.execPath, [vitest, mode, ...files, '--run', '--bail', '1', ...projects], {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [run.stdout, run.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  let isLate = false
  const stop = (signal: NodeJS.Signals) =>
    run.pid !== undefined && run.exitCode === null && process.kill(-run.pid, signal)
  const timers = [
    setTimeout(() => {
      isLate = true
      stop('SIGTERM')
    }, limit),
    setTimeout(() => stop('SIGKILL'), limit + patience),
  ]
  const code = await new Promise((ended) => run.once('close', ended).once('error', ended))
  for (const timer of timers) clearTimeout(timer)
  return isLate ? { is: 'took too long' } : outcomeOf(code, output)
}

function outcomeOf(code: unknown, output: string): Outcome {
  if (/No test files found/.test(output)) return { is: 'no test' }
  if (code === 0) return { is: 'not noticed' }
  const failed = /^\s*FAIL\s+(.+)$/m.exec(output)?.[1]
  return failed ? { is: 'noticed', detail: failed } : { is: 'broke off', detail: output.trim().slice(-600) }
}
