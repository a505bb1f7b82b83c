import { type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { untilKept } from '../api/phone-database.ts'
import { howSessionEnded, useSession } from '../api/session.ts'
import { usePortal } from '../api/use-portal.ts'
import { PortalBar } from '../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../features/settings/portal/portal-footer.tsx'
import { paths } from '../paths.ts'
import { PageSkeleton } from '../ui/feedback/skeletons.tsx'
import { OpenPage } from '../ui/layout/open-page.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { mayOpenKept } from './find-screen.ts'
import { LogOut } from './shell/log-out.tsx'

const ChoosePassword = lazyPart(async () => (await import('../screens/accounts/choose-password.tsx')).ChoosePassword)

const SetUpSecondFactor = lazyPart(
  async () => (await import('../screens/accounts/set-up-second-factor.tsx')).SetUpSecondFactorScreen,
)

/** Opens the sign-in page. The server renders it: it is another document, not a route. */
function GoToSignIn() {
  const { pathname, search, hash } = useLocation()
  useEffect(() => {
    // A person whose session expired returns to this page after signing in; a person who logged out does not.
    const back = howSessionEnded() === 'logged out' ? undefined : `${pathname}${search}${hash}`
    const go = () => window.location.replace(paths.signIn(back))
    // What was typed is kept first.
    void untilKept().then(go)
    // On Back the browser may restore this page from its back/forward cache.
    window.addEventListener('pageshow', go)
    return () => window.removeEventListener('pageshow', go)
  }, [pathname, search, hash])
  return null
}

/** The only page while something must be done before all else. */
function FirstOfAll({ children }: { children: ReactNode }) {
  const portal = usePortal()
  const bar = (
    <PortalBar portal={portal}>
      <LogOut />
    </PortalBar>
  )
  return (
    <OpenPage bar={bar} footer={<PortalFooter portal={portal} />}>
      <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
    </OpenPage>
  )
}

/** Shows its routes to signed-in people. ScreenFrame checks whether the person may open the screen. */
export function RequireSession() {
  const session = useSession()
  const { pathname } = useLocation()
  if (!session) return mayOpenKept(pathname) ? <Outlet /> : <GoToSignIn />
  if (session.must_change_password) {
    return (
      <FirstOfAll>
        <ChoosePassword />
      </FirstOfAll>
    )
  }
  if (session.must_set_up_second_factor) {
    return (
      <FirstOfAll>
        <SetUpSecondFactor />
      </FirstOfAll>
    )
  }
  return <Outlet />
}
