import { Link } from 'react-router'
import { useSession } from '../api/session.ts'
import { paths } from '../paths.ts'
import { Page } from '../ui/layout/page.tsx'

/** Any address that is none of the portal's. Spec §2. */
export function NotFound() {
  const session = useSession()
  return (
    <Page title="Page not found" heading="Oops! It seems that this page does not exist." width="reading">
      <p>If you typed the address, check it. If you followed a link, the page may have moved.</p>
      <p>
        {session ? (
          <Link to={paths.overview()}>Go to your dashboard</Link>
        ) : (
          <Link to={paths.signIn()}>Go to the sign-in page</Link>
        )}
      </p>
    </Page>
  )
}
