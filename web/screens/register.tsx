import { Link, useNavigate } from 'react-router'
import { usePortal } from '../api/use-portal.ts'
import { MinistryIntroduction } from '../features/account/ministry-introduction.tsx'
import { RegisterForm } from '../features/account/register-form.tsx'
import { paths } from '../paths.ts'
import { FrontPage } from '../ui/layout/open-page.tsx'
import { Page } from '../ui/layout/page.tsx'

/** Account registration. Spec §2. */
export function Register() {
  const go = useNavigate()
  const homeState = usePortal()?.home_state_id
  return (
    <FrontPage about={<MinistryIntroduction />}>
      <Page title="Create an account" width="reading" lead="For owners and managers of private health facilities.">
        <RegisterForm homeState={homeState} onRegistered={() => go(paths.signIn())} />
        <p>
          <Link to={paths.signIn()}>Already have an account</Link>
        </p>
      </Page>
    </FrontPage>
  )
}
