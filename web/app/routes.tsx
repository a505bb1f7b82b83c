import { type ReactNode, Suspense, useContext, useLayoutEffect } from 'react'
import { Link, Navigate, Route, Routes, useLocation } from 'react-router'
import { useSession } from '../api/session.ts'
import { usePortal } from '../api/use-portal.ts'
import { PortalBar } from '../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../features/settings/portal/portal-footer.tsx'
import { paths } from '../paths.ts'
import { NotFound } from '../screens/public/not-found.tsx'
import { PageSkeleton } from '../ui/feedback/skeletons.tsx'
import { OpenPage } from '../ui/layout/open-page.tsx'
import { Page } from '../ui/layout/page.tsx'
import { ProductName, titleInTab } from '../ui/layout/use-page-title.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { findScreen, mayOpen } from './find-screen.ts'
import { isForServer, NoConnection } from './no-connection.tsx'
import { RequireSession } from './require-session.tsx'
import type { Screen } from './screen.ts'
import { Shell } from './shell/shell.tsx'

/** Shown instead of a screen that the person may not open. The server refuses its calls as well. */
function AccessDenied() {
  return (
    <Page title="You cannot open this page" width="reading">
      <p>Your account does not give access to it. If you think it should, ask the ministry.</p>
      <p>
        <Link to={paths.overview()}>Go to your dashboard</Link>
      </p>
    </Page>
  )
}

/** Shows a screen if the person may open it, and sets the document title until the screen sets its own. */
function ScreenFrame({ screen, children }: { screen: Screen; children: ReactNode }) {
  const session = useSession()
  const product = useContext(ProductName)
  // A layout effect runs before the effects of the screen, which may set a more specific title.
  useLayoutEffect(() => {
    document.title = titleInTab(screen.title, product)
  }, [screen, product])
  // Without a session RequireSession opens only what is kept on this phone.
  return !session || mayOpen(session, screen) ? children : <AccessDenied />
}

const elements = new Map<Screen, ReactNode>()

/** The element of a screen, always the same one: its code is loaded once. */
function elementOf(screen: Screen): ReactNode {
  const known = elements.get(screen)
  if (known) return known
  const Content = lazyPart(screen.load)
  const element = (
    <ScreenFrame screen={screen}>
      <Content />
    </ScreenFrame>
  )
  elements.set(screen, element)
  return element
}

function NotFoundWithoutShell() {
  const portal = usePortal()
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      {isForServer(useLocation().pathname) ? <NoConnection /> : <NotFound />}
    </OpenPage>
  )
}

/** The routes of the signed-in portal: of the table of screens, only the one at this address, because ranking all takes a phone long. Spec §2. */
export function Routing() {
  const screen = findScreen(useLocation().pathname)?.screen
  const route = screen && <Route path={screen.path} element={elementOf(screen)} />
  const hasShell = !screen?.isPrinted && !screen?.isOnSite
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path="/dashboard" element={<Navigate to={paths.overview()} replace />} />
        <Route element={<RequireSession />}>
          {!hasShell && route}
          <Route path="/admin" element={<Shell />}>
            <Route index element={<Navigate to={paths.overview()} replace />} />
            {hasShell && route}
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundWithoutShell />} />
      </Routes>
    </Suspense>
  )
}
