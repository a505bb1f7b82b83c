import { useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { howSessionEnded, useSession } from '../api/session.ts'
import { paths } from '../paths.ts'

/** Opens the sign-in page, which the server draws: that is another document, not a route. */
function GoToSignIn() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    // Whoever logged out is done with the page; whoever was signed out comes back to it.
    const back = howSessionEnded() === 'logged out' ? undefined : `${pathname}${search}`
    const go = () => window.location.replace(paths.signIn(back))
    go()
    // The browser may show this page again as it was left when the person presses Back.
    window.addEventListener('pageshow', go)
    return () => window.removeEventListener('pageshow', go)
  }, [pathname, search])
  return null
}

/** Shows its routes to people who are signed in. Which of them a person may open is the table's to say. */
export function RequireSession() {
  return useSession() ? <Outlet /> : <GoToSignIn />
}
