import { setTimeout as wait } from 'node:timers/promises'

/** Others have the machine for so many times as long as a piece of an import took, and no longer than `longestRestMs`. */
const restPerWork = 3
const longestRestMs = 4000

/** Waits after a piece of work of a large import that took so many milliseconds. It ends at once when the portal stops. */
export async function restAfter(workMs: number, signal?: AbortSignal): Promise<void> {
  const restMs = Math.min(workMs * restPerWork, longestRestMs)
  await wait(restMs, undefined, { ...(signal && { signal }), ref: false }).catch(() => {})
}
