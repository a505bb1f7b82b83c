import { useSyncExternalStore } from 'react'

let isReady = false
const listeners = new Set<() => void>()

/** Notes that a newer version of the portal is in the browser. It is used from the next page load on. */
export function newVersionFound(): void {
  isReady = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a newer version of the portal is ready. */
export function useNewVersion(): boolean {
  return useSyncExternalStore(subscribe, () => isReady)
}
