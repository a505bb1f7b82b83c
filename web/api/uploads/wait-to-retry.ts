import { isConnectionLost, onConnectionChange } from '../connection.ts'

const firstDelay = 500
const maxDelay = 30_000

/** Waits before the next attempt: until the portal can be reached again, and longer after each failure. Ends early when aborted. */
export function waitToRetry(failures: number, signal: AbortSignal): Promise<void> {
  // Random, so that many phones do not return at the same moment after an outage.
  const delay = Math.min(maxDelay, firstDelay * 2 ** failures) * (0.5 + Math.random() / 2)
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      stopListening()
      resolve()
    }
    const timer = setTimeout(end, isConnectionLost() ? maxDelay : delay)
    const stopListening = onConnectionChange(() => {
      if (!isConnectionLost()) end()
    })
    signal.addEventListener('abort', end, { once: true })
  })
}
