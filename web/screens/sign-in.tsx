import { Link, Navigate, useLocation } from 'react-router'
import { useSession } from '../api/session.ts'
import { MinistryIntroduction } from '../features/account/ministry-introduction.tsx'
import { SignInForm } from '../features/account/sign-in-form.tsx'
import { paths } from '../paths.ts'
import { FrontPage } from '../ui/layout/open-page.tsx'
import { Page } from '../ui/layout/page.tsx'

/** The page that the session ended on, if the person was sent here from one. */
function pageBefore(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('back' in state)) return undefined
  return typeof state.back === 'string' && /^\/(admin|cert|statement)\b/.test(state.back) ? state.back : undefined
}

/** Landing and sign-in. Spec §2. */
export function SignIn() {
  const session = useSession()
  const back = pageBefore(useLocation().state)
  if (session) return <Navigate to={back ?? paths.dashboard()} replace />
  return (
    <FrontPage about={<MinistryIntroduction />}>
      <Page title="Log in" width="reading" lead={back && 'Please log in to continue where you were.'}>
        <SignInForm />
        <p>
          New here? <Link to={paths.register()}>Create an account</Link>
        </p>
      </Page>
    </FrontPage>
  )
}
