import { useSyncExternalStore } from 'react'
import { currentSession } from './session.ts'

const listeners = new Set<() => void>()

/** The key of the person, so that nobody reads when somebody else has saved. */
const storageKey = () => `last-saved ${currentSession()?.id}`

/** Notes that the server has stored something, until the tab is closed. */
export function noteSaved(): void {
  sessionStorage.setItem(storageKey(), new Date().toISOString())
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** When something of the person was stored last in this tab; null if nothing was. */
export function useLastSaved(): string | null {
  return useSyncExternalStore(subscribe, () => sessionStorage.getItem(storageKey()))
}
