import { mayDo } from '@portal/domain/accounts/capabilities.ts'
import { matchPath } from 'react-router'
import { lastPerson, type Session } from '../api/session.ts'
import type { Screen } from './screen.ts'
import { screens } from './screens.ts'

/** The screen at a path, with its route params. Most are ruled out by how they begin: matching each takes a phone milliseconds. */
export function findScreen(pathname: string) {
  const typed = pathname.toLowerCase()
  for (const screen of screens) {
    const [beginning = ''] = screen.path.split(':')
    const match = typed.startsWith(beginning) && matchPath(screen.path, pathname)
    if (match) return { screen, params: match.params }
  }
  return undefined
}

/** Whether a page opens after a session has ended by itself: it shows that person what is kept on this phone for them. */
export function mayOpenKept(pathname: string): boolean {
  return lastPerson() !== undefined && findScreen(pathname)?.screen.isKept === true
}

/** Whether a person may open a screen. The server checks each of its calls as well. */
export function mayOpen(session: Session, { may }: Pick<Screen, 'may'>): boolean {
  return may === undefined || mayDo(session, may)
}
