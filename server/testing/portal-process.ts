import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Node keeps the compiled code of a program here, as in `npm start`, so that the next process starts sooner. */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url)),
}

/** The environment variables that the portal is started with. */
export interface Settings extends Record<string, string | undefined> {
  DATA_DIR: string
}

/** A portal in a process of its own. */
export interface PortalProcess {
  child: ChildProcess
  /** Its output so far, standard output and errors together. */
  output: () => string
  /** The address that it listens on, as soon as it is ready. Fails with its output if it ends before. */
  ready: () => Promise<string>
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>
}

/** Starts the portal as a process of its own, by default on any free port. */
export function startPortal(
  settings: Settings,
  { cwd = settings.DATA_DIR, program = process.execPath, args = [main] } = {},
): PortalProcess {
  const child = spawn(program, args, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...compileCache, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const listeners = new Set<() => void>()
  const collect = (chunk: Buffer) => {
    text += chunk
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal)
  // A test that fails before it stops its portal must not leave it running.
  const stop = () => void child.kill('SIGTERM')
  process.once('exit', stop)
  ended.then(() => process.off('exit', stop))
  return {
    child,
    output: () => text,
    ended,
    ready: () =>
      new Promise((resolve, reject) => {
        const check = () => {
          const address = /portal is ready .* Open (http:\/\/[^ ]+)/.exec(text)?.[1]
          if (address) resolve(address)
        }
        listeners.add(check)
        check()
        ended.then((code) => reject(new Error(`The portal ended with ${code} before it was ready: ${text}`)))
      }),
  }
}
