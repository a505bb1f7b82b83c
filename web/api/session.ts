import { useSyncExternalStore } from 'react'

/** All that the browser keeps of a signed-in person. Spec §6.2. */
export interface Session {
  token: string
  id: number
  first_name: string
  privilege_type: 'admin' | 'user'
}

/** Why there is no session: the person chose to leave, or the server ended it. */
export type Ended = 'logged out' | 'expired'

const place = 'session'
const listeners = new Set<() => void>()
let known: { text: string | null; session: Session | null } = { text: null, session: null }
let ended: Ended | undefined

/** Whether a value is a session. */
export function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false
  const { token, id, first_name, privilege_type }: Partial<Session> = value
  const isRole = privilege_type === 'admin' || privilege_type === 'user'
  return isRole && typeof token === 'string' && typeof id === 'number' && typeof first_name === 'string'
}

function read(text: string): Session | null {
  try {
    const value: unknown = JSON.parse(text)
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

/** The session of this browser, the same in all its tabs. */
export function currentSession(): Session | null {
  const text = localStorage.getItem(place)
  if (text !== known.text) known = { text, session: text === null ? null : read(text) }
  return known.session
}

function announce() {
  for (const listener of listeners) listener()
}

/** Keeps the session after signing in. Only the four fields are stored, whatever else the account carries. */
export function beginSession({ token, id, first_name, privilege_type }: Session): void {
  ended = undefined
  localStorage.setItem(place, JSON.stringify({ token, id, first_name, privilege_type }))
  announce()
}

/** Forgets the session in this and every other tab. */
export function endSession(why: Ended): void {
  ended = why
  localStorage.removeItem(place)
  announce()
}

/** How the last session of this tab ended, if it did. */
export function howSessionEnded(): Ended | undefined {
  return ended
}

/** Calls back when somebody signs in or out, here or in another tab. */
export function onSessionChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === place || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromOtherTab)
  }
}

/** The signed-in person, or null. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, currentSession)
}
