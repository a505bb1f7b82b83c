import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { untilKept } from '../api/phone-database.ts'
import { howSessionEnded, useSession } from '../api/session.ts'
import { paths } from '../paths.ts'

/** Opens the sign-in page. The server renders it: it is another document, not a route. */
function GoToSignIn() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    // A person whose session expired returns to this page after signing in; a person who logged out does not.
    const back = howSessionEnded() === 'logged out' ? undefined : `${pathname}${search}`
    const go = () => window.location.replace(paths.signIn(back))
    // What was typed is kept first.
    void untilKept().then(go)
    // On Back the browser may restore this page from its back/forward cache.
    window.addEventListener('pageshow', go)
    return () => window.removeEventListener('pageshow', go)
  }, [pathname, search])
  return null
}

/** Shows its routes to signed-in people. ScreenFrame checks whether the person may open the screen. */
export function RequireSession() {
  return useSession() ? <Outlet /> : <GoToSignIn />
}
