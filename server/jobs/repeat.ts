import { setTimeout as wait } from 'node:timers/promises'

/** A job in the background. `stop` resolves when a run in progress has ended. */
export interface Repeated {
  stop: () => Promise<void>
}

/** Runs a job at once, and again after the pause in milliseconds that each run returns, until it is stopped. */
export function repeat(run: (signal: AbortSignal) => Promise<number>): Repeated {
  const stopping = new AbortController()
  const running = runUntilStopped(run, stopping.signal)
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

async function runUntilStopped(run: (signal: AbortSignal) => Promise<number>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const pause = await run(signal)
    if (pause > 0) await wait(pause, undefined, { signal, ref: false }).catch(() => {})
  }
}
