import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** What the portal is started with: settings of the environment, and the folder in which it looks for its .env file. */
export interface Settings extends Record<string, string | undefined> {
  DATA_DIR: string
}

/** A portal in a process of its own. */
export interface PortalProcess {
  child: ChildProcess
  /** What it has said so far, on both outputs. */
  said: () => string
  /** Where it listens, as soon as it is ready; fails with what it said when it ends before. */
  ready: () => Promise<string>
  /** The code it ended with, or the signal that ended it. */
  ended: Promise<number | string>
}

/** Starts the portal as its own program, on any free port unless told. */
export function startPortal(
  settings: Settings,
  { cwd = settings.DATA_DIR, program = process.execPath, words = [main] } = {},
): PortalProcess {
  const child = spawn(program, words, {
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const listeners = new Set<() => void>()
  const hear = (chunk: Buffer) => {
    text += chunk
    for (const listener of listeners) listener()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal)
  // A test that fails before it has stopped its portal must not leave it running.
  const stop = () => void child.kill('SIGTERM')
  process.once('exit', stop)
  ended.then(() => process.off('exit', stop))
  return {
    child,
    said: () => text,
    ended,
    ready: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          const address = /portal is ready .* Open (http:\/\/[^ ]+)/.exec(text)?.[1]
          if (address) resolve(address)
        }
        listeners.add(look)
        look()
        ended.then((code) => reject(new Error(`The portal ended with ${code} before it was ready: ${text}`)))
      }),
  }
}
