import { lazy, Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { paths } from '../paths.ts'
import { OpenPage } from '../ui/open-page.tsx'
import { PageSkeleton } from '../ui/skeletons.tsx'
import { RequireSession } from './require-session.tsx'

const Shell = lazy(() => import('./shell/shell.tsx').then(({ Shell }) => ({ default: Shell })))
const SignIn = lazy(() => import('../screens/sign-in.tsx').then(({ SignIn }) => ({ default: SignIn })))
const Register = lazy(() => import('../screens/register.tsx').then(({ Register }) => ({ default: Register })))
const Terms = lazy(() => import('../screens/terms.tsx').then(({ Terms }) => ({ default: Terms })))
const NotFound = lazy(() => import('../screens/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })))

/** The route table of spec §2, line for line. A screen that is not built yet has no line: it is not found. */
export function Routing() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route path="/" element={<SignIn />} />
        <Route path="/register" element={<Register />} />
        <Route path="/terms" element={<Terms />} />
        <Route path="/dashboard" element={<Navigate to={paths.overview()} replace />} />
        <Route
          path="/admin"
          element={
            <RequireSession>
              <Shell />
            </RequireSession>
          }
        >
          <Route index element={<Navigate to={paths.overview()} replace />} />
          <Route path="*" element={<NotFound />} />
        </Route>
        <Route
          path="*"
          element={
            <OpenPage>
              <NotFound />
            </OpenPage>
          }
        />
      </Routes>
    </Suspense>
  )
}
