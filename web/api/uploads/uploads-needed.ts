// Small enough for the first page.

let isNeeded = false
const listeners = new Set<() => void>()

/** Whether the list of uploads has something to show. */
export function areUploadsNeeded(): boolean {
  return isNeeded
}

/** Loads the list of uploads, because there is one. */
export function markUploadsNeeded(): void {
  isNeeded = true
  for (const listener of listeners) listener()
}

/** Calls the listener when the list is needed. Returns the function to unsubscribe. */
export function onUploadsNeeded(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
