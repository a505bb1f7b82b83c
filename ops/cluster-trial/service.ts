import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { searchPath } from './programs.ts'

/** How a service is started. */
interface Started {
  name: string
  command: string[]
  /** Its working folder, where its output goes too. */
  folder: string
}

/** A program that runs beside the trial and ends with it. */
export class Service {
  readonly #started: Started
  #child: ChildProcess | undefined
  #ended: Promise<unknown> = Promise.resolve()

  constructor(started: Started) {
    this.#started = started
  }

  start(): void {
    const { name, command, folder } = this.#started
    const [program = '', ...args] = command
    const log = openSync(join(folder, `${name}.log`), 'a')
    this.#child = spawn(program, args, {
      cwd: folder,
      stdio: ['ignore', log, log],
      env: { ...process.env, PATH: searchPath },
    })
    closeSync(log)
    this.#ended = once(this.#child, 'exit')
  }

  get pid(): number | undefined {
    return this.#child?.exitCode === null && this.#child.signalCode === null ? this.#child.pid : undefined
  }

  /** Ends it, after a quarter of a minute with force. */
  async stop(): Promise<void> {
    if (this.pid === undefined) return
    this.#child?.kill('SIGTERM')
    await Promise.race([this.#ended, wait(15_000, undefined, { ref: false })])
    this.#child?.kill('SIGKILL')
    await this.#ended
  }

  /** Waits until it has ended by itself. */
  async ended(): Promise<void> {
    await this.#ended
  }
}

/** A process and everything that it has started, as far as it still runs. */
export function withDescendants(pid: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(Number(name))
    if (parent !== undefined) parents.set(Number(name), parent)
  }
  const found = [pid]
  for (const one of found) for (const [child, parent] of parents) if (parent === one) found.push(child)
  return found
}

function parentOf(pid: number): number | undefined {
  try {
    // The name of the program may contain spaces and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[1])
  } catch {
    return undefined
  }
}

/** Sends a signal to processes, of which some may have ended. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}

/** Asks again and again until the answer is yes. Fails after a while. */
export async function until(what: string, isSo: () => Promise<boolean>, seconds = 120): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await isSo().catch(() => false))) {
    if (performance.now() > end) throw new Error(`After ${seconds} s still not: ${what}`)
    await wait(200)
  }
}

/** Whether a server answers with a status that means success. */
export async function isOk(url: string): Promise<boolean> {
  return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok
}
