import { type Duty, isDuty } from '@portal/domain/accounts/capabilities.ts'
import { useSyncExternalStore } from 'react'
import { eraseStoredUploads } from './uploads/uploads-database.ts'

/** Everything that the browser stores about a signed-in person. Spec §6.2. */
export interface Session {
  token: string
  id: number
  first_name: string
  privilege_type: 'admin' | 'user'
  /** What an officer is entrusted with. The server tells it again with every reply. */
  duties: readonly Duty[]
  /** The password was generated; nothing else is possible until it is changed. */
  must_change_password: boolean
  /** The ministry asks officers for a second factor; nothing else is possible until it is set up. */
  must_set_up_second_factor?: boolean | undefined
}

/** Why the session ended: the person logged out, or the server refused the token. */
export type Ended = 'logged out' | 'expired'

const storageKey = 'session'
/** The person whose session ended by itself. Somebody else may use the phone next, so it is gone when a session begins. */
const endedKey = 'ended-session'
const listeners = new Set<() => void>()
let known: { text: string | null; session: Session | null } = { text: null, session: null }
let ended: Ended | undefined

/** Whether a value is a session. */
export function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false
  const { token, id, first_name, privilege_type, duties, must_change_password }: Partial<Session> = value
  const isRole = privilege_type === 'admin' || privilege_type === 'user'
  const isPerson = isRole && typeof id === 'number' && typeof first_name === 'string'
  const areDuties = Array.isArray(duties) && duties.every(isDuty)
  return isPerson && areDuties && typeof token === 'string' && typeof must_change_password === 'boolean'
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
  const text = localStorage.getItem(storageKey)
  if (text !== known.text) known = { text, session: text === null ? null : read(text) }
  return known.session
}

function notifyListeners() {
  for (const listener of listeners) listener()
}

/** Stores the session after signing in. Only these fields of the account are stored. */
export function beginSession(session: Session): void {
  ended = undefined
  localStorage.removeItem(endedKey)
  store(session)
}

type Changed = Partial<Pick<Session, 'duties' | 'must_change_password' | 'must_set_up_second_factor'>>

/** Changes what the browser knows about the signed-in person, if it differs. */
export function updateSession(changed: Changed): void {
  const session = currentSession()
  if (!session) return
  const updated = { ...session, ...changed }
  if (JSON.stringify(updated) !== JSON.stringify(session)) store(updated)
}

function store(session: Session) {
  const { token, id, first_name, privilege_type, duties, must_change_password, must_set_up_second_factor } = session
  const person = { token, id, first_name, privilege_type, duties }
  const stored: Session = { ...person, must_change_password, must_set_up_second_factor }
  localStorage.setItem(storageKey, JSON.stringify(stored))
  notifyListeners()
}

/** Removes the session in this tab and all others. */
export function endSession(why: Ended): void {
  const person = currentSession()?.id
  if (why === 'logged out') localStorage.removeItem(endedKey)
  else if (person !== undefined) localStorage.setItem(endedKey, String(person))
  ended = why
  localStorage.removeItem(storageKey)
  if (why === 'logged out') eraseStoredUploads()
  notifyListeners()
}

/** The person who is signed in, or was when the last session of this browser ended by itself. */
export function lastPerson(): number | undefined {
  const ended = localStorage.getItem(endedKey)
  return currentSession()?.id ?? (ended === null ? undefined : Number(ended))
}

/** How the last session of this tab ended, if it did. */
export function howSessionEnded(): Ended | undefined {
  return ended
}

/** Calls the listener when somebody signs in or out, in this or another tab. Returns the function to unsubscribe. */
export function onSessionChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The signed-in person, or null. */
export function useSession(): Session | null {
  return useSyncExternalStore(onSessionChange, currentSession)
}
