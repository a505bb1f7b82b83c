import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router'
import { howSessionEnded, type Session, useSession } from '../api/session.ts'
import { paths } from '../paths.ts'
import { NotForYou } from './not-for-you.tsx'

/** Shows a part of the portal to those who are signed in, and brings others back to it once they are. */
export function RequireSession({ children, only }: { children: ReactNode; only?: Session['privilege_type'] }) {
  const session = useSession()
  const { pathname, search } = useLocation()
  if (!session) {
    // Who logged out is done with the page; who was signed out is not.
    const state = howSessionEnded() === 'logged out' ? undefined : { back: `${pathname}${search}` }
    return <Navigate to={paths.signIn()} replace state={state} />
  }
  if (only && session.privilege_type !== only) return <NotForYou />
  return children
}
