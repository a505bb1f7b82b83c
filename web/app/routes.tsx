import { Suspense } from 'react'
import { Navigate, Route, Routes, useLocation } from 'react-router'
import { usePortal } from '../api/use-portal.ts'
import { PortalBar } from '../features/settings/portal/portal-bar.tsx'
import { PortalFooter } from '../features/settings/portal/portal-footer.tsx'
import { paths } from '../paths.ts'
import { NotFound } from '../screens/public/not-found.tsx'
import { PageSkeleton } from '../ui/feedback/skeletons.tsx'
import { OpenPage } from '../ui/layout/open-page.tsx'
import { lazyPart } from '../ui/lazy-part.ts'
import { isForServer, NoConnection } from './no-connection.tsx'
import { RequireSession } from './require-session.tsx'
import type { Screen } from './screen.ts'
import { ScreenFrame } from './screen-frame.tsx'
import { screens } from './screens.ts'
import { Shell } from './shell/shell.tsx'

/** One screen as a route. */
function routeOf(screen: Screen) {
  const Content = lazyPart(screen.load)
  const element = (
    <ScreenFrame screen={screen}>
      <Content />
    </ScreenFrame>
  )
  return <Route key={screen.path} path={screen.path} element={element} />
}

const withoutShell = screens.filter(({ isPrinted }) => isPrinted).map(routeOf)
const inShell = screens.filter(({ isPrinted }) => !isPrinted).map(routeOf)

function NotFoundWithoutShell() {
  const portal = usePortal()
  return (
    <OpenPage bar={<PortalBar portal={portal} />} footer={<PortalFooter portal={portal} />}>
      {isForServer(useLocation().pathname) ? <NoConnection /> : <NotFound />}
    </OpenPage>
  )
}

/** The routes of the signed-in portal, built from the table of screens. Spec §2. */
export function Routing() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path="/dashboard" element={<Navigate to={paths.overview()} replace />} />
        <Route element={<RequireSession />}>
          {withoutShell}
          <Route path="/admin" element={<Shell />}>
            <Route index element={<Navigate to={paths.overview()} replace />} />
            {inShell}
            <Route path="*" element={<NotFound />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundWithoutShell />} />
      </Routes>
    </Suspense>
  )
}
