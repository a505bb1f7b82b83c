import { useSyncExternalStore } from 'react'
import { lastPerson, onSessionChange } from '../session.ts'

/**
 * Whose visits this phone shows: those of the signed-in person, or of the one whose session ended by itself. They open without
 * signing in, because a session may end on site; never after logging out, and never when somebody else has signed in since.
 */
export function useVisitPerson(): number | undefined {
  return useSyncExternalStore(onSessionChange, lastPerson)
}
