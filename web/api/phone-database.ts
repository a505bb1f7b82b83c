// Small enough for the first page. The database itself is opened by phone-storage.ts; load-phone-storage.ts loads that.

/** The name of the browser's database with what is kept on this phone. */
export const databaseName = 'portal'

type Message = { is: 'changed' } | { is: 'signed out'; person: number }

/** Tells the other tabs of this browser. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('kept')
const signedOut = new Set<number>()
const listeners = new Set<() => void>()

channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.is === 'signed out') signedOut.add(data.person)
  for (const listener of listeners) listener()
})

/** Calls the listener when this or another tab has changed what is kept. Returns the function to unsubscribe. */
export function onKeptChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Notes a change of what is kept, in all tabs. */
export function tellOtherTabs(message: Message = { is: 'changed' }): void {
  channel?.postMessage(message)
  for (const listener of listeners) listener()
}

/** Nothing more is kept for this person, in any open tab. */
export function stopKeepingFor(person: number): void {
  signedOut.add(person)
  tellOtherTabs({ is: 'signed out', person })
}

/** Whether something may be kept for this person: not after signing out. */
export function mayKeepFor(person: number): boolean {
  return !signedOut.has(person)
}

/** How long (ms) a page waits before it is left. */
const leaveTimeout = 1000
const running = new Set<Promise<unknown>>()

/** Notes work that must finish before the page is left. */
export function finishBeforeLeaving<T>(work: Promise<T>): Promise<T> {
  running.add(work)
  return work.finally(() => running.delete(work))
}

/** Waits for that work, but not for long. */
export async function untilKept(): Promise<void> {
  if (running.size === 0) return
  await Promise.race([Promise.allSettled(running), new Promise((resolve) => setTimeout(resolve, leaveTimeout))])
}
