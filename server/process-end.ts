import { describeFailure } from './database/failures.ts'

/** How long open requests may take to end when the portal is told to stop. */
const shutdownTimeoutMs = 5_000

const steps: (() => unknown)[] = []
let exitCode = 0
let isEnding = false

/** Adds what must be done before the process ends. The newest is done first. */
export function beforeEnd(step: () => unknown): void {
  steps.unshift(step)
}

/** Does what must be done and ends the process, after five seconds in any case. The highest exit code asked for counts. */
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

/** After an error that nothing handled, the state of the process is unknown: it is logged and the process ends with code 1. */
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
