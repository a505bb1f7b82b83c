/** Tells the other tabs of this browser that a visit has changed. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('visits')
const listeners = new Set<(visit: number) => void>()

channel?.addEventListener('message', ({ data }: MessageEvent<number>) => {
  for (const listener of listeners) listener(data)
})

/** Calls the listener when this or another tab has changed a visit. Returns the function to unsubscribe. */
export function onVisitChange(listener: (visit: number) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notes a change of a visit, in all tabs. */
export function visitChanged(visit: number): void {
  channel?.postMessage(visit)
  for (const listener of listeners) listener(visit)
}
