import { describeFailure } from '../database/failures.ts'

/** How long the shutdown may take. */
const shutdownTimeoutMs = 5_000

const steps: (() => unknown)[] = []
let exitCode = 0
let isEnding = false

/** Registers a step of the shutdown. Steps run in reverse order. */
export function beforeEnd(step: () => unknown): void {
  steps.unshift(step)
}

/** Runs the steps and ends the process, after five seconds in any case. Of several calls the highest exit code counts. */
export async function endProcess(code: number): Promise<void> {
  exitCode = Math.max(exitCode, code)
  if (isEnding) return
  isEnding = true
  setTimeout(() => process.exit(exitCode), shutdownTimeoutMs)
  for (const step of steps.splice(0)) {
    try {
      await step()
    } catch (error) {
      logFatal(error, 'A step of the shutdown failed')
    }
  }
  process.exit(exitCode)
}

/**
 * The first signal shuts a running portal down in order, after `drain`, during which it still takes requests. During the start, or
 * at a second signal, it ends at once.
 */
export function endOnSignals(isReady: () => boolean, drain: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1))
      if (isReady()) drain().finally(() => endProcess(0))
      else process.exit(0)
    })
  }
}

/** Logs unhandled errors and ends the process with code 1, because its state is unknown then. */
export function endOnFault(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      logFatal(error, `The portal ends because of an error that nothing handled (${event})`)
      endProcess(1)
    })
  }
}

function logFatal(error: unknown, msg: string): void {
  console.log(JSON.stringify({ level: 60, time: Date.now(), err: describeFailure(error), msg }))
}
